import type { Db } from './database.ts'
import type { Debt } from './debts.ts'
import type { WalletAnswer } from './wallet.ts'

type Named = Pick<Debt, 'provider'> & { id: string }

export async function insertDebt(db: Db, { provider, kind, seat, owed }: Debt, due: Date): Promise<void> {
  await db.query(
    `insert into sandbox.debts (provider, id, kind, seat, owed, due_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [provider, owed.id, kind, seat, owed, due],
  )
}

const debt = 'provider, kind, seat, owed'

export async function findDebt(
  db: Db,
  { provider, id }: Named,
): Promise<{ debt: Debt; answer: WalletAnswer | null } | null> {
  const { rows } = await db.query<Debt & { answer: WalletAnswer | null }>(
    `select ${debt}, answer from sandbox.debts where provider = $1 and id = $2`,
    [provider, id],
  )
  const [row] = rows
  if (!row) return null
  const { answer, ...kept } = row
  return { debt: kept, answer }
}

/** Exponential back-off, milliseconds. */
export interface Waits {
  first: number
  longest: number
}

/** Claims due debts for this node: their next due time is moved on, so no other node sends them now. */
export async function claimDue(
  db: Db,
  { now, most, waits }: { now: Date; most: number; waits: Waits },
): Promise<Debt[]> {
  const { rows } = await db.query<Debt>(
    `update sandbox.debts
        set tries = tries + 1,
            due_at = $1::timestamptz + least($3 * 2 ^ least(tries, 30), $4) * interval '1 millisecond'
      where (provider, id) in (
        select provider, id from sandbox.debts where answer is null and due_at <= $1
         order by due_at limit $2 for update skip locked
      )
      returning ${debt}`,
    [now, most, waits.first, waits.longest],
  )
  return rows
}

/** The first answer stays. */
export async function keepAnswer(db: Db, { provider, id }: Named, answer: WalletAnswer): Promise<void> {
  await db.query('update sandbox.debts set answer = $3 where provider = $1 and id = $2 and answer is null', [
    provider,
    id,
    answer,
  ])
}
