import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { backOff } from '../back-off.ts'
import { lockFailures, lockTimeout } from '../database/migrate.ts'
import type { Transaction } from '../database/transaction.ts'

/** Milliseconds. */
const persistence = 10 * 60_000

/** Does what locks tables that players use: it gives up after a second, lets them go on, and tries again. */
export async function inAMoment(tx: Transaction, step: () => Promise<unknown>): Promise<void> {
  await tx.query(`set local lock_timeout = ${lockTimeout}`)
  const waitAfter = backOff()
  for (const until = performance.now() + persistence; ;) {
    await tx.query('savepoint moment')
    try {
      await step()
      return
    } catch (error) {
      const isLocked = error instanceof DatabaseError && lockFailures.includes(error.code ?? '')
      if (!isLocked || performance.now() > until) throw error
    }
    await tx.query('rollback to savepoint moment')
    await delay(waitAfter(performance.now()))
  }
}
