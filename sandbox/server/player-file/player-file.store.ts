import { randomUUID } from 'node:crypto'
import { transaction, type Db, type Pool } from '../database.ts'

type Operator = 'here' | 'elsewhere'

/** Milliseconds without a word after which nobody plays anywhere: a figure of the sandbox. */
export const forgetsAfter = 30 * 60_000

interface Booking {
  number: string
  person: string
  /** 'YYYY-MM' */
  month: string
  amount: number
  limit: number
}

/** Counts the deposit if it is within the lowest limit of all operators; the same number once. */
export const book = (pool: Pool, { number, person, month, amount, limit }: Booking) =>
  transaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`file of ${person}`])
    await setLimit(tx, { person, operator: 'here', limit })
    const { rows } = await tx.query<{ lowest: number; used: number; known: boolean }>(
      `select (select min(amount) from sandbox.file_limits where person = $1) as lowest,
              (select coalesce(sum(amount), 0)::bigint from sandbox.file_deposits where person = $1 and month = $2) as used,
              exists (select from sandbox.file_deposits where number = $3) as known`,
      [person, month, number],
    )
    const { lowest = 0, used = 0, known = false } = rows[0] ?? {}
    if (known) return { within: true, limit: lowest, used }
    if (used + amount > lowest) return { within: false, limit: lowest, used }
    await insertDeposit(tx, { number, operator: 'here', person, month, amount })
    return { within: true, limit: lowest, used: used + amount }
  })

type Deposit = Omit<Booking, 'limit'> & { operator: Operator }

async function insertDeposit(db: Db, { number, operator, person, month, amount }: Deposit): Promise<void> {
  await db.query(
    'insert into sandbox.file_deposits (number, operator, person, month, amount) values ($1, $2, $3, $4, $5)',
    [number, operator, person, month, amount],
  )
}

export const depositElsewhere = (db: Db, deposit: Pick<Booking, 'person' | 'month' | 'amount'>) =>
  insertDeposit(db, { ...deposit, number: randomUUID(), operator: 'elsewhere' })

export async function takeBack(db: Db, number: string): Promise<void> {
  await db.query(`delete from sandbox.file_deposits where number = $1 and operator = 'here'`, [number])
}

/** @param limit null: there is none */
export async function setLimit(
  db: Db,
  { person, operator, limit }: { person: string; operator: Operator; limit: number | null },
): Promise<void> {
  await db.query(
    limit === null
      ? 'delete from sandbox.file_limits where person = $1 and operator = $2 and $3::bigint is null'
      : `insert into sandbox.file_limits (person, operator, amount) values ($1, $2, $3)
         on conflict (person, operator) do update set amount = excluded.amount`,
    [person, operator, limit],
  )
}

/** Null: the person plays at the other operator. */
export async function begin(
  db: Db,
  { person, operator, now }: { person: string; operator: Operator; now: Date },
): Promise<Date | null> {
  const { rows } = await db.query<{ until: Date }>(
    `insert into sandbox.file_activity as known (person, operator, until) values ($1, $2, $3)
     on conflict (person) do update set operator = excluded.operator, until = excluded.until
      where known.operator = excluded.operator or known.until <= $4
     returning until`,
    [person, operator, new Date(now.getTime() + forgetsAfter), now],
  )
  return rows[0]?.until ?? null
}

export async function end(
  db: Db,
  { person, operator }: { person: string; operator: Operator },
): Promise<void> {
  await db.query('delete from sandbox.file_activity where person = $1 and operator = $2', [person, operator])
}
