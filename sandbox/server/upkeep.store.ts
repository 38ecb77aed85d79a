import type { Db } from './database.ts'

const day = 24 * 60 * 60 * 1000

/** How long each kind of row is of use; milliseconds. */
export const kept = {
  /** Whom a token was given to: no sign-in that a game was launched in lasts longer. */
  launches: 30 * day,
  /** What the wallet has done, to answer whoever asks once more. */
  paidDebts: 7 * day,
} as const

/** Removes what is of no more use. What is still owed, and what the wallet has refused, stays. Safe to run on several nodes at once. */
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
