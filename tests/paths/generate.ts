import { TestModel } from '@xstate/test'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Case, Flow, Start } from './flow.ts'

export interface Step {
  event: Case
  /** Where the model is after the event. */
  state: AnyMachineSnapshot
}

/** A way through the shipped machine, from its start on. */
export interface Path {
  start: Start
  steps: readonly Step[]
}

/** One place of a path: the state, what guards read, and, for the sake of transitions, how it was reached. */
function place(flow: Flow, state: AnyMachineSnapshot, event?: Case, before?: AnyMachineSnapshot): string {
  return JSON.stringify([
    state.value,
    flow.project(state),
    event && wordsOf(event),
    before && [before.value, flow.project(before)],
  ])
}

/** The event's type and payload as one line; an error's message is part of it. */
export function wordsOf({ type, ...payload }: Case): string {
  const shown = Object.entries(payload).filter(([key, value]) => key !== 'actorId' && value !== undefined)
  if (shown.length === 0) return type
  return `${type} ${JSON.stringify(Object.fromEntries(shown), (_, value: unknown) =>
    value instanceof Error ? value.message : value,
  )}`
}

/** Steps beyond which a flow has no end, or counts something that its places should not tell apart. */
const endless = 30_000

/** The fewest shortest paths that take every transition open to the start's events. */
export function pathsOf(flow: Flow): Path[] {
  const { canCome = () => true } = flow
  return flow.starts.flatMap((start) => {
    const model = new TestModel<AnyMachineSnapshot, Case, unknown>(remembering(flow.machine), {
      events: (state) =>
        start.events.filter(
          (event) => state.status === 'active' && state.can(event) && canCome(event, state),
        ),
      serializeState: (state, event, before) => place(flow, state, event, before),
      serializeEvent: wordsOf,
    })
    return model
      .getShortestPaths({ input: start.input, limit: endless })
      .map(({ steps }) => ({ start, steps: steps.slice(1) }))
  })
}

/** The same machine, which works out only once what an event does to a state; what it holds beside its value counts. */
function remembering(machine: AnyStateMachine): AnyStateMachine {
  const known = new Map<string, AnyMachineSnapshot>()
  const transition: AnyStateMachine['transition'] = (state, event, scope) => {
    const { value, context, status, children, historyValue } = state
    const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)])
    const key = JSON.stringify([value, context, status, Object.keys(children), history, wordsOf(event)])
    const next = known.get(key) ?? machine.transition(state, event, scope)
    known.set(key, next)
    return next
  }
  return Object.create(machine, { transition: { value: transition } }) as AnyStateMachine
}
