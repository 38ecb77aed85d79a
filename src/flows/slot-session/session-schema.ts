import * as z from 'zod/mini'
import { slotSessionForm } from '#contract/protection-slots.ts'
import { numberIn } from '../../words/number.ts'

const typed = z.object({ minutes: z.optional(z.string()), amount: z.optional(z.string()) })

/** The contract's schema, applied to an amount that is typed in this language. */
export function sessionSchema(locale: string) {
  const read = ({ minutes, amount = '' }: z.output<typeof typed>): Record<string, unknown> => ({
    minutes: Number(minutes),
    amount: numberIn(amount, locale),
  })
  return z.pipe(z.pipe(typed, z.transform(read)), slotSessionForm)
}
