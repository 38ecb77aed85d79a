import { transactionKind, transactionStatus, type PaymentDetail } from '#contract/payment.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import type { Works } from '../jobs/jobs.ts'
import type { Parts } from '../parts.ts'
import type { PaymentEvent, PaymentProvider } from '../world/payment-provider.ts'
import { bring } from './bring.ts'
import { take, type Act, type Refusal } from './decide.ts'
import { markHandedOver, type KeptPayment } from './payment.store.ts'
import { openDetail } from './sealed-detail.ts'
import { settle, type SettleParts } from './settle.ts'

export type ApproveParts = SettleParts &
  Pick<Parts, 'env' | 'providers' | 'jobs'> & { log: Pick<Parts['log'], 'error'> }

export type Approval =
  | 'paid'
  | 'paid before'
  /** The provider pays later and reports it; approving again asks it again. */
  | 'on its way'
  | 'declined by its provider'
  /** It is asked again by the job `payout`: a provider pays a reference once. */
  | 'its provider does not answer'
  | 'its provider is not at hand'
  /** They were sealed with another secret. */
  | 'its details cannot be opened'
  /** What the provider says cannot be true: it is kept as a question. */
  | 'its provider contradicts our books'
  | Refusal

interface HandOver {
  payment: KeptPayment
  provider: string
  detail: PaymentDetail
  payOut: NonNullable<PaymentProvider['payOut']>
}

/** Seconds after which the provider is asked again, unless it has answered. */
const askedAgainAfter = 60

/**
 * Approves a withdrawal. One without a provider is confirmed at once: people pay it. Any other goes to its provider, after a mark is
 * committed by which nobody can reject it any more: a crash between the two never both pays and gives back.
 */
export async function approve(parts: ApproveParts, act: Act): Promise<Approval> {
  const taken = await transaction(parts.pool, (tx) => letGo(tx, parts, act))
  if (typeof taken === 'string') return taken
  const approval = await payOutside(parts, taken)
  if (approval !== 'its provider does not answer') await parts.jobs.drop('payout', act.reference)
  return approval
}

const unpaid: readonly Approval[] = [
  'its provider does not answer',
  'its provider is not at hand',
  'its details cannot be opened',
]

/** Asks the provider of an approved withdrawal again. Rejects until it answers. */
export const retryPayout =
  (parts: ApproveParts): Works['payout'] =>
  async ({ reference }) => {
    const taken = await transaction(parts.pool, (tx) => letGo(tx, parts, { reference }))
    const approval = typeof taken === 'string' ? taken : await payOutside(parts, taken)
    if (unpaid.includes(approval)) throw new Error(approval)
  }

async function letGo(tx: Transaction, parts: ApproveParts, act: Act): Promise<Approval | HandOver> {
  const payment = await take(tx, act.reference, transactionKind.Withdraw)
  if (typeof payment === 'string') return payment
  const { Confirmed, Pending } = transactionStatus
  if (payment.status === Confirmed) return 'paid before'
  if (payment.status !== Pending) return 'ended otherwise'
  const { provider } = payment
  if (provider === null) {
    await bring(tx, parts, payment, Confirmed)
    await act.record?.(tx)
    return 'paid'
  }
  const filling = parts.providers.get(provider)
  if (!filling?.payOut) return 'its provider is not at hand'
  const detail = openDetail(parts.env.secret, payment.sealed)
  if (!detail) return 'its details cannot be opened'
  if (!payment.handedOver) {
    await markHandedOver(tx, payment.id, parts.clock())
    const { reference } = payment
    await parts.jobs.add(tx, 'payout', { reference }, { id: reference, after: askedAgainAfter })
    await act.record?.(tx)
  }
  return { payment, provider, detail, payOut: filling.payOut.bind(filling) }
}

async function payOutside(parts: ApproveParts, { payment, provider, detail, payOut }: HandOver) {
  const { reference, amount, locale, methodCode: method } = payment
  let event: PaymentEvent
  try {
    event = await payOut({ reference, amount, locale, method, detail })
  } catch (error) {
    parts.log.error({ err: error, reference }, 'a payment provider did not pay out')
    return 'its provider does not answer'
  }
  if (event === 'waiting') return 'on its way'
  const verdict = await settle(parts, { provider, reference, amount, event })
  if (verdict !== 'apply' && verdict !== 'repeated') return 'its provider contradicts our books'
  return event === 'paid' ? 'paid' : 'declined by its provider'
}
