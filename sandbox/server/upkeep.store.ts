import type { Db } from './database.ts'

const day = 24 * 60 * 60 * 1000

/** Milliseconds that each kind of row is kept. */
export const kept = {
  /** No session of a player lasts longer. */
  launches: 30 * day,
  /** Answers repetitions of the same win or rollback. */
  paidDebts: 7 * day,
} as const

/** Removes old rows, but no debt that is unpaid or that the wallet refused. Safe to run on several nodes at once. */
export async function tidySandbox(db: Db, now: Date): Promise<Record<'launches' | 'paidDebts', number>> {
  const before = (age: number) => new Date(now.getTime() - age)
  const launches = await db.query('delete from sandbox.launches where launched_at < $1', [
    before(kept.launches),
  ])
  const paidDebts = await db.query(
    `delete from sandbox.debts where answer is not null and (answer ->> 'done')::boolean and due_at < $1`,
    [before(kept.paidDebts)],
  )
  return { launches: launches.rowCount ?? 0, paidDebts: paidDebts.rowCount ?? 0 }
}
