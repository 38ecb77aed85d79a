import type { FlowName } from '#machines/flows.ts'
import type { Requirement } from './requirement.ts'
import { isWithin } from './requirements.ts'

export interface WalkedPath {
  /** State paths: 'dialog.login'. */
  states: ReadonlySet<string>
  events: ReadonlySet<string>
}

export type WalkedPaths = Readonly<Record<FlowName, readonly WalkedPath[]>>

type Named = Pick<Requirement, 'states' | 'when'>

/** Whether the path of the flow is in a state of the requirement, and takes an event that it asks for. */
export function isThrough({ states, when }: Named, flow: FlowName, path: WalkedPath): boolean {
  const named = states[flow] ?? []
  const events = when?.[flow]
  return (
    [...path.states].some((state) => named.some((each) => isWithin(state, each))) &&
    (events === undefined || events.some((event) => path.events.has(event)))
  )
}

export const pathsThrough = (requirement: Named, walked: WalkedPaths): number =>
  flowsOf(requirement.states).reduce(
    (sum, flow) => sum + walked[flow].filter((path) => isThrough(requirement, flow, path)).length,
    0,
  )

export const isFulfilled = (requirement: Requirement, walked: WalkedPaths): boolean =>
  requirement.beside !== undefined || pathsThrough(requirement, walked) > 0

const isIn = (states: Requirement['states'], flow: string): flow is FlowName => flow in states

export const flowsOf = (states: Requirement['states']): FlowName[] =>
  Object.keys(states).filter((flow) => isIn(states, flow))
