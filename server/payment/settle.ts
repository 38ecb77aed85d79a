import { transaction, type Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { publishBalance } from '../wallet/balance-hint.ts'
import { post } from '../wallet/wallet.store.ts'
import { noticeOf } from './notices.ts'
import { judge, movementInto, type PaymentStatus, type Report, type Verdict } from './payment.rules.ts'
import { lockPayment, setStatus, type KeptPayment } from './payment.store.ts'

export type SettleParts = Pick<Parts, 'pool' | 'clock' | 'bus' | 'notify'>

/**
 * Brings a payment to the status that its provider or an operator reports: status, money and notification in one
 * transaction. Safe to repeat.
 */
export async function settle(
  parts: SettleParts,
  { reference, ...report }: Report & { reference: string },
): Promise<Verdict | 'unknown'> {
  return transaction(parts.pool, async (tx) => {
    const payment = await lockPayment(tx, reference)
    if (!payment) return 'unknown'
    const verdict = judge(payment, report)
    if (verdict === 'apply') await bring(tx, parts, payment, report.status)
    return verdict
  })
}

async function bring(tx: Transaction, parts: SettleParts, payment: KeptPayment, to: PaymentStatus) {
  await setStatus(tx, payment.id, to, parts.clock())
  const movement = movementInto(payment, to)
  if (movement) {
    if (!(await post(tx, movement)))
      throw new Error(`Payment ${payment.reference} has less money than it says`)
    tx.afterCommit(() => publishBalance(parts.bus, payment.playerId))
  }
  const notice = noticeOf(payment, to)
  if (notice) await parts.notify(tx, notice)
}
