import { adultAge, ageAt, birthDateOf, defaultCurrencyId, type Registration } from '#contract/auth.ts'
import { refused, type Refusal } from '../reply.ts'

/** The checks that need no database; null if they pass. */
export function faultOfRegistration(form: Registration, now: Date): Refusal | null {
  const age = ageAt(birthDateOf(form) ?? '', now)
  if (age < 0) return refused('not born yet', { field: 'birthDateYear' })
  if (age < adultAge) return refused('under age', { field: 'birthDateYear', values: { age: adultAge } })
  if (form.currencyId !== defaultCurrencyId) return refused('unknown currency', { field: 'currencyId' })
  return null
}
