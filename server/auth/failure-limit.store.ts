import { createHash } from 'node:crypto'
import { transaction } from '../database/transaction.ts'
import type { Pool } from '../database/pool.ts'

/** Failures are counted over this many milliseconds. */
export const failureWindow = 15 * 60 * 1000

export interface FailureLimit {
  key: Buffer
  /** Failures in any `failureWindow`. */
  most: number
}

/** What is counted, so that it cannot be read from the database. */
export const failureKey = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest()

/**
 * Counts a try as a failure before it is looked at, so that tries at the same moment cannot pass together. Returns null
 * where it may go on, otherwise the seconds after which it may.
 */
export async function countFailure(
  pool: Pool,
  limits: readonly FailureLimit[],
  now: Date,
): Promise<number | null> {
  const since = new Date(now.getTime() - failureWindow)
  return transaction(pool, async (tx) => {
    await tx.query('delete from login_failures where failed_at <= $1', [since])
    for (const { key, most } of limits) {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key.toString('hex')])
      const { rows } = await tx.query<{ failed_at: Date }>(
        'select failed_at from login_failures where key = $1 order by failed_at desc limit $2',
        [key, most],
      )
      const oldest = rows[most - 1]?.failed_at
      if (oldest) return Math.ceil((oldest.getTime() + failureWindow - now.getTime()) / 1000)
    }
    for (const { key } of limits) {
      await tx.query('insert into login_failures (key, failed_at) values ($1, $2)', [key, now])
    }
    return null
  })
}

/** The right one was given: what was counted under the key starts anew. */
export async function forgetFailures(pool: Pool, key: Buffer): Promise<void> {
  await pool.query('delete from login_failures where key = $1', [key])
}
