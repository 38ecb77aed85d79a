import { withPatience } from '../database/patience.ts'
import { createPool } from '../database/pool.ts'
import { transaction } from '../database/transaction.ts'
import { findMaintenance } from './maintenance.store.ts'

/** Milliseconds without a reply after which the answer is no. */
const patience = 1_500
/** Milliseconds for which an answer is cached for everybody. */
const believed = 250

interface Answer {
  maintenance: boolean
}

export interface Readiness {
  /** Rejects while the database does not answer, or does not accept writes. */
  ask(): Promise<Answer>
  close(): Promise<void>
}

/** Whether the database accepts writes: on its own connection, so that it does not wait behind players' calls. */
export function findReadiness(databaseUrl: string): Readiness {
  const pool = createPool(databaseUrl, { max: 1, patience })
  let asked: Promise<Answer> | null = null
  let answeredAt = Number.NEGATIVE_INFINITY

  const find = () =>
    withPatience(patience, () =>
      transaction(pool, async (tx) => {
        await tx.query('create temporary table if not exists disk (block text) on commit delete rows')
        // Each commit empties the table: each insert takes a new block, and fails if the disk is full.
        await tx.query(`insert into disk values ('.')`)
        await tx.query('update readiness set checked_at = now()')
        return { maintenance: (await findMaintenance(tx)) !== null }
      }),
    )

  return {
    ask() {
      if (asked && performance.now() - answeredAt < believed) return asked
      answeredAt = Number.POSITIVE_INFINITY
      const asking = find().finally(() => {
        answeredAt = performance.now()
      })
      asked = asking
      return asking
    },
    close: () => pool.end(),
  }
}
