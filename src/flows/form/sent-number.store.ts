import * as z from 'zod/mini'
import type { KeptNumber, SentNumber } from '#machines/sent-form.ts'
import { currentSession } from '../../session/session.ts'
import { randomId } from '../../session/random-id.ts'

type Form = Pick<KeptNumber, 'purpose' | 'id'>

const kept = z.object({ formId: z.string().check(z.minLength(1)), attempt: z.int().check(z.minimum(1)) })

/** One per player and form. Only the parts of the request id are stored, nothing that was entered. */
const keyOf = ({ purpose, id }: Form) => `sent ${currentSession()?.usercode ?? ''} ${purpose} ${id}`

export const newNumber = (): SentNumber => ({ formId: randomId(), attempt: 1 })

/** For a form that was sent and got no answer; null when there is none. */
export function recallNumber(form: Form): SentNumber | null {
  const text = localStorage.getItem(keyOf(form))
  if (text === null) return null
  try {
    const parsed = z.safeParse(kept, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** In localStorage: another tab sends the same form under the same request id. */
export function keepNumber({ formId, attempt, ...form }: KeptNumber): void {
  localStorage.setItem(keyOf(form), JSON.stringify({ formId, attempt }))
}

export function dropNumber(number: KeptNumber): void {
  if (recallNumber(number)?.formId === number.formId) localStorage.removeItem(keyOf(number))
}
