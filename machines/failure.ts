import type { Failure } from '#contract/failure.ts'
import type { LimitReached } from '#contract/protection.ts'

/** What an actor rejected with; anything but a failure of a call becomes 'not understood'. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return { kind: 'not understood' }
  const message = 'message' in error && typeof error.message === 'string' ? error.message : null
  if (error.kind === 'no answer') return { kind: 'no answer', ...(message !== null && { message }) }
  if (message === null) return { kind: 'not understood' }
  if (error.kind === 'signed out') return { kind: 'signed out', message }
  if (error.kind !== 'refused') return { kind: 'not understood' }
  const field = 'field' in error && typeof error.field === 'string' ? error.field : null
  const limit = 'limit' in error && isLimit(error.limit) ? error.limit : null
  return { kind: 'refused', message, ...(field !== null && { field }), ...(limit && { limit }) }
}

/** It was read with the contract where it came in. */
const isLimit = (value: unknown): value is LimitReached =>
  typeof value === 'object' && value !== null && 'kind' in value && 'period' in value

/** `params` where an actor has failed. */
export const itsFailure = ({ event }: { event: { error: unknown } }): { failure: Failure } => ({
  failure: failureOf(event.error),
})
