import { amountKey, transactionKind, type PaymentDetail } from '#contract/payment.ts'
import type { TestApp } from './app.ts'
import { methodOf, paymentsOf, type PaymentRow, type TestPlayer } from './player.ts'

/** A valid detail for each method, by its code, without the amount. */
const details: Record<string, PaymentDetail> = {
  kesecik: { WalletNo: '1234567890' },
  turna: { AccountEmail: 'ada@example.test' },
  'bank-transfer': { Bank: 1, Iban: 'TR330006100519786457841326', AccountHolder: 'Ada Deniz' },
}

let asked = 0

/** A player asks to deposit or to withdraw, in Turkish; returns the payment's row. */
async function pay(
  app: TestApp,
  player: TestPlayer,
  call: 'payment/deposit' | 'payment/withdraw',
  [code, amount, more]: Payment,
): Promise<PaymentRow> {
  const detail = { ...details[code], ...more, [amountKey]: amount }
  const body = { id: await methodOf(app, code), target: 'pay', detail } as const
  const requestId = `payment:${(asked += 1)}`
  const answer = await app.call(call, body, { token: player.token, locale: 'tr', requestId })
  const type = call === 'payment/deposit' ? transactionKind.Deposit : transactionKind.Withdraw
  const payment = (await paymentsOf(app, player, type)).at(-1)
  if (!answer.success || !payment) throw new Error(`No ${call} by ${code}: ${answer.message}`)
  return payment
}

/** The method's code, an amount in lira, and fields that replace the usual ones. */
type Payment = [code: string, amount: number, more?: PaymentDetail]

export const asksToDeposit = (app: TestApp, player: TestPlayer, ...payment: Payment) =>
  pay(app, player, 'payment/deposit', payment)

export const asksToWithdraw = (app: TestApp, player: TestPlayer, ...payment: Payment) =>
  pay(app, player, 'payment/withdraw', payment)

export async function noticesOf({ pool }: Pick<TestApp, 'pool'>, player: TestPlayer) {
  const { rows } = await pool.query<{ type: number; title: string; note: string }>(
    'select type, title, note from notifications where player_id = $1 order by id',
    [player.id],
  )
  return rows
}

export async function movedFor({ pool }: Pick<TestApp, 'pool'>, reference: string): Promise<string[]> {
  const { rows } = await pool.query<{ cause: string }>(
    'select cause from transfers where reference = $1 order by id',
    [reference],
  )
  return rows.map(({ cause }) => cause)
}
