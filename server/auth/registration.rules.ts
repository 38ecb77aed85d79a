import { adultAge, ageOn, birthDateOf, defaultCurrencyId, type Registration } from '#contract/auth.ts'
import { refused, type Reply } from '../reply.ts'

/** The checks that need no database; null if they pass. */
export function faultOfRegistration(
  form: Registration,
  now: Date,
): Extract<Reply, { success: false }> | null {
  const age = ageOn(birthDateOf(form) ?? '', now.toISOString().slice(0, 10))
  if (age < 0) return refused('not born yet', { field: 'birthDateYear' })
  if (age < adultAge) return refused('under age', { field: 'birthDateYear', values: { age: adultAge } })
  if (form.currencyId !== defaultCurrencyId) return refused('unknown currency', { field: 'currencyId' })
  return null
}
