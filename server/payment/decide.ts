import { transactionKind, transactionStatus, type TransactionKind } from '#contract/payment.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import type { Reason } from '../words/payment-reason.tr.ts'
import { bring } from './bring.ts'
import { follows, isMergeable, type PaymentStatus } from './payment.rules.ts'
import { lockPayment, type KeptPayment } from './payment.store.ts'
import { isQuestioned } from './question.store.ts'
import { isReference } from './reference.ts'
import type { SettleParts } from './settle.ts'

const { Confirmed, Rejected, Merged } = transactionStatus
const { Deposit, Withdraw } = transactionKind

export type Refusal =
  | 'no such payment'
  | 'not a withdrawal'
  | 'not a deposit'
  | 'ended otherwise'
  /** Its provider was asked to pay it, or takes its money: only the provider's report ends it. */
  | 'in the hands of its provider'
  | 'not the same payment'

/** `repeated`: it was decided so before, and nothing was done again. */
export type Decision = 'done' | 'repeated' | Refusal

export interface Act {
  reference: string
  /** Writes who decided and why, in the transaction of the payment; not called if nothing changes. */
  record?: (tx: Transaction) => Promise<void>
}

/** Locks the payment; refuses one of another kind. */
export async function take(
  tx: Transaction,
  reference: string,
  type: TransactionKind,
): Promise<KeptPayment | Refusal> {
  const payment = isReference(reference) ? await lockPayment(tx, reference) : null
  if (!payment) return 'no such payment'
  if (payment.type === type) return payment
  return type === Withdraw ? 'not a withdrawal' : 'not a deposit'
}

/** Rejects a withdrawal: the money returns to the balance, and the player is told why. */
export const reject = (parts: SettleParts, act: Act & { reason: Reason }): Promise<Decision> =>
  decide(parts, act, { type: Withdraw, to: Rejected })

/** The money has arrived; for deposits that people settle or were asked about. */
export const confirmDeposit = (parts: SettleParts, act: Act): Promise<Decision> =>
  decide(parts, act, { type: Deposit, to: Confirmed })

export const rejectDeposit = (parts: SettleParts, act: Act & { reason: Reason }): Promise<Decision> =>
  decide(parts, act, { type: Deposit, to: Rejected })

interface Aim {
  type: TransactionKind
  to: PaymentStatus
}

function decide(parts: SettleParts, act: Act & { reason?: Reason }, { type, to }: Aim): Promise<Decision> {
  const { reference, reason, record } = act
  return transaction(parts.pool, async (tx) => {
    const payment = await take(tx, reference, type)
    if (typeof payment === 'string') return payment
    if (payment.status === to) return 'repeated'
    if (!follows(payment, to)) return 'ended otherwise'
    if (await isOutside(tx, payment)) return 'in the hands of its provider'
    await bring(tx, parts, payment, to, reason && { reason })
    await record?.(tx)
    return 'done'
  })
}

/** People decide a deposit at a provider only while there is an open question about it. */
const isOutside = async (tx: Transaction, { id, type, provider, handedOver }: KeptPayment) =>
  type === Withdraw ? handedOver : provider !== null && !(await isQuestioned(tx, id))

/** Two deposits of one player are the same payment: the waiting one ends as merged and moves no money. */
export function merge(parts: SettleParts, act: Act & { into: string }): Promise<Decision> {
  const { reference, into, record } = act
  return transaction(parts.pool, async (tx) => {
    const [payment, other] = await both(tx, reference, into)
    if (typeof payment === 'string') return payment
    if (typeof other === 'string') return other
    if (payment.mergedInto === other.id) return 'repeated'
    if (!isMergeable(payment, other)) return 'not the same payment'
    await bring(tx, parts, payment, Merged, { mergedInto: other.id })
    await record?.(tx)
    return 'done'
  })
}

/** Locks in a fixed order, so that two operators do not deadlock. */
async function both(tx: Transaction, one: string, other: string) {
  const deposits = new Map<string, KeptPayment | Refusal>()
  for (const reference of [one, other].toSorted()) deposits.set(reference, await take(tx, reference, Deposit))
  return [deposits.get(one) ?? 'no such payment', deposits.get(other) ?? 'no such payment'] as const
}
