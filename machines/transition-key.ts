import type { AnyTransitionDefinition } from 'xstate'

/** Id of the source, event and number of the branch: the same in every copy of the machine. */
export function keyOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const targets = transition.target?.map((target) => target.key).join(', ') ?? 'stays'
  const branch = branches.length > 1 ? ` #${branches.indexOf(transition) + 1}` : ''
  return `${source.id} — ${eventType || 'always'}${branch} → ${targets}`
}

const offset = 0x811c9dc5
const prime = 0x01000193

/** The key in seven characters (FNV-1a of its signs, 32 bits): all that a browser tells of a transition. */
export function codeOf(key: string): string {
  let hash = offset
  for (const sign of key) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), prime)
  return (hash >>> 0).toString(36).padStart(7, '0')
}
