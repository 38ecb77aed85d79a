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
  /** Null: people settle it. */
  provider: string | null
  /** An operator has handed the withdrawal to its provider. */
  handedOver: boolean
}

/** Allowed changes; a status without one is final. None is before the payment exists. */
const after: Record<TransactionKind, Record<PaymentStatus, readonly PaymentStatus[]>> = {
  [Deposit]: {
    [None]: [Created, Pending],
    [Created]: [Pending, Confirmed, Rejected, Cancelled, Merged],
    [Pending]: [Confirmed, Rejected, Cancelled, Merged],
    /** We have given it up, but a provider that has the money after all is believed. */
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

/** The transfer that comes with a status; null: none. */
export function movementInto(payment: Payment, to: PaymentStatus): Movement | null {
  if (payment.type === Deposit) return to === Confirmed ? depositConfirmed(payment) : null
  if (to === Pending) return withdrawHeld(payment)
  if (to === Confirmed) return withdrawPaid(payment)
  return to === Rejected || to === Cancelled ? withdrawReleased(payment) : null
}

export const mostOpen = { [Deposit]: 20, [Withdraw]: 10 } as const satisfies Record<number, number>

/** Section 3: a deposit at a provider is Created, one that people settle is Pending; so is every withdrawal. */
export const firstStatus = (type: TransactionKind, provider: string | null): PaymentStatus =>
  type === Deposit && provider !== null ? Created : Pending

export interface Report {
  status: PaymentStatus
  /** Minor units. */
  amount: number
}

export type Verdict =
  | 'apply'
  /** It has this status already, or a later one: no change and no fault. */
  | 'repeated'
  | 'other amount'
  /** A final status contradicts the report, or the withdrawal was never handed to the provider: people decide. */
  | 'contradicts'

export function judge(payment: Payment, report: Report): Verdict {
  if (report.amount !== payment.amount) return 'other amount'
  if (payment.type === Withdraw && !payment.handedOver) return 'contradicts'
  if (follows(payment, report.status)) return 'apply'
  const outrun = isFinal(payment) && report.status === Pending
  return report.status === payment.status || outrun ? 'repeated' : 'contradicts'
}

/** Two deposits of one player: one waits, and the other waits too or is confirmed. */
export function isMergeable(one: Payment, other: Payment): boolean {
  const stands = other.status === Confirmed || follows(other, Merged)
  const same = one.playerId === other.playerId && one.type === other.type
  return same && one.reference !== other.reference && follows(one, Merged) && stands
}
