import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds for which a page waits for what it shows: with the database away it is served all the same. */
const pagePatience = 250

interface Reading<T> {
  read: () => Promise<T>
  log: Pick<FastifyBaseLogger, 'warn'>
  /** What the log says where it cannot be read. */
  failure: string
  /** Milliseconds for which it is not read again. */
  believed?: number
  /** Goes up when what was read is true no longer. */
  edition?: () => number
}

/** Reads once at a time. Where the database takes too long, it is what was read last; undefined where that never was. */
export function lastKnown<T>({
  read,
  log,
  failure,
  believed = 0,
  edition = () => 0,
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
    const over = delay(pagePatience, undefined, giveUp).catch(() => undefined)
    await Promise.race([(reading ??= readNow()), over])
    giveUp.abort()
    return known
  }
}
