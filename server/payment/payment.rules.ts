import { transactionKind, transactionStatus, type TransactionKind } from '#contract/payment.ts'
import {
  depositConfirmed,
  withdrawHeld,
  withdrawPaid,
  withdrawReleased,
  type Movement,
} from '../wallet/wallet.rules.ts'

const { Confirmed, Pending, Rejected, Cancelled, Created } = transactionStatus
const { Deposit, Withdraw } = transactionKind
export type PaymentStatus =
  | typeof Confirmed
  | typeof Pending
  | typeof Rejected
  | typeof Cancelled
  | typeof Created

export interface Payment {
  reference: string
  playerId: number
  type: TransactionKind
  status: PaymentStatus
  /** Minor units. */
  amount: number
  /** Who takes it over; null where people settle it. */
  provider: string | null
}

/** What may follow what; a status that nothing follows is final. */
const after: Record<TransactionKind, Partial<Record<PaymentStatus, readonly PaymentStatus[]>>> = {
  [Deposit]: {
    [Created]: [Pending, Confirmed, Rejected, Cancelled],
    [Pending]: [Confirmed, Rejected, Cancelled],
    /** Given up by us; a provider who has the money after all is believed. */
    [Cancelled]: [Pending, Confirmed, Rejected],
  },
  [Withdraw]: { [Pending]: [Confirmed, Rejected, Cancelled] },
}

const follows = (payment: Payment, to: PaymentStatus) =>
  after[payment.type][payment.status]?.includes(to) ?? false
const isFinal = (payment: Payment) => after[payment.type][payment.status] === undefined

/** What a status moves when a payment comes to it; null where money stays where it is. */
export function movementInto(payment: Payment, to: PaymentStatus): Movement | null {
  if (payment.type === Deposit) return to === Confirmed ? depositConfirmed(payment) : null
  if (to === Pending) return withdrawHeld(payment)
  if (to === Confirmed) return withdrawPaid(payment)
  return to === Rejected || to === Cancelled ? withdrawReleased(payment) : null
}

/** Section 3: a deposit at a provider is Created, one that people settle is Pending; so is every withdrawal. */
export const firstStatus = (type: TransactionKind, provider: string | null): PaymentStatus =>
  type === Deposit && provider !== null ? Created : Pending

/** What is asked of a payment: to come to a status, with this amount. */
export interface Report {
  status: PaymentStatus
  /** Minor units. */
  amount: number
}

export type Verdict =
  | 'apply'
  /** It is so already, or it has since come further: nothing to do, and nothing wrong. */
  | 'repeated'
  | 'other amount'
  /** A final status and the report cannot both be true: people have to look at it. */
  | 'contradicts'

export function judge(payment: Payment, report: Report): Verdict {
  if (report.amount !== payment.amount) return 'other amount'
  if (follows(payment, report.status)) return 'apply'
  const outrun = isFinal(payment) && report.status === Pending
  return report.status === payment.status || outrun ? 'repeated' : 'contradicts'
}
