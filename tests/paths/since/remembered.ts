import { graphOf, type Graph } from 'statechart-graph'
import type { FlowName } from '#machines/flows.ts'
import type { AnyStateMachine } from 'xstate'
import { type Case, leavesOf, type Moment } from 'statechart-walk'
import { type Flow, chosenPaths } from 'statechart-paths'
import { possible } from '#charts/flows/possible.ts'
import { idOf } from 'statechart-cases'

export interface Outcome {
  states: string[]
  effects: string[]
}

export interface RememberedCase {
  id: string
  start: string
  begin: Outcome
  steps: { event: Case; outcome: Outcome }[]
}

/** A flow at the commit; its cases take each of its transitions. */
export interface RememberedFlow {
  graph: Graph
  /** Null if the commit has no paths of it, or if they are not needed. */
  cases: RememberedCase[] | null
}

export type Remembered = Record<string, RememberedFlow>

/** @param names flows whose cases are needed: finding them is slow */
export function remembered(
  machines: Readonly<Record<string, { machine: AnyStateMachine }>>,
  walked: Readonly<Record<string, Flow>>,
  names: readonly string[],
): Remembered {
  return Object.fromEntries(
    Object.entries(machines).map(([name, { machine }]) => {
      const flow = names.includes(name) ? walked[name] : undefined
      return [name, { graph: graphOf(machine), cases: flow ? casesOf(name as FlowName, flow) : null }]
    }),
  )
}

function casesOf(name: FlowName, flow: Flow): RememberedCase[] {
  const cases = chosenPaths(possible(name, flow), { kind: 'transitions', limit: Infinity })
  return cases.paths.map((each) => {
    const [first, ...rest] = each.moments.map(outcomeOf)
    return {
      id: idOf(name, each),
      start: each.path.start.name,
      begin: first ?? { states: [], effects: [] },
      steps: rest.map((outcome, at) => ({ event: each.path.steps[at]?.event ?? { type: '' }, outcome })),
    }
  })
}

export const outcomeOf = ({ state, effects }: Moment): Outcome => ({
  states: state.status === 'error' ? ['(broken)'] : leavesOf(state.value),
  effects: effects.map(({ type }) => type),
})

/** JSON.stringify loses the message of an Error. */
const asError = '(error)'

export const packed = (all: Remembered): string =>
  JSON.stringify(all, (_, value: unknown) => (value instanceof Error ? { [asError]: value.message } : value))

export const unpacked = (text: string): Remembered =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && asError in value
      ? new Error(String(value[asError]))
      : value,
  ) as Remembered
