import { randomUUID } from 'node:crypto'
import type { Db } from '../database/pool.ts'
import type { Locale } from '../locale.ts'
import type { Env } from '../env.ts'
import { reportReader, sandboxSecret } from './payment-provider.sandbox-report.ts'
import { payOut } from './payment-provider.sandbox-payout.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The provider's name in the terms of payment methods. */
export const sandboxName = 'sandbox'

export type OrderState = 'open' | 'later' | 'paid' | 'declined'

export interface SandboxOrder {
  id: string
  reference: string
  /** Minor units. */
  amount: number
  locale: Locale
  state: OrderState
  reported: boolean
}

/** The default: takes no money; the visitor of its page decides how a payment ends. */
export const sandboxProvider = (
  db: Db,
  { publicUrl, secret }: Pick<Env, 'publicUrl' | 'secret'>,
): PaymentProvider => ({
  async start({ reference, amount, locale }) {
    await db.query(
      `insert into sandbox_orders (id, reference, amount, locale) values ($1, $2, $3, $4)
       on conflict (reference) do nothing`,
      [randomUUID(), reference, amount, locale],
    )
    const { rows } = await db.query<{ id: string }>('select id from sandbox_orders where reference = $1', [
      reference,
    ])
    return { url: `${publicUrl}/sandbox/pay/${rows[0]?.id}` }
  },
  payOut: (order) => payOut(db, order),
  readReport: reportReader(sandboxSecret(secret)),
})

export async function findOrder(db: Db, id: string): Promise<SandboxOrder | null> {
  const { rows } = await db.query<SandboxOrder>(
    'select id, reference, amount, locale, state, reported from sandbox_orders where id = $1',
    [id],
  )
  return rows[0] ?? null
}

/** Paid and declined are final. */
export async function decideOrder(db: Db, id: string, state: OrderState): Promise<void> {
  await db.query(
    `update sandbox_orders set state = $2, reported = false where id = $1 and state in ('open', 'later')`,
    [id, state],
  )
}

export async function markReported(db: Db, id: string): Promise<void> {
  await db.query('update sandbox_orders set reported = true where id = $1', [id])
}
