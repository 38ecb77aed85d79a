import type { FlowName } from '#machines/flows.ts'
import type { Requirement } from './requirement.ts'
import { isWithin } from './requirements.ts'

export interface WalkedPath {
  /** State paths: 'dialog.login'. */
  states: ReadonlySet<string>
  events: ReadonlySet<string>
}

export type WalkedPaths = Readonly<Record<FlowName, readonly WalkedPath[]>>

export function pathsThrough({ states, when }: Requirement, walked: WalkedPaths): number {
  return flowsOf(states).reduce((sum, flow) => {
    const named = states[flow] ?? []
    const events = when?.[flow]
    const through = walked[flow].filter(
      (path) =>
        [...path.states].some((state) => named.some((each) => isWithin(state, each))) &&
        (events === undefined || events.some((event) => path.events.has(event))),
    )
    return sum + through.length
  }, 0)
}

export const isFulfilled = (requirement: Requirement, walked: WalkedPaths): boolean =>
  requirement.beside !== undefined || pathsThrough(requirement, walked) > 0

const isIn = (states: Requirement['states'], flow: string): flow is FlowName => flow in states

export const flowsOf = (states: Requirement['states']): FlowName[] =>
  Object.keys(states).filter((flow) => isIn(states, flow))
