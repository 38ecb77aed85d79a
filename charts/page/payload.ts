import type { Happening } from '../words/steps.ts'

/** Without the type and the actor's id, which cannot be edited. */
export function payloadText(event: Happening): string {
  const { type: _type, actorId: _actor, ...payload } = event
  return JSON.stringify(payload, null, 2)
}

export function withPayload(event: Happening, text: string): Happening | null {
  const payload = parsed(text)
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return null
  const { type, actorId } = event
  return { ...payload, ...(actorId !== undefined && { actorId }), type }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
