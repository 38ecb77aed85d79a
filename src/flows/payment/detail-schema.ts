import * as z from 'zod/mini'
import { detailOf } from '#contract/payment-detail.ts'
import type { PaymentField, PaymentMethod } from '#contract/payment.ts'
import { parseNumber } from '../../words/number.ts'

/** The contract's schema within the method's limits, applied to text that is typed in this language. */
export function detailSchema(
  fields: readonly PaymentField[],
  limits: Pick<PaymentMethod, 'min' | 'max'>,
  locale: string,
) {
  const read = (typed: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field.key, valueOf(field, typed[field.key], locale)]))
  return z.pipe(z.pipe(z.record(z.string(), z.unknown()), z.transform(read)), detailOf(fields, limits))
}

export const isNumeric = ({ objectType, option }: PaymentField) =>
  option === null && (objectType === 'Int' || objectType === 'Long' || objectType === 'Decimal')

/** Section 5: a number for a numeric field, the id of the chosen option, otherwise the text. */
function valueOf(field: PaymentField, typed: unknown, locale: string): string | number | undefined {
  if (typeof typed !== 'string' || typed.trim() === '') return undefined
  if (field.option !== null) return field.option.find(({ id }) => String(id) === typed)?.id
  return isNumeric(field) ? parseNumber(typed, locale) : typed
}
