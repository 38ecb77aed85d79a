import type { Case } from './flow.ts'

const world: [RegExp, string][] = [
  [/^xstate\.done\.actor\.(.+)$/, 'The world: "$1" is done'],
  [/^xstate\.error\.actor\.(.+)$/, 'The world: "$1" fails'],
  [/^xstate\.after\.([^.]+)\..+$/, 'Time: the "$1" is over'],
  [/^(.+\..+)$/, 'The world: $1'],
  [/^(.+)$/, 'The person: $1'],
]

/** The event as a line of a test case: who does it, what, and with which words or numbers. */
export function say({ type, ...payload }: Case): string {
  const [pattern, sentence] = world.find(([each]) => each.test(type)) ?? [/^/, type]
  const values = Object.entries(payload)
    .filter(([key, value]) => key !== 'actorId' && value !== undefined)
    .map(([key, value]) => shown(key, value))
  return [type.replace(pattern, sentence), ...values].join('; ')
}

function shown(key: string, value: unknown): string {
  return `${key} ${value instanceof Error ? value.message : JSON.stringify(value)}`
}
