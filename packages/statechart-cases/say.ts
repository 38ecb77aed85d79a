import type { Case } from 'statechart-walk'
import type { WrittenStep } from './case.ts'

const kinds: [pattern: RegExp, who: WrittenStep['who'], sentence: string][] = [
  [/^xstate\.done\.actor\.(.+)$/, 'server', 'The world: "$1" is done'],
  [/^xstate\.error\.actor\.(.+)$/, 'server', 'The world: "$1" fails'],
  [/^xstate\.after\.([^.]+)\..+$/, 'time', 'Time: the "$1" is over'],
  [/^(.+\..+)$/, 'elsewhere', 'The world: $1'],
  [/^(.+)$/, 'person', 'The person: $1'],
]

const kindOf = (type: string) => kinds.find(([pattern]) => pattern.test(type))

export const whoOf = ({ type }: Case): WrittenStep['who'] => kindOf(type)?.[1] ?? 'elsewhere'

/** The event with its payload, as the machine calls it; an event with a dot is not a person's. */
export function say({ type, actorId: _actor, ...payload }: Case): string {
  const [pattern, , sentence] = kindOf(type) ?? [/^.*$/, null, type]
  const values = Object.entries(payload).filter(([, value]) => value !== undefined)
  return [type.replace(pattern, sentence), ...values.map(([key, value]) => shown(key, value))].join('; ')
}

function shown(key: string, value: unknown): string {
  return `${key} ${value instanceof Error ? value.message : JSON.stringify(value)}`
}
