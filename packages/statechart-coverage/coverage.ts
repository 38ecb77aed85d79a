import type { AnyStateMachine } from 'xstate'
import { graphOf } from 'statechart-graph'

/** What a walk has seen of a machine: states by id, transitions by key. */
export interface Seen {
  states: Set<string>
  transitions: Set<string>
}

export interface Share {
  seen: number
  all: number
  missing: string[]
}

export interface Coverage {
  states: Share
  transitions: Share
}

export const nothingSeen = (): Seen => ({ states: new Set(), transitions: new Set() })

export const together = (all: readonly Seen[]): Seen => ({
  states: new Set(all.flatMap((each) => [...each.states])),
  transitions: new Set(all.flatMap((each) => [...each.transitions])),
})

export function everythingIn(machine: AnyStateMachine): Seen {
  const { states, transitions } = graphOf(machine)
  return {
    states: new Set(states.filter(({ parent }) => parent !== null).map(({ id }) => id)),
    transitions: new Set(transitions.map(({ key }) => key)),
  }
}

/** @param apart ids and keys that do not count */
export function coverageOf(
  machine: AnyStateMachine,
  seen: Seen,
  apart: ReadonlySet<string> = new Set(),
): Coverage {
  const all = everythingIn(machine)
  return {
    states: shareOf(all.states.difference(apart), seen.states),
    transitions: shareOf(all.transitions.difference(apart), seen.transitions),
  }
}

function shareOf(all: ReadonlySet<string>, seen: ReadonlySet<string>): Share {
  const missing = [...all.difference(seen)].sort()
  return { seen: all.size - missing.length, all: all.size, missing }
}
