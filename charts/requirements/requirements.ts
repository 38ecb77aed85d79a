import type { FlowName } from '#machines/flows.ts'
import { wordsOf } from '../flows/flows.ts'
import { acrossFlows } from './across-flows.ts'
import { ofCalls } from './calls.ts'
import { entities } from './entities.ts'
import { playersAndVisitors } from './players-and-visitors.ts'
import type { Requirement } from './requirement.ts'
import { validation } from './validation.ts'

const ofFlows = Object.entries(wordsOf).flatMap(([flow, { requirements = [] }]) =>
  requirements.map(({ states, when, ...each }): Requirement => ({
    ...each,
    states: { [flow]: states },
    ...(when && { when: { [flow]: when } }),
  })),
)

/** Sections 4 and 8: those of one flow stand with its words. Sections 2 and 9 are sentences that tests hold (tests/specification). */
export const requirements: readonly Requirement[] = [
  ...playersAndVisitors,
  ...entities,
  ...validation,
  ...ofCalls,
  ...ofFlows,
  ...acrossFlows,
].toSorted((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }))

/** The state counts for what its ancestors fulfil. @param path of the state: 'dialog.login' */
export function requirementsOf(flow: FlowName, path: string): Requirement[] {
  return requirements.filter(({ states }) => states[flow]?.some((named) => isWithin(path, named)))
}

export const isWithin = (path: string, named: string): boolean =>
  path === named || path.startsWith(`${named}.`)
