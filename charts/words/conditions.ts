import { flows, type FlowName } from '#machines/flows.ts'
import { graphOf, type ChartTransition } from '../graph.ts'
import { wordsOf } from '../flows/flows.ts'
import type { Language } from './said.ts'
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
export function conditionsOf(flow: FlowName, { event, transitions }: Taken, language: Language): string[] {
  const isFailure = event?.type.startsWith('xstate.error.') === true
  const said = transitions.flatMap((key) => {
    const tried = triedIn(flow).get(key) ?? []
    const own = tried.at(-1)
    const deciding = own?.guard ? [own] : tried.slice(0, -1)
    return deciding.flatMap(({ guard }) => {
      const words = wordsOf[flow].guards[guard ?? '']
      if (!words || (isFailure && words.isSaidByFailure)) return []
      return (own?.guard ? words : words.otherwise)?.[language] ?? []
    })
  })
  return [...new Set(said)]
}
