import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds that a page waits for the database; then it is served with what was read last. */
export const pagePatience = 250

interface Reading<T> {
  read: () => Promise<T>
  log: Pick<FastifyBaseLogger, 'warn'>
  failure: string
  /** Milliseconds before it is read again. */
  believed?: number
  edition?: () => number
  /** Milliseconds that a page waits while nothing is known yet. */
  firstPatience?: number
}

/** One read at a time. If the database takes too long: the last value, undefined if there is none. */
export function lastKnown<T>({
  read,
  log,
  failure,
  believed = 0,
  edition = () => 0,
  firstPatience = pagePatience,
}: Reading<T>): () => Promise<T | undefined> {
  let known: T | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let readEdition = edition()
  let reading: Promise<void> | null = null

  async function readNow(): Promise<void> {
    const now = edition()
    try {
      known = await read()
    } catch (error) {
      log.warn({ err: error }, failure)
    }
    readAt = performance.now()
    readEdition = now
    reading = null
  }

  return async () => {
    if (performance.now() - readAt < believed && readEdition === edition()) return known
    const giveUp = new AbortController()
    const patience = known === undefined ? firstPatience : pagePatience
    const over = delay(patience, undefined, giveUp).catch(() => undefined)
    await Promise.race([(reading ??= readNow()), over])
    giveUp.abort()
    return known
  }
}
