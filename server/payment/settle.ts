import { transactionKind, transactionStatus } from '#contract/payment.ts'
import { transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import type { PaymentEvent, ProviderReport } from '../world/payment-provider.ts'
import { tellMoved } from '../wallet/moved.ts'
import { bring, type BringParts } from './bring.ts'
import { judge, movementInto, type Verdict } from './payment.rules.ts'
import { lockPayment } from './payment.store.ts'
import { keepQuestion } from './question.store.ts'
import { isReference } from './reference.ts'

const { Confirmed, Rejected, Pending } = transactionStatus

const statusOf = { paid: Confirmed, declined: Rejected, waiting: Pending } as const satisfies Record<
  PaymentEvent,
  number
>

export type SettleParts = BringParts & Pick<Parts, 'pool'>

interface Reported extends ProviderReport {
  provider: string
}

/**
 * Moves a payment to the status that its provider reports: status, transfer and notification in one transaction. A report that cannot be
 * true moves nothing and is kept as a question. Idempotent; a provider can report only its own payments.
 */
export async function settle(parts: SettleParts, reported: Reported): Promise<Verdict | 'unknown'> {
  const { provider, reference, event, amount } = reported
  const report = { status: statusOf[event], amount }
  return transaction(parts.pool, async (tx) => {
    const payment = isReference(reference) ? await lockPayment(tx, reference) : null
    const verdict = payment?.provider === provider ? judge(payment, report) : 'unknown'
    if (payment && verdict === 'apply') {
      const unpaid = payment.type === transactionKind.Withdraw && event === 'declined'
      await bring(tx, parts, payment, report.status, unpaid ? { reason: 'provider declined' } : {})
    } else if (verdict !== 'apply' && verdict !== 'repeated') {
      const paymentId = payment?.id ?? null
      await keepQuestion(tx, { ...report, provider, reference, paymentId, kind: verdict, at: parts.clock() })
    }
    if (payment && verdict !== 'unknown' && verdict !== 'apply' && event !== 'waiting') {
      const cause = movementInto(payment, report.status)?.cause
      if (cause) tx.afterCommit(async () => tellMoved(cause, verdict === 'repeated' ? 'repeated' : 'refused'))
    }
    return verdict
  })
}
