import type { FlowName } from '#machines/flows.ts'
import { walked } from '../flows/flows.ts'
import { coverageOf, together } from '../paths/coverage.ts'
import { chosenPaths, type Chosen, type Kind, type Wish } from '../paths/kinds.ts'
import { possible } from '../paths/possible.ts'
import { walkAll } from '../paths/select.ts'
import { seenIn } from '../paths/walk.ts'
import type { Language } from '../words/said.ts'
import { purposeOf, titleOf } from '../words/speak.ts'
import { writtenCases } from './case.ts'
import type { Written } from './forms.ts'

export interface ChosenFor extends Chosen {
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

export function writtenOf(flow: FlowName, kind: Kind, chosen: ChosenFor, language: Language): Written {
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
