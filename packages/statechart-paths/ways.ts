import type { AnyMachineSnapshot } from 'xstate'
import type { Case, Start, Moment } from 'statechart-walk'
import type { Flow } from './flow.ts'
import type { Walked } from './select.ts'

export interface Way {
  event: Case
  state: AnyMachineSnapshot
  to: string
  transitions: readonly string[]
}

/** All steps of a start, by the place that they leave. */
export interface Ways {
  start: Start
  begin: Way
  from: ReadonlyMap<string, readonly Way[]>
}

export function waysOf(flow: Flow, all: readonly Walked[]): Ways[] {
  const starts = Map.groupBy(all, ({ path }) => path.start)
  return [...starts].map(([start, walks]) => waysFrom(flow, start, walks))
}

function waysFrom(flow: Flow, start: Start, walks: readonly Walked[]): Ways {
  const wayTo = ({ event, state, transitions }: Moment): Way => ({
    event: event ?? { type: 'xstate.init' },
    state,
    to: JSON.stringify([state.value, flow.project(state)]),
    transitions,
  })
  const from = new Map<string, Map<string, Way>>()
  let begin: Way | null = null
  for (const { moments } of walks) {
    let here: Way | null = null
    for (const moment of moments) {
      const way = wayTo(moment)
      begin ??= way
      if (here && moment.transitions.length > 0) {
        const steps = from.get(here.to) ?? new Map<string, Way>()
        steps.set(JSON.stringify([moment.event, moment.transitions]), way)
        from.set(here.to, steps)
      }
      here = way
    }
  }
  if (begin === null) throw new Error(`${start.name} begins nowhere.`)
  return { start, begin, from: new Map([...from].map(([place, steps]) => [place, [...steps.values()]])) }
}
