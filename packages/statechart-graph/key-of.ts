import type { AnyTransitionDefinition } from 'xstate'

/** Id of the source, event and number of the branch: the same in every copy of the machine. */
export function keyOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const targets = transition.target?.map((target) => target.key).join(', ') ?? 'stays'
  const branch = branches.length > 1 ? ` #${branches.indexOf(transition) + 1}` : ''
  return `${source.id} — ${eventType || 'always'}${branch} → ${targets}`
}
