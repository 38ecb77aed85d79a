import { ownTexts, type Texts } from 'statechart-drawing'
import { textsIn } from '#charts/words/chart-texts.ts'
import { graphOf, type Graph } from 'statechart-graph'
import type { Language } from '#charts/words/said.ts'
import { titleOf } from '#charts/words/speak.ts'
import { flowNames, flows, type FlowName } from '#machines/flows.ts'
import { isFlow } from '#tests/paths/report/changed.ts'
import type { Remembered } from '#tests/paths/since/remembered.ts'
import { bothOf, type Both } from './both.ts'
import { caseChangesOf, isUnchanged, type CaseChanges } from './cases.ts'

export interface FlowDiff {
  name: string
  how: 'added' | 'removed' | 'changed'
  both: Both
  /** Null if no cases were generated then, or if the flow is gone. */
  cases: CaseChanges | null
}

export const titleIn = ({ name }: Pick<FlowDiff, 'name'>, language: Language): string =>
  isFlow(name) ? titleOf(name, language) : name

export const textsOf = ({ name }: Pick<FlowDiff, 'name'>, language: Language): Texts =>
  isFlow(name) ? textsIn(name, language) : ownTexts

/** Flows of which the chart or a case differs. */
export function diffsSince(then: Remembered): FlowDiff[] {
  const gone = Object.keys(then).filter((name) => !isFlow(name))
  return [...flowNames.flatMap((name) => diffOf(name, then)), ...gone.flatMap((name) => goneOf(name, then))]
}

function diffOf(name: FlowName, then: Remembered): FlowDiff[] {
  const now = graphOf(flows[name].machine)
  const before = then[name]
  const both = bothOf(before?.graph ?? nothing(now), now)
  const known = before ? before.cases : []
  const cases = known && caseChangesOf(name, known)
  if (both.changes.length === 0 && (cases === null || isUnchanged(cases))) return []
  return [{ name, how: before ? 'changed' : 'added', both, cases }]
}

function goneOf(name: string, then: Remembered): FlowDiff[] {
  const graph = then[name]?.graph
  return graph ? [{ name, how: 'removed', both: bothOf(graph, nothing(graph)), cases: null }] : []
}

const nothing = ({ id }: Graph): Graph => ({ id, states: [], transitions: [] })
