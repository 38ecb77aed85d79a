import { amountKey } from '#contract/payment.ts'
import type { Db } from '../database/pool.ts'
import type { PaymentEvent, PayOutOrder } from './payment-provider.ts'

/** By the end of the account; any other is paid at once. */
const endings: readonly (readonly [RegExp, PaymentEvent])[] = [
  [/0002$/, 'declined'],
  /** Paid at the next request. */
  [/0003$/, 'waiting'],
]

/** Sends no money. Idempotent by reference, as a real provider is. */
export async function payOut(db: Db, { reference, amount, detail }: PayOutOrder): Promise<PaymentEvent> {
  const accounts = Object.entries(detail).filter(([key]) => key !== amountKey)
  const [, state = 'paid'] =
    endings.find(([ending]) => accounts.some(([, value]) => ending.test(String(value)))) ?? []
  const { rows } = await db.query<{ state: PaymentEvent }>(
    `insert into sandbox_payouts as known (reference, amount, state) values ($1, $2, $3)
     on conflict (reference) do update
       set asked = known.asked + 1, state = case known.state when 'waiting' then 'paid' else known.state end
     returning state`,
    [reference, amount, state],
  )
  return rows[0]?.state ?? 'waiting'
}
