import * as z from 'zod/mini'
import { noData, type Call } from './call.ts'
import { id, text, type FieldFault } from './field.ts'
import { money, numberFault } from './money.ts'

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

/** The field whose number is the amount of the payment. */
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
  /** In the language of the request: 'Instantly', 'Within 24 hours'. */
  duration: z.string(),
  kind: z.enum(['form', 'message']),
  text: z.nullable(z.string()),
})
export type PaymentMethod = z.output<typeof paymentMethod>

/** Sent with a payment (section 7). */
export const target = 'pay'
const submission = z.object({ id, target: z.literal(target), detail: paymentDetail })

const whole = z.number({ error: numberFault }).check(z.refine(Number.isSafeInteger, 'not a number'))
const mostText = 200

function valueOf(field: PaymentField, limits: Limits | undefined) {
  if (field.option !== null) {
    const ids = field.option.map((each) => each.id)
    return z
      .union([z.number(), z.string()], 'required')
      .check(z.refine((value) => ids.includes(value), 'not an option'))
  }
  const bounds = limits && field.key === amountKey ? [within(limits)] : []
  if (field.objectType === 'Decimal') return money.check(...bounds)
  if (field.objectType === 'Int' || field.objectType === 'Long') return whole.check(...bounds)
  return text({ min: 1, max: mostText })
}

/** What a method takes at least and at most, in wire money. */
type Limits = Pick<PaymentMethod, 'min' | 'max'>

const within = ({ min, max }: Limits) =>
  z.check<number>(({ value, issues }) => {
    if (value >= min && value <= max) return
    const message: FieldFault = value < min ? `amount at least ${min}` : `amount at most ${max}`
    issues.push({ code: 'custom', input: value, message })
  })

/** The schema of a detail whose fields the server described: every field required, no other taken (section 5). */
export function detailOf(fields: readonly PaymentField[], limits?: Limits) {
  const shape = Object.fromEntries(fields.map((field) => [field.key, valueOf(field, limits)]))
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? 'not expected' : 'required'),
  })
}

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
    section: '7',
    request: submission,
    /** A string that starts with http is a page to pay at. */
    data: z.nullish(z.unknown()),
  },
  'payment/withdraw': {
    method: 'POST',
    path: 'payment/withdraw',
    auth: 'player',
    section: '7',
    request: submission,
    data: noData,
  },
} satisfies Record<string, Call>
