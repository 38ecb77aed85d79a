import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate'

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

/** The source's id, the event, and which of the event's branches: the same in every copy of the machine. */
export function keyOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const targets = transition.target?.map((target) => target.key).join(', ') ?? 'stays'
  const branch = branches.length > 1 ? ` #${branches.indexOf(transition) + 1}` : ''
  return `${source.id} — ${eventType || 'always'}${branch} → ${targets}`
}

function nodesOf(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap((each) => nodesOf(each))]
}

export function everythingIn(machine: AnyStateMachine): Seen {
  const nodes = nodesOf(machine.root)
  const transitions = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())
  return {
    states: new Set(nodes.filter((node) => node !== machine.root).map((node) => node.id)),
    transitions: new Set(transitions.map(keyOf)),
  }
}

/** @param apart what does not count, by id or key */
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
