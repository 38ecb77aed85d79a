import { TestModel } from '@xstate/test'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Case, Start } from 'statechart-walk'
import type { Flow } from './flow.ts'

export interface Step {
  event: Case
  state: AnyMachineSnapshot
}

export interface Path {
  start: Start
  steps: readonly Step[]
}

/** A key of the state, what guards read, and, to cover transitions, how the state was reached. */
function place(flow: Flow, state: AnyMachineSnapshot, event?: Case, before?: AnyMachineSnapshot): string {
  return JSON.stringify([
    state.value,
    flow.project(state),
    event && wordsOf(event),
    before && [before.value, flow.project(before)],
  ])
}

/** The event as one line, with the message of an error. */
export function wordsOf({ type, ...payload }: Case): string {
  const shown = Object.entries(payload).filter(([key, value]) => key !== 'actorId' && value !== undefined)
  if (shown.length === 0) return type
  return `${type} ${JSON.stringify(Object.fromEntries(shown), (_, value: unknown) =>
    value instanceof Error ? value.message : value,
  )}`
}

/** More steps than this: the flow has no end, or its `project` counts something. */
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

/** Caches transitions; the key holds all of a snapshot that matters. */
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
  return Object.create(machine, { transition: { value: transition } })
}
