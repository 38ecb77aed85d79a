import type { Db } from '../database.ts'

export type PaymentEvent = 'paid' | 'declined' | 'waiting'

/** By the last digits of the account; any other is paid at once. */
const endings: readonly (readonly [RegExp, PaymentEvent])[] = [
  [/0002$/, 'declined'],
  /** Paid at the next request. */
  [/0003$/, 'waiting'],
]

interface PayOut {
  reference: string
  /** Minor units. */
  amount: number
  /** What the player entered, the account and the amount among it. */
  detail: Readonly<Record<string, unknown>>
}

/** Idempotent by reference, as a real provider is. */
export async function payOut(db: Db, { reference, amount, detail }: PayOut): Promise<PaymentEvent> {
  const { Amount: _amount, ...accounts } = detail
  const [, state = 'paid'] =
    endings.find(([ending]) => Object.values(accounts).some((account) => ending.test(String(account)))) ?? []
  const { rows } = await db.query<{ state: PaymentEvent }>(
    `insert into sandbox.payouts as known (reference, amount, state) values ($1, $2, $3)
     on conflict (reference) do update
       set asked = known.asked + 1, state = case known.state when 'waiting' then 'paid' else known.state end
     returning state`,
    [reference, amount, state],
  )
  return rows[0]?.state ?? 'waiting'
}
