import type { Pool } from '../database/pool.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import type { Works } from '../jobs/jobs.ts'
import type { Parts } from '../parts.ts'
import { differences } from './reconcile.ts'

interface Needs {
  /** Its statements may run for minutes. */
  pool: Pool
  log: Pick<Parts['log'], 'error'>
  /** @param found proofs that fail */
  onReconciled: ((found: number) => void) | undefined
}

/** Runs `work` on one snapshot of the database, without locks. */
export const onSnapshot = <T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  transaction(pool, async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only')
    return work(tx)
  })

/** Fails if the ledger does not add up: the job is then given up, and stays among those of `operator jobs`. */
export const reconcileJob =
  ({ pool, log, onReconciled }: Needs): Works['reconcile'] =>
  async () => {
    const found = await onSnapshot(pool, differences)
    onReconciled?.(found.length)
    if (found.length === 0) return
    log.error({ found }, 'the ledger does not add up')
    throw new Error(found.join('\n'))
  }
