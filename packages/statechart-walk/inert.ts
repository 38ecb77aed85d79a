import { enqueueActions, fromCallback, type AnyStateMachine } from 'xstate'
import { addresseeOf } from 'statechart-graph'

export interface Effect {
  type: string
  params: unknown
}

export interface Begun {
  actor: string
  input: unknown
}

export interface Inert {
  running: AnyStateMachine
  effects: Effect[]
  begun: Begun[]
}

type Action = NonNullable<Parameters<AnyStateMachine['provide']>[0]['actions']>[string]

/** One copy per machine: making it takes longer than a walk. */
const inert = new WeakMap<AnyStateMachine, Inert>()

/** The machine with actors that do nothing and effects that are noted. */
export function inertOf(machine: AnyStateMachine): Inert {
  const known = inert.get(machine) ?? inertWith(machine, {})
  inert.set(machine, known)
  return known
}

/** @param children actors that run, by their source; the others do nothing */
export function inertWith(
  machine: AnyStateMachine,
  children: Readonly<Record<string, AnyStateMachine>>,
): Inert {
  const effects: Effect[] = []
  const begun: Begun[] = []
  const waiting = fromCallback(({ self, input }) => {
    begun.push({ actor: self.id, input })
  })
  const running = machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, children[name] ?? waiting]),
    ),
    actions: Object.fromEntries(
      effectsOf(machine).flatMap((type): [string, Action][] => {
        const action = machine.implementations.actions[type]
        const note = (_: unknown, params: unknown) => effects.push({ type, params })
        if (addresseeOf(action) === null) return [[type, note]]
        const itself = `${type}, itself`
        const noteAndTell = enqueueActions(({ enqueue }, params) => {
          note(null, params)
          enqueue({ type: itself, params })
        })
        return [
          [type, noteAndTell],
          [itself, action],
        ]
      }),
    ),
  })
  return { running, effects, begun }
}

/** Effects are plain functions and messages to an actor of the system; other actions of xstate have `resolve`. */
export function effectsOf(machine: AnyStateMachine): string[] {
  return Object.entries(machine.implementations.actions)
    .filter(
      ([, action]) =>
        typeof action === 'function' && (!('resolve' in action) || addresseeOf(action)?.isInSystem === true),
    )
    .map(([type]) => type)
}
