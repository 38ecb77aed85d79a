import type { FlowName } from '#machines/flows.ts'
import { walked } from '../flows/flows.ts'
import { coverageOf, together, seenIn } from 'statechart-coverage'
import { chosenPaths, walkAll } from 'statechart-paths'
import { possible } from '../flows/possible.ts'
import type { Language } from '../words/said.ts'
import { purposeOf, titleOf } from '../words/speak.ts'
import { writtenCases } from './case.ts'
import type { Written } from 'statechart-cases'

type Wish = Parameters<typeof chosenPaths>[1]

export interface ChosenFor extends ReturnType<typeof chosenPaths> {
  machineOnly: Written['machineOnly']
}

/** What a person or the world can cause; with `isWhole` also what only the machine allows. */
export function chosenFor(name: FlowName, wish: Wish, isWhole = false): ChosenFor {
  const flow = possible(name)
  const all = walkAll(flow)
  const seen = together(all.map(({ moments }) => seenIn(moments)))
  const { transitions } = coverageOf(flow.machine, seen)
  const chosen = isWhole ? chosenPaths(walked[name], wish) : chosenPaths(flow, wish, all)
  return { ...chosen, machineOnly: { transitions: transitions.missing.length, areWritten: isWhole } }
}

export function writtenOf(
  flow: FlowName,
  kind: Written['kind'],
  chosen: ChosenFor,
  language: Language,
): Written {
  const { paths, ...rest } = chosen
  return {
    flow,
    title: titleOf(flow, language),
    purpose: purposeOf(flow, language),
    kind,
    cases: writtenCases(flow, paths, language),
    ...rest,
  }
}
