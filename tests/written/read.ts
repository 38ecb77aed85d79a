import { usualLimit } from '#tests/paths/asked.ts'
import { shape } from '#tests/paths/written/read-json.ts'
import type { Language } from '#charts/words/said.ts'
import { forms } from 'statechart-cases'
import { chosenFor, writtenOf, type ChosenFor } from '#charts/written/written.ts'
import type { FlowName } from '#machines/flows.ts'
import type { infer as Infer } from 'zod/mini'

export type ReadCase = Infer<typeof shape>['flows'][number]['cases'][number]
export type ReadStep = ReadCase['steps'][number]

const chosen = new Map<FlowName, ChosenFor>()

/** The cases as `npm run paths -- --as json` writes them: nothing but words reaches the tester. */
export function casesOf(flow: FlowName, language: Language): ReadCase[] {
  const paths = chosen.get(flow) ?? chosenFor(flow, { kind: 'transitions', limit: usualLimit })
  chosen.set(flow, paths)
  const json = forms.json.write([writtenOf(flow, 'transitions', paths, language)], language)
  return shape.parse(JSON.parse(json)).flows.flatMap(({ cases }) => cases)
}
