import { toMinor } from '#contract/money.ts'
import { amountKey, detailOf, type PaymentDetail, type PaymentField } from '#contract/payment.ts'
import { ContractFault, faultOf } from '../contract-fault.ts'
import { isCardNumber, isIban } from './check-digits.ts'
import { unmask } from './mask.ts'

const cardKey = 'CardNo'
const checks = new Map<string, (value: string) => boolean>([
  ['Iban', isIban],
  [cardKey, isCardNumber],
])
/** Digits of a card number that people may see. */
const shownDigits = 4

/** Nobody types them. */
const controlSign = /\p{Cc}/u

/** What the player entered, with masked values in their bare form, and the amount in minor units. Throws ContractFault naming the field. */
export function readDetail(fields: readonly PaymentField[], given: PaymentDetail) {
  const parsed = detailOf(fields).safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    if (issue?.code === 'unrecognized_keys') throw new ContractFault(issue.keys[0] ?? '', 'not expected')
    throw faultOf(parsed.error, given)
  }
  const detail: PaymentDetail = {}
  for (const field of fields) detail[field.key] = readValue(field, parsed.data[field.key])
  const amount = detail[amountKey]
  if (typeof amount !== 'number') throw new ContractFault(amountKey, 'required')
  if (amount <= 0) throw new ContractFault(amountKey, 'not an amount')
  return { amount: toMinor(amount), detail }
}

function readValue({ key, mask }: PaymentField, value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') throw new ContractFault(key, 'required')
  if (controlSign.test(value)) throw new ContractFault(key, 'not valid')
  if (mask === null) return value
  const bare = unmask(mask, value)
  if (bare === null || checks.get(key)?.(bare) === false) throw new ContractFault(key, 'not valid')
  return bare
}

/** What may be kept in the open: of a card number only its last digits. */
export function withoutCardNumber(detail: PaymentDetail): PaymentDetail {
  const number = detail[cardKey]
  if (typeof number !== 'string') return detail
  return { ...detail, [cardKey]: number.slice(-shownDigits).padStart(number.length, '*') }
}
