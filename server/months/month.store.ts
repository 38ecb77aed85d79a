import type { Db, Pool } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'

/** In the order in which a bet locks them. */
export const monthly = ['transfers', 'entries', 'rounds', 'operator_acts'] as const
export type Monthly = (typeof monthly)[number]

/** '2026-11'. */
export type Month = string

export const partitionOf = (kind: Monthly, month: Month) => `${kind}_${month.replace('-', '_')}`
const firstDay = (month: Month) => `${month}-01`

/** Partitions of this month and the next two. */
const missing = `
  select kind, month::date from unnest($1::text[]) with ordinality as tables (kind, place)
   cross join generate_series(month_of($2)::timestamp, month_of($2) + interval '2 months', '1 month') as month
   where month > (select max(months.month) from months) and to_regclass(partition_of(kind, month::date)) is null
   order by month, place`

/** Adds the partitions that are about to be needed, and begins the month. Safe to run on several nodes at once. */
export async function keepMonths(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ kind: Monthly; month: string }>(missing, [monthly, now])
  for (const { kind, month } of rows) await db.query('select add_partition($1, $2)', [kind, month])
  const { rows: begun } = await db.query<{ begun: boolean }>('select begin_month($1) as begun', [now])
  return begun[0]?.begun === true
}

export interface Kept {
  rows: number
  /** Of the uncompressed lines. */
  sha256: string
}
export type Files = Record<Monthly, Kept>

export interface MonthRow {
  month: Month
  /** Null: its rows are in the database. */
  files: Files | null
}

const lock = `hashtextextended('months in files', 0)`

/** One command at a time moves months to files and back; the others are told so. */
export async function alone<T>(pool: Pool, work: () => Promise<T>): Promise<T | string> {
  const connection = await pool.connect()
  let isStuck = false
  try {
    const { rows } = await connection.query<{ free: boolean }>(`select pg_try_advisory_lock(${lock}) as free`)
    return rows[0]?.free === true ? await work() : 'Another command works on the files of months'
  } finally {
    // A connection that does not answer keeps the lock until it is closed.
    await connection.query(`select pg_advisory_unlock(${lock})`).catch(() => (isStuck = true))
    connection.release(isStuck)
  }
}

/** Those that have begun, oldest first. */
export async function listMonths(db: Db): Promise<MonthRow[]> {
  const { rows } = await db.query<MonthRow>(
    `select to_char(month, 'YYYY-MM') as month, files from months order by months.month`,
  )
  return rows
}

export async function keepFiles(tx: Transaction, month: Month, files: Files | null): Promise<void> {
  await tx.query('update months set files = $2 where month = $1', [
    firstDay(month),
    files && JSON.stringify(files),
  ])
}

export async function hasOpenRounds(db: Db, month: Month): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>(
    `select exists (select from ${partitionOf('rounds', month)} where status = 1) as open`,
  )
  return rows[0]?.open === true
}

/** Nobody writes to the month until the transaction ends; everybody reads. */
export async function freeze(tx: Transaction, month: Month): Promise<void> {
  await tx.query(`lock table ${monthly.map((kind) => partitionOf(kind, month)).join()} in share mode`)
}

const countRounds = (month: Month, sign: '+' | '-') => `
  select count_history('rounds', array_agg(row(player_id, moment, kind, status, ${sign}total, ${sign}bet, ${sign}win)::history_change))
    from (select player_id, min(started_at) as moment, kind, status, count(*) as total, sum(bet) as bet, sum(win) as win
            from ${partitionOf('rounds', month)} group by player_id, history_day(started_at), kind, status) as days
   group by player_id`

/** Writes what stays of the month when its rows are gone. */
export async function carry(tx: Transaction, month: Month): Promise<void> {
  const entries = partitionOf('entries', month)
  await tx.query(
    `insert into carried_sums (account_id, month, amount) select account_id, $1, sum(amount) from ${entries} group by account_id`,
    [firstDay(month)],
  )
  await tx.query(
    `insert into carried_movements (player_id, cause, month, total)
     select player_id, cause, $1, count(distinct transfer_id)
       from ${entries}
       join accounts on accounts.id = account_id and accounts.kind in ('cash', 'bonus')
       join ${partitionOf('transfers', month)} as transfers on transfers.id = transfer_id
      group by player_id, cause`,
    [firstDay(month)],
  )
  await tx.query(countRounds(month, '-'))
}

export async function carryBack(tx: Transaction, month: Month): Promise<void> {
  await tx.query('delete from carried_sums where month = $1', [firstDay(month)])
  await tx.query('delete from carried_movements where month = $1', [firstDay(month)])
  await tx.query(countRounds(month, '+'))
}

/** Foreign keys lock the tables that they name. In the order in which a bet locks them. */
export const lockedByDrop = `lock table ${['players', 'accounts', ...monthly].map((table) => `only ${table}`).join()} in access exclusive mode`

/** Tables of an unfinished restore, which are no partitions yet. */
export async function hasTables(db: Db, month: Month): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>('select to_regclass($1) is not null as has', [
    partitionOf('transfers', month),
  ])
  return rows[0]?.has === true
}

/** Entries before the transfers that they name. */
export async function dropPartitions(tx: Transaction, month: Month): Promise<void> {
  for (const kind of ['entries', 'transfers', 'rounds', 'operator_acts'] as const)
    await tx.query(`drop table if exists ${partitionOf(kind, month)}`)
}

const ofEach = (step: string) => async (db: Db, month: Month) => {
  for (const kind of monthly) await db.query(`select ${step}($1, $2)`, [kind, firstDay(month)])
}
export const createPartitions = ofEach('create_partition')
export const validateForeignKeys = ofEach('validate_foreign_keys')
export const attachPartitions = ofEach('attach_partition')

export async function addForeignKeys(tx: Transaction, kind: Monthly, month: Month): Promise<void> {
  await tx.query('select add_foreign_keys($1, $2)', [kind, firstDay(month)])
}
