import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { spanned } from '../tracing/spans.ts'
import type { Db, Pool } from './pool.ts'

export interface Transaction extends Db {
  afterCommit(effect: () => Promise<void>): void
}

const mostTries = 8
/** Milliseconds. */
const firstWait = 5
const serializationFailure = '40001'
const deadlock = '40P01'

/** Runs `work` in a transaction, again after a serialization failure or deadlock: `work` may run several times. */
export async function transaction<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await spanned('transaction', {}, () => once(pool, work))
    } catch (error) {
      if (!asksForRetry(error) || tries === mostTries) throw error
      await delay(Math.random() * firstWait * 2 ** tries)
    }
  }
}

async function once<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const effects: (() => Promise<void>)[] = []
  const connection = await pool.connect()
  let isStuck = false
  let result: T
  try {
    await connection.query('begin')
    result = await work({
      query: (text, values) => connection.query(text, values),
      afterCommit: (effect) => effects.push(effect),
    })
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback').catch(() => (isStuck = true))
    throw error
  } finally {
    connection.release(isStuck)
  }
  for (const effect of effects) await effect()
  return result
}

/** After a serialization failure or deadlock. */
export const asksForRetry = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === serializationFailure || error.code === deadlock)

/** The unique constraint that a write violated; undefined for any other error. */
export function brokenConstraint(error: unknown): string | undefined {
  const uniqueViolation = '23505'
  return error instanceof DatabaseError && error.code === uniqueViolation ? error.constraint : undefined
}
