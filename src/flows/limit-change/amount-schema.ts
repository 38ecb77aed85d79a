import * as z from 'zod/mini'
import { setLimitForm, type LimitName } from '#contract/protection.ts'
import { numberIn } from '../../words/number.ts'

/** The contract's schema of this limit, applied to an amount that is typed in this language. */
export function amountSchema(name: LimitName, locale: string) {
  const read = ({ amount = '' }: { amount?: string | undefined }): Record<string, unknown> => ({
    ...name,
    amount: numberIn(amount, locale),
  })
  return z.pipe(z.pipe(z.object({ amount: z.optional(z.string()) }), z.transform(read)), setLimitForm)
}
