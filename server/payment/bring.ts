import type { Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { publishBalance } from '../wallet/balance-hint.ts'
import { post } from '../wallet/wallet.store.ts'
import type { Reason } from '../words/payment-reason.tr.ts'
import { noticeOf } from './notices.ts'
import { follows, movementInto, type PaymentStatus } from './payment.rules.ts'
import { setStatus, type KeptPayment } from './payment.store.ts'

export type BringParts = Pick<Parts, 'clock' | 'bus' | 'notify'>

interface Because {
  reason?: Reason
  /** Id of the payment that this one is merged into. */
  mergedInto?: number
}

/** Moves a locked payment to its next status: status, transfer and notification together. Throws if the status cannot follow. */
export async function bring(
  tx: Transaction,
  parts: BringParts,
  payment: KeptPayment,
  to: PaymentStatus,
  { reason, mergedInto }: Because = {},
): Promise<void> {
  const { id, reference, status, playerId } = payment
  if (!follows(payment, to)) throw new Error(`Payment ${reference} cannot go from ${status} to ${to}`)
  const at = parts.clock()
  const movement = movementInto(payment, to)
  // Before the status, which locks the counts of the history: `submit` locks in this order too, and they would deadlock.
  if (movement) {
    if (!(await post(tx, movement))) throw new Error(`Payment ${reference} has less money than it says`)
    tx.afterCommit(() => publishBalance(parts.bus, playerId))
  }
  await setStatus(tx, { id, status: to, reason: reason ?? null, mergedInto: mergedInto ?? null, at })
  const notice = noticeOf(payment, to, reason)
  if (notice) await parts.notify(tx, notice)
}
