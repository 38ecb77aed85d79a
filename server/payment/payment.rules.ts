import { transactionKind, transactionStatus, type TransactionKind } from '#contract/payment.ts'
import {
  depositConfirmed,
  withdrawHeld,
  withdrawPaid,
  withdrawReleased,
  type Movement,
} from '../wallet/wallet.rules.ts'

const { None, Confirmed, Pending, Merged, Rejected, Cancelled, Created } = transactionStatus
const { Deposit, Withdraw } = transactionKind
export type PaymentStatus = (typeof transactionStatus)[keyof typeof transactionStatus]

export interface Payment {
  reference: string
  playerId: number
  type: TransactionKind
  status: PaymentStatus
  /** Minor units. */
  amount: number
  /** Who takes the payment over; null where people settle it. */
  provider: string | null
  /** A withdrawal that an operator let go to its provider. */
  handedOver: boolean
}

/** What may follow what; a status that nothing follows is final. None is before the payment exists. */
const after: Record<TransactionKind, Record<PaymentStatus, readonly PaymentStatus[]>> = {
  [Deposit]: {
    [None]: [Created, Pending],
    [Created]: [Pending, Confirmed, Rejected, Cancelled, Merged],
    [Pending]: [Confirmed, Rejected, Cancelled, Merged],
    /** Given up by us; a provider who has the money after all is believed. */
    [Cancelled]: [Pending, Confirmed, Rejected],
    [Confirmed]: [],
    [Rejected]: [],
    [Merged]: [],
  },
  [Withdraw]: {
    [None]: [Pending],
    [Created]: [],
    [Pending]: [Confirmed, Rejected, Cancelled],
    [Cancelled]: [],
    [Confirmed]: [],
    [Rejected]: [],
    [Merged]: [],
  },
}

type Standing = Pick<Payment, 'type' | 'status'>

export const follows = ({ type, status }: Standing, to: PaymentStatus) => after[type][status].includes(to)
const isFinal = ({ type, status }: Standing) => after[type][status].length === 0

/** What a status moves when a payment comes to it; null where money stays where it is. */
export function movementInto(payment: Payment, to: PaymentStatus): Movement | null {
  if (payment.type === Deposit) return to === Confirmed ? depositConfirmed(payment) : null
  if (to === Pending) return withdrawHeld(payment)
  if (to === Confirmed) return withdrawPaid(payment)
  return to === Rejected || to === Cancelled ? withdrawReleased(payment) : null
}

/** Payments of one player that may be open at the same time. */
export const mostOpen = { [Deposit]: 20, [Withdraw]: 10 } as const satisfies Record<number, number>

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
  /** A final status and the report cannot both be true, or a withdrawal was never the provider's: people have to look at it. */
  | 'contradicts'

/** What a provider's report means for a payment. */
export function judge(payment: Payment, report: Report): Verdict {
  if (report.amount !== payment.amount) return 'other amount'
  if (payment.type === Withdraw && !payment.handedOver) return 'contradicts'
  if (follows(payment, report.status)) return 'apply'
  const outrun = isFinal(payment) && report.status === Pending
  return report.status === payment.status || outrun ? 'repeated' : 'contradicts'
}

/** Whether an operator may find that a waiting deposit and another one are the same payment: of one player, and the other one stands. */
export function isMergeable(one: Payment, other: Payment): boolean {
  const stands = other.status === Confirmed || follows(other, Merged)
  const same = one.playerId === other.playerId && one.type === other.type
  return same && one.reference !== other.reference && follows(one, Merged) && stands
}
