import * as z from 'zod/mini'
import { longestRequestId, noData, type Call } from './call.ts'
import { id } from './field.ts'
import { money } from './money.ts'

/** Section 3: kind of a transaction. */
export const transactionKind = { Deposit: 1, Withdraw: 2 } as const
export const kind = z.literal([transactionKind.Deposit, transactionKind.Withdraw])
export type TransactionKind = z.output<typeof kind>

/** Section 3: status of a transaction. */
export const transactionStatus = {
  None: 0,
  Confirmed: 1,
  Pending: 2,
  Merged: 3,
  Rejected: 4,
  Cancelled: 5,
  Created: 6,
} as const

export const amountKey = 'Amount'

const option = z.object({ id: z.union([z.int(), z.string()]), name: z.string() })

export const paymentField = z.object({
  key: z.string().check(z.minLength(1)),
  mask: z.nullable(z.string()),
  objectType: z.enum(['String', 'Int', 'Long', 'Decimal', 'Dropdown']),
  option: z.nullable(z.array(option)),
})
export type PaymentField = z.output<typeof paymentField>

/** Values by field key, as they cross the wire: numbers for Int, Long, Decimal and numeric Dropdown ids. */
export const paymentDetail = z.record(z.string(), z.union([z.string(), z.number()]))
export type PaymentDetail = z.output<typeof paymentDetail>

export const paymentMethod = z.object({
  id,
  name: z.string(),
  logo: z.string(),
  min: money,
  max: money,
  /** Localised: 'Instantly', 'Within 24 hours'. */
  duration: z.string(),
  kind: z.enum(['form', 'message']),
  text: z.nullable(z.string()),
})
export type PaymentMethod = z.output<typeof paymentMethod>

/** The operator's bank account that receives transfers. */
export const houseAccount = z.object({ bank: z.string(), holder: z.string(), iban: z.string() })
export type HouseAccount = z.output<typeof houseAccount>

/** Data of a deposit that people settle: the player puts `reference` into the description of the transfer. */
export const notedDeposit = z.object({ reference: z.string(), account: z.nullable(houseAccount) })

/** State of a payment; `page` is where it can be paid while it is open. */
export const paymentState = z.extend(notedDeposit, {
  outcome: z.enum(['open', 'paid', 'declined', 'merged']),
  amount: money,
  page: z.nullable(z.string()),
  balance: money,
})
export type PaymentState = z.output<typeof paymentState>

/** Sent with a payment (section 7). */
export const target = 'pay'
const submission = z.object({ id, target: z.literal(target), detail: paymentDetail })

export const payment = {
  'payment/methods': {
    method: 'GET',
    path: 'payment/methods',
    auth: 'player',
    section: '2',
    beyond: true,
    request: z.object({ type: z.pipe(z.coerce.number(), kind) }),
    data: z.array(paymentMethod),
  },
  'payment/detail': {
    method: 'POST',
    path: 'payment/detail',
    auth: 'player',
    section: '7',
    request: z.object({ id, type: kind }),
    data: z.nullish(z.array(paymentField)),
  },
  'payment/deposit': {
    method: 'POST',
    path: 'payment/deposit',
    auth: 'player',
    locks: 'player',
    section: '7',
    secret: true,
    request: submission,
    /** A string that starts with http is a page to pay at. */
    data: z.nullish(z.unknown()),
  },
  'payment/withdraw': {
    method: 'POST',
    path: 'payment/withdraw',
    auth: 'player',
    locks: 'player',
    section: '7',
    request: submission,
    data: noData,
  },
  'payment/status': {
    method: 'POST',
    path: 'payment/status',
    auth: 'player',
    section: '4',
    beyond: true,
    secret: true,
    request: z.object({ requestId: z.string().check(z.minLength(1), z.maxLength(longestRequestId)) }),
    /** Null when the server has no payment with this id. */
    data: z.nullable(paymentState),
  },
} satisfies Record<string, Call>
