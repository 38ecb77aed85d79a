import { flows, type FlowName } from '#machines/flows.ts'
import { graphOf, type ChartTransition } from 'statechart-graph'
import { wordsOf } from '../flows/flows.ts'
import type { Language, Said } from './said.ts'
import type { Happening } from './steps.ts'

interface Taken {
  event: Happening | null
  transitions: readonly string[]
}

const charts = new Map<FlowName, ReadonlyMap<string, ChartTransition[]>>()

/** By key: the transition, after those of the same event that are tried first. */
function triedIn(flow: FlowName): ReadonlyMap<string, ChartTransition[]> {
  const known = charts.get(flow)
  if (known) return known
  const { transitions } = graphOf(flows[flow].machine)
  const branchesOf = ({ source, event }: ChartTransition) =>
    transitions.filter((other) => other.source === source && other.event === event)
  const chart = new Map(
    transitions.map((transition) => {
      const branches = branchesOf(transition)
      // An eventless transition without other branches has no alternative.
      const isAlone = transition.event === '' && branches.length === 1
      return [transition.key, isAlone ? [] : branches.slice(0, branches.indexOf(transition) + 1)]
    }),
  )
  charts.set(flow, chart)
  return chart
}

/** The guard of each transition, or the guards tried before it, which did not hold. */
export const conditionsOf = (flow: FlowName, taken: Taken, language: Language): string[] => [
  ...new Set(deciding(flow, taken).map((each) => each[language])),
]

/** How a tester brings the conditions about. */
export const waysTo = (flow: FlowName, taken: Taken, language: Language): string[] => [
  ...new Set(deciding(flow, taken).flatMap(({ how }) => how?.[language] ?? [])),
]

function deciding(flow: FlowName, { event, transitions }: Taken): (Said & { how?: Said })[] {
  const isFailure = event?.type.startsWith('xstate.error.') === true
  return transitions.flatMap((key) => {
    const tried = triedIn(flow).get(key) ?? []
    const own = tried.at(-1)
    const guards = own?.guard ? [own] : tried.slice(0, -1)
    return guards.flatMap(({ guard }) => {
      const words = wordsOf[flow].guards[guard ?? '']
      if (!words || (isFailure && words.isSaidByFailure)) return []
      return (own?.guard ? words : words.otherwise) ?? []
    })
  })
}
