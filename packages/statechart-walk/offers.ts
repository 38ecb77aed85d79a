import { getStateNodes, type AnyMachineSnapshot, type AnyTransitionDefinition } from 'xstate'
import { keyOf } from 'statechart-graph'
import type { Case, Start } from './case.ts'

export interface Offer {
  event: Case
  /** Keys of transitions; never empty. */
  transitions: readonly string[]
}

/** Examples of this start first, then of the flow's other starts, then events without an example. */
export function offersIn(state: AnyMachineSnapshot, start: Start, starts: readonly Start[]): Offer[] {
  if (state.status !== 'active') return []
  const others = starts.filter((each) => each !== start).flatMap(({ events }) => events)
  const known = distinct([...start.events, ...others])
  const types = new Set(known.map(({ type }) => type))
  const bare = acceptedBy(state)
    .filter((type) => !types.has(type))
    .map((type): Case => ({ type }))
  return [...known, ...bare].flatMap((event) => {
    const transitions = takenBy(state, event)
    return transitions.length > 0 ? [{ event, transitions }] : []
  })
}

export function takenBy(state: AnyMachineSnapshot, event: Case): string[] {
  try {
    const taken: AnyTransitionDefinition[] = state.machine.getTransitionData(state, event)
    return taken.map((each) => keyOf(each))
  } catch {
    // A guard reads data that this event lacks: it cannot come like this.
    return []
  }
}

function acceptedBy({ machine, value }: AnyMachineSnapshot): string[] {
  const nodes = getStateNodes(machine.root, value)
  const types = nodes.flatMap((node) => [...node.transitions.keys()])
  return [...new Set(types)].filter((type) => type !== '' && !type.startsWith('xstate.done.state.'))
}

function distinct(events: readonly Case[]): Case[] {
  const seen = new Map(events.map((event) => [JSON.stringify(event), event]))
  return [...seen.values()]
}
