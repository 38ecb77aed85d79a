import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import type { Db } from '../database.ts'

export type OrderState = 'open' | 'later' | 'paid' | 'declined'

export interface Order {
  id: string
  /** The merchant's. */
  reference: string
  /** Minor units. */
  amount: number
  locale: Locale
  state: OrderState
  reported: boolean
}

/** Idempotent by reference. @returns the order's id */
export async function keepOrder(
  db: Db,
  { reference, amount, locale }: Pick<Order, 'reference' | 'amount' | 'locale'>,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into sandbox.orders as known (id, reference, amount, locale) values ($1, $2, $3, $4)
     on conflict (reference) do update set reference = known.reference returning id`,
    [randomUUID(), reference, amount, locale],
  )
  const [order] = rows
  if (!order) throw new Error('The order was not kept')
  return order.id
}

export async function findOrder(db: Db, id: string): Promise<Order | null> {
  const { rows } = await db.query<Order>(
    'select id, reference, amount, locale, state, reported from sandbox.orders where id = $1',
    [id],
  )
  return rows[0] ?? null
}

/** Paid and declined are final. */
export async function decideOrder(db: Db, id: string, state: OrderState): Promise<void> {
  await db.query(
    `update sandbox.orders set state = $2, reported = false where id = $1 and state in ('open', 'later')`,
    [id, state],
  )
}

export async function markReported(db: Db, id: string): Promise<void> {
  await db.query('update sandbox.orders set reported = true where id = $1', [id])
}
