import { transactionKind } from '#contract/payment.ts'
import type { LimitName } from '#contract/protection.ts'
import type { Profile } from '#contract/law/profile.ts'
import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Env } from '../env.ts'
import { lockPayments } from '../payment/payment.store.ts'

/** ISO code of the player's country. */
export async function countryOf(db: Db, playerId: number): Promise<string | null> {
  const { rows } = await db.query<{ code: string }>(
    'select code from countries join players on players.country_id = countries.id where players.id = $1',
    [playerId],
  )
  return rows[0]?.code ?? null
}

/** What the law of the player's country asks. */
export const profileFor = async (db: Db, { law }: Pick<Env, 'law'>, playerId: number): Promise<Profile> =>
  law.profileOf(await countryOf(db, playerId))

/** Minor units, or minutes of a session; null: there is none. The player's changes and deposits wait until the transaction ends. */
export async function lockLimit(
  tx: Transaction,
  playerId: number,
  { kind, period }: LimitName,
): Promise<number | null> {
  await lockPayments(tx, playerId, transactionKind.Deposit)
  const { rows } = await tx.query<{ amount: number }>(
    'select amount from limits where player_id = $1 and kind = $2 and period = $3',
    [playerId, kind, period],
  )
  return rows[0]?.amount ?? null
}

interface Writing extends LimitName {
  playerId: number
  amount: number
  by: 'player' | 'operator'
}

export async function insertLimit(tx: Transaction, limit: Writing): Promise<void> {
  await tx.query(
    'insert into limits (player_id, kind, period, amount, changed_by) values ($1, $2, $3, $4, $5)',
    [limit.playerId, limit.kind, limit.period, limit.amount, limit.by],
  )
}

/** The database refuses a higher amount, unless a request for exactly it can be confirmed now. */
export async function updateLimit(tx: Transaction, limit: Writing): Promise<void> {
  await tx.query(
    'update limits set amount = $4, changed_by = $5 where player_id = $1 and kind = $2 and period = $3',
    [limit.playerId, limit.kind, limit.period, limit.amount, limit.by],
  )
}

/** The database refuses it, unless a request for it can be confirmed now. */
export async function deleteLimit(
  tx: Transaction,
  { playerId, kind, period }: Omit<Writing, 'amount' | 'by'>,
): Promise<void> {
  await tx.query('delete from limits where player_id = $1 and kind = $2 and period = $3', [
    playerId,
    kind,
    period,
  ])
}

export interface OpenRequest {
  id: number
  /** Null: removal. */
  amount: number | null
  confirmableFrom: Date
  state: 'early' | 'open' | 'lapsed'
}

/** By the clock of the database. */
export async function findRequest(
  db: Db,
  playerId: number,
  { kind, period }: LimitName,
): Promise<OpenRequest | null> {
  const { rows } = await db.query<OpenRequest>(
    `select id, amount, confirmable_from as "confirmableFrom",
            case when lapses_at <= now then 'lapsed' when confirmable_from <= now then 'open' else 'early' end as state
       from limit_requests cross join limit_moment() as now
      where player_id = $1 and kind = $2 and period = $3 and ended_at is null`,
    [playerId, kind, period],
  )
  return rows[0] ?? null
}

/** Cancels an open request; one that has lapsed is told so. */
export async function endRequest(tx: Transaction, { id, state }: OpenRequest): Promise<void> {
  await tx.query(
    `update limit_requests
        set ended_at = case when $2 then lapses_at else limit_moment() end, ended_as = case when $2 then 'lapsed' else 'cancelled' end
      where id = $1`,
    [id, state === 'lapsed'],
  )
}

interface Asking extends LimitName {
  playerId: number
  amount: number | null
  before: number
  law: Pick<Profile['limits'], 'raiseWait' | 'confirmWithin' | 'afterPeriod'>
}

/** The database dates it, and counts the wait from its own clock. */
export async function insertRequest(
  tx: Transaction,
  { playerId, kind, period, amount, before, law }: Asking,
): Promise<void> {
  await tx.query(
    `insert into limit_requests (player_id, kind, period, amount, amount_before, wait, within)
     select $1, $2, $3, $4, $5,
            greatest($6 * interval '1 millisecond', case when $8 then limit_ends($3, limit_moment()) - limit_moment() end),
            $7 * interval '1 millisecond'`,
    [playerId, kind, period, amount, before, law.raiseWait, law.confirmWithin, law.afterPeriod],
  )
}
