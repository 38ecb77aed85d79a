import { transactionKind } from '#contract/payment.ts'
import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import { lockPayments } from '../payment/payment.store.ts'
import { lockFunds } from '../wallet/wallet.store.ts'
import type { Locale } from '#contract/locale.ts'
import type { ExclusionElsewhere, KeptBreak, NewBreak } from './break.rules.ts'

export async function insertBreak(
  db: Db,
  playerId: number,
  { kind, begunAt, until, lift, original }: NewBreak,
): Promise<void> {
  const { from = null, wait = null, within = null } = lift ?? {}
  await db.query(
    `insert into breaks (player_id, kind, begun_at, until, liftable_from, lift_wait, lift_within, original_player, original_break)
     values ($1, $2, $3, $4, $5, $6 * interval '1 millisecond', $7 * interval '1 millisecond', $8, $9)`,
    [playerId, kind, begunAt, until, from, wait, within, original?.player ?? null, original?.break ?? null],
  )
}

/** Those that the player has no copy of, be it in force or lifted. */
export async function notAdopted(
  db: Db,
  playerId: number,
  elsewhere: readonly ExclusionElsewhere[],
): Promise<ExclusionElsewhere[]> {
  const { rows } = await db.query<ExclusionElsewhere['original']>(
    `select original_player as player, original_break as break from breaks
      where player_id = $1 and original_player is not null`,
    [playerId],
  )
  return elsewhere.filter(
    ({ original }) => !rows.some((row) => row.player === original.player && row.break === original.break),
  )
}

const inForce = `lifted_at is null and (kind = 'exclusion' or until > $2)`

export async function listBreaks(db: Db, playerId: number, now: Date): Promise<KeptBreak[]> {
  const { rows } = await db.query<KeptBreak>(
    `select kind, begun_at as since, until, liftable_from as "liftableFrom",
            lift_confirmable_from as "confirmableFrom", lift_lapses_at as "lapsesAt"
       from breaks where player_id = $1 and ${inForce}`,
    [playerId, now],
  )
  return rows
}

const exclusions = `player_id = $1 and kind = 'exclusion' and lifted_at is null`

/** The request to lift the exclusions in force. The database sets its moments, and refuses one before its time. */
export async function askToLift(db: Db, playerId: number): Promise<void> {
  await db.query(`update breaks set lift_confirmable_from = limit_moment() where ${exclusions}`, [playerId])
}

export async function liftExclusions(db: Db, playerId: number): Promise<void> {
  await db.query(`update breaks set lifted_at = limit_moment() where ${exclusions}`, [playerId])
}

/** Ends later by so many milliseconds. */
export async function pauseBonus(db: Db, playerId: number, milliseconds: number): Promise<void> {
  await db.query(
    `update bonuses set expires_at = expires_at + $2 * interval '1 millisecond'
      where player_id = $1 and status = 'active'`,
    [playerId, milliseconds],
  )
}

/** Bonuses that the player has asked for or wagers. */
export async function listOpenBonuses(
  db: Db,
  playerId: number,
): Promise<{ id: number; status: 'requested' | 'active'; locale: Locale }[]> {
  const { rows } = await db.query<{ id: number; status: 'requested' | 'active'; locale: Locale }>(
    `select id, status, locale from bonuses where player_id = $1 and status in ('requested', 'active') order by id`,
    [playerId],
  )
  return rows
}

/** What keeps a player from play and deposits; 'active elsewhere', by the file of players, from play alone. */
export type Bar = 'on a break' | 'excluded by a register' | 'register silent' | 'active elsewhere'

/** From deposits and bonuses. */
export async function barOf(db: Db, playerId: number, now: Date): Promise<Bar | null> {
  const { rows } = await db.query<{ bar: Bar | null }>('select bar_of_money($1, $2) as bar', [playerId, now])
  return rows[0]?.bar ?? null
}

/** The same where no register is asked: an answer that is old or missing keeps nobody from anything. */
export async function knownBarOf(db: Db, playerId: number, now: Date): Promise<Bar | null> {
  const bar = await barOf(db, playerId, now)
  return bar === 'register silent' ? null : bar
}

export async function barOfPlay(db: Db, playerId: number, now: Date): Promise<Bar | null> {
  const { rows } = await db.query<{ bar: Bar | null }>('select bar_of($1, $2) as bar', [playerId, now])
  return rows[0]?.bar ?? null
}

/** By the clock that lifting is judged by. */
export async function limitMoment(db: Db): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>('select limit_moment() as now')
  if (!rows[0]) throw new Error('limit_moment() returned no row')
  return rows[0].now
}

/** Bets and deposits of the player wait until the transaction ends, in this order as everywhere. */
export async function lockPlay(tx: Transaction, playerId: number): Promise<void> {
  await lockPayments(tx, playerId, transactionKind.Deposit)
  await lockFunds(tx, playerId)
}
