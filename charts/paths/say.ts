import type { Case } from 'statechart-walk'

const world: [RegExp, string][] = [
  [/^xstate\.done\.actor\.(.+)$/, 'The world: "$1" is done'],
  [/^xstate\.error\.actor\.(.+)$/, 'The world: "$1" fails'],
  [/^xstate\.after\.([^.]+)\..+$/, 'Time: the "$1" is over'],
  [/^(.+\..+)$/, 'The world: $1'],
  [/^(.+)$/, 'The person: $1'],
]

export function sayBriefly({ type }: Case): string {
  const [pattern, sentence] = world.find(([each]) => each.test(type)) ?? [/^/, type]
  return type.replace(pattern, sentence)
}

export function say(event: Case): string {
  const { type: _type, actorId: _actor, ...payload } = event
  const values = Object.entries(payload).filter(([, value]) => value !== undefined)
  return [sayBriefly(event), ...values.map(([key, value]) => shown(key, value))].join('; ')
}

function shown(key: string, value: unknown): string {
  return `${key} ${value instanceof Error ? value.message : JSON.stringify(value)}`
}
