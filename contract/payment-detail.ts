import * as z from 'zod/mini'
import { isCardNumber, isIban, isPersonalNo } from './check-digits.ts'
import { isCoinAddress } from './coin-address.ts'
import { atOnce, digits, email, pasted, text, type FieldFault, type FixedFault } from './field.ts'
import { unmask, unmasked } from './mask.ts'
import { money, numberFault } from './money.ts'
import { amountKey, type PaymentField, type PaymentMethod } from './payment.ts'

const cardKey = 'CardNo'
const coinKey = 'Coin'
const addressKey = 'Address'

const whole = z.number({ error: numberFault }).check(z.refine(Number.isSafeInteger, 'not a number'))
const mostText = { min: 1, max: 200 }

/** Fields with check digits: the check, and the fault when it fails. */
const checked = new Map<string, [isRight: (bare: string) => boolean, fault: FixedFault]>([
  ['Iban', [isIban, 'not an IBAN']],
  [cardKey, [isCardNumber, 'not a card number']],
  ['PersonalNo', [isPersonalNo, 'not a national ID']],
])

/** Text with a mask or check digits; its output has no separators. */
function bareText(mask: string | null, isRight: (bare: string) => boolean, error: FixedFault) {
  const bare = (typed: string) => (mask === null ? unmasked(typed) : (unmask(mask, typed) ?? ''))
  return pasted(mostText).check(
    z.overwrite(bare),
    z.refine((read) => read !== '' && isRight(read), error),
  )
}

const person = /^\p{L}[\p{L}\p{M} .'’-]*$/u

/** Other fields with rules of their own, by key. */
const known: Record<string, () => z.ZodMiniType<string, string>> = {
  AccountEmail: () => email({ min: 5, max: 100 }),
  AccountHolder: () => text(mostText).check(z.regex(person, 'not a name')),
  WalletNo: () => digits({ min: 4, max: 30 }),
}

function textOf({ key, mask }: PaymentField): z.ZodMiniType<string, string> {
  const [isRight, fault] = checked.get(key) ?? []
  if (isRight && fault) return bareText(mask, isRight, fault)
  return mask === null ? (known[key]?.() ?? text(mostText)) : bareText(mask, () => true, 'not complete')
}

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
  return textOf(field)
}

/** Minimum and maximum of a method, in wire money. */
type Limits = Pick<PaymentMethod, 'min' | 'max'>

const within = ({ min, max }: Limits) =>
  z.check<number>(({ value, issues }) => {
    if (value >= min && value <= max) return
    const message: FieldFault = value < min ? `amount at least ${min}` : `amount at most ${max}`
    issues.push({ code: 'custom', input: value, message })
  })

/** The address must belong to the coin in the same form. */
const sameCoin = z.refine<Record<string, string | number>>(
  ({ [coinKey]: coin, [addressKey]: address }) =>
    typeof coin !== 'string' || typeof address !== 'string' || isCoinAddress(coin, address),
  { path: [addressKey], error: 'not a coin address', ...atOnce },
)

/** Schema of a payment's detail from the server's fields: all required, no others allowed (section 5). */
export function detailOf(fields: readonly PaymentField[], limits?: Limits) {
  const shape = Object.fromEntries(fields.map((field) => [field.key, valueOf(field, limits)]))
  return z
    .strictObject(shape, {
      error: (issue) => (issue.code === 'unrecognized_keys' ? 'not expected' : 'required'),
    })
    .check(sameCoin)
}
