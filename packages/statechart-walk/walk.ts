import { createActor } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { keyOf } from 'statechart-graph'
import type { Case } from './case.ts'
import { inertOf, type Begun, type Effect } from './inert.ts'

/** xstate sends to the machine itself what is meant for an actor of the system that does not run. */
const outside = 'outside'

interface Sent {
  /** Id of a child, or 'outside'. */
  to: string
  event: { type: string }
}

export interface Moment {
  event: Case | null
  state: AnyMachineSnapshot
  effects: Effect[]
  begun: Begun[]
  sent: Sent[]
  /** Timers that it started, in milliseconds. */
  waits: number[]
  transitions: string[]
}

/** Messages of one step, after which a machine talks to itself without end. */
const mostSent = 100

/** Runs the shipped machine on these events: actors do nothing, the clock stands still, effects are recorded. */
export function walk(machine: AnyStateMachine, input: unknown, events: readonly Case[]): Moment[] {
  const { running, effects, begun } = inertOf(machine)
  const transitions: string[] = []
  const waits: number[] = []
  const sent: Sent[] = []
  const actor = createActor(running, {
    input,
    clock: { setTimeout: (_, wait) => waits.push(wait), clearTimeout: () => undefined },
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event' && isSent(inspected.event)) {
        const { actorRef, event, sourceRef } = inspected
        if (sent.length === mostSent) throw new Error('It sends itself messages without end')
        if (sourceRef === actor && 'id' in actorRef)
          sent.push({ to: actorRef === actor ? outside : String(actorRef.id), event })
      }
      if (inspected.type !== '@xstate.microstep') return
      const { _transitions: taken } = inspected
      transitions.push(...taken.map((each: AnyTransitionDefinition) => keyOf(each)))
    },
  })
  const moment = (event: Case | null): Moment => ({
    event,
    state: actor.getSnapshot(),
    effects: effects.splice(0),
    begun: begun.splice(0),
    sent: sent.splice(0),
    waits: waits.splice(0),
    transitions: transitions.splice(0),
  })
  effects.length = 0
  begun.length = 0
  actor.subscribe({ error: () => undefined })
  actor.start()
  const first = moment(null)
  const rest = events.map((event) => {
    if (actor.getSnapshot().status === 'active') actor.send(event)
    return moment(event)
  })
  actor.stop()
  return [first, ...rest]
}

/** Leaves out xstate's own events for the start and the end of actors. */
const isSent = ({ type }: { type: string }) => !type.startsWith('xstate.')
