import { transactionStatus } from '#contract/payment.ts'
import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'

const { Confirmed, Pending, Created } = transactionStatus

/** The calendar by which Germany's file counts. */
const calendar = 'Europe/Berlin'

/** How long a booked deposit may take to become a payment; then it is taken back. */
const inTime = `interval '1 minute'`
/** Longer than a deposit of this month or the last one is old. */
const lookedAt = `interval '62 days'`

export interface MonthlyLimit {
  /** Minor units. */
  limit: number
  /** 'YYYY-MM' */
  month: string
  nextMonth: Date
}

/** Null: the player has none. */
export async function findMonthlyLimit(db: Db, playerId: number, now: Date): Promise<MonthlyLimit | null> {
  const { rows } = await db.query<MonthlyLimit>(
    `select amount as limit, to_char(local, 'YYYY-MM') as month,
            (date_trunc('month', local) + interval '1 month') at time zone $3::text as "nextMonth"
       from limits cross join (select $2::timestamptz at time zone $3::text as local) as here
      where player_id = $1 and kind = 'deposit' and period = 'month'`,
    [playerId, now, calendar],
  )
  return rows[0] ?? null
}

export interface KeptJoint {
  reference: string
  file: string
  playerId: number
  amount: number
  month: string
}

/** Before the file is asked: it may count the deposit from now on. */
export async function keepJoint(
  db: Db,
  { reference, file, playerId, amount, month }: KeptJoint,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into joint_deposits (reference, file, player_id, amount, month, asked_at, booked) values ($1, $2, $3, $4, $5, $6, true)
     on conflict (reference) do update set asked_at = excluded.asked_at, booked = true`,
    [reference, file, playerId, amount, month, now],
  )
}

/** The file has refused it. */
export async function dropJoint(db: Db, reference: string): Promise<void> {
  await db.query('delete from joint_deposits where reference = $1', [reference])
}

/** Locks it until the transaction ends: it is not taken back meanwhile. */
export async function isBooked(tx: Transaction, reference: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from joint_deposits where reference = $1 and booked and asked_at > $2::timestamptz - ${inTime} for update`,
    [reference, now],
  )
  return rowCount === 1
}

/** One that has not become a payment is counted while it may still become one. */
const counts = `case when payments.id is null then booked and asked_at > $1::timestamptz - ${inTime}
                     else status in (${Confirmed}, ${Pending}, ${Created}) end`

/** Of which the file is to hear something else than it was told. */
export async function listUntold(db: Db, now: Date): Promise<Pick<KeptJoint, 'reference' | 'file'>[]> {
  const { rows } = await db.query<Pick<KeptJoint, 'reference' | 'file'>>(
    `select reference, file from joint_deposits left join payments using (reference)
      where asked_at > $1::timestamptz - ${lookedAt} and booked is distinct from (${counts}) order by asked_at`,
    [now],
  )
  return rows
}

/** Null: another node has it, or the file has been told. */
export async function lockUntold(
  tx: Transaction,
  reference: string,
  now: Date,
): Promise<(KeptJoint & { counts: boolean }) | null> {
  const locked = await tx.query('select from joint_deposits where reference = $1 for update skip locked', [
    reference,
  ])
  if (locked.rowCount === 0) return null
  const { rows } = await tx.query<KeptJoint & { counts: boolean }>(
    `select reference, file, joint_deposits.player_id as "playerId", joint_deposits.amount, month, ${counts} as counts
       from joint_deposits left join payments using (reference)
      where reference = $2 and booked is distinct from (${counts})`,
    [now, reference],
  )
  return rows[0] ?? null
}

export async function keepTold(tx: Transaction, reference: string, booked: boolean): Promise<void> {
  await tx.query('update joint_deposits set booked = $2 where reference = $1', [reference, booked])
}

/** The file that knows the player, if there is one, is to hear of the monthly limit. Waits while it is told of an earlier one. */
export async function keepLimitChanged(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(
    `insert into joint_limits (player_id, file) select player_id, register from register_answers where player_id = $1 and bets_only
     on conflict (player_id) do update set file = excluded.file`,
    [playerId],
  )
}

export async function listChangedLimits(db: Db): Promise<Pick<KeptJoint, 'playerId' | 'file'>[]> {
  const { rows } = await db.query<Pick<KeptJoint, 'playerId' | 'file'>>(
    'select player_id as "playerId", file from joint_limits order by player_id',
  )
  return rows
}

/** Takes the row; null: another node has it, or the file has been told. */
export async function takeChangedLimit(tx: Transaction, playerId: number): Promise<string | null> {
  const { rows } = await tx.query<{ file: string }>(
    `delete from joint_limits where player_id = (
       select player_id from joint_limits where player_id = $1 for update skip locked) returning file`,
    [playerId],
  )
  return rows[0]?.file ?? null
}
