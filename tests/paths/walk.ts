import { createActor, fromCallback, getStateNodes, SimulatedClock } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { keyOf, nothingSeen, type Seen } from './coverage.ts'
import type { Case } from './flow.ts'

export interface Effect {
  type: string
  params: unknown
}

/** What one event did to the running machine. */
export interface Moment {
  event: Case | null
  state: AnyMachineSnapshot
  /** In the order in which they ran. */
  effects: Effect[]
  transitions: string[]
}

/** Runs the shipped machine on these events: its actors wait, its clock stands, its effects are written down. */
export function walk(machine: AnyStateMachine, input: unknown, events: readonly Case[]): Moment[] {
  const effects: Effect[] = []
  const transitions: string[] = []
  const inert = fromCallback(() => undefined)
  const running = machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, inert])),
    actions: Object.fromEntries(
      effectsOf(machine).map((type) => [
        type,
        (_: unknown, params: unknown) => effects.push({ type, params }),
      ]),
    ),
  })
  const actor = createActor(running, {
    input,
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      const { _transitions: taken } = inspected
      transitions.push(...taken.map((each: AnyTransitionDefinition) => keyOf(each)))
    },
  })
  const moment = (event: Case | null): Moment => ({
    event,
    state: actor.getSnapshot(),
    effects: effects.splice(0),
    transitions: transitions.splice(0),
  })
  actor.start()
  const first = moment(null)
  const rest = events.map((event) => {
    actor.send(event)
    return moment(event)
  })
  actor.stop()
  return [first, ...rest]
}

/** Actions that reach outside: those that are plain functions, not xstate's own. */
export function effectsOf(machine: AnyStateMachine): string[] {
  return Object.entries(machine.implementations.actions)
    .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
    .map(([type]) => type)
}

export function seenIn(moments: readonly Moment[]): Seen {
  const seen = nothingSeen()
  for (const { state, transitions } of moments) {
    for (const node of getStateNodes(state.machine.root, state.value)) seen.states.add(node.id)
    for (const key of transitions) {
      seen.transitions.add(key)
      seen.states.add(key.split(' — ')[0] ?? key)
    }
  }
  return seen
}
