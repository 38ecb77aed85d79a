import { birthDateOf, defaultCurrencyId, type Registration } from '#contract/auth.ts'
import { refused, type Reply } from '../reply.ts'

/** Full years. */
export const adultAge = 18

/** Full years between a birth date ('YYYY-MM-DD') and a day of the same form; negative where it is yet to come. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Why the registration cannot be taken, as far as it can be seen without looking anything up; null where it can. */
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
