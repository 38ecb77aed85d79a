import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Said } from '#charts/words/said.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { coverageOf, together, type Coverage } from '../coverage.ts'
import type { Walked } from '../select.ts'
import { seenIn } from '../walk.ts'
import { browserCases, caseName, notForABrowser } from './cases.ts'

/** What the tests leave behind. */
export const results = new URL('../../../test-results/', import.meta.url)
const folder = new URL('paths/', results)

const replayed = z.object({
  flow: z.custom<FlowName>((name) => typeof name === 'string' && name in flows),
  /** Its place among the flow's cases, from 1. */
  number: z.number(),
  /** The start and the events. */
  case: z.string(),
  /** Of all that the machine does on the way: with another one the record speaks of an older machine. */
  told: z.string(),
  /** Broken off: the run ended before the case did. */
  result: z.enum(['passed', 'failed', 'broken off']),
  seconds: z.number(),
  /** How many moments were gone through and seen, the opening among them. */
  gone: z.number(),
  error: z.nullable(z.string()),
  /** Where the browser's own record lies, from the folder of the results on; it may be gone by now. */
  trace: z.nullable(z.string()),
  /** What was photographed, by the number of the moment: the states at the bottom that can be seen there. */
  pictures: z.array(z.object({ at: z.number(), states: z.array(z.string()) })),
})

/** What became of one case in the browser. */
export type Replayed = z.infer<typeof replayed>

/** How a flow or a state is called where a file bears its name. */
export const fileName = (name: string) => name.replaceAll(' ', '-')

const keyOf = ({ flow, number }: Pick<Replayed, 'flow' | 'number'>) => `${fileName(flow)}-${number}`

/** Writes down, in place of what an earlier run wrote, how far the browser went. */
export function remember(record: Replayed): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${keyOf(record)}.json`, folder), JSON.stringify(record))
}

/** From the folder of the results on. */
export const pictureOf = (of: Pick<Replayed, 'flow' | 'number'>, at: number) =>
  `paths/pictures/${keyOf(of)}/${at}.jpg`
/** The view that shows a state, by its way from the top. */
export const viewOf = (flow: FlowName, state: string) =>
  `paths/views/${fileName(flow)}/${fileName(state)}.jpg`
export const keptTraceOf = (of: Pick<Replayed, 'flow' | 'number'>) => `paths/traces/${keyOf(of)}.zip`

/** What is written there in a form of another day says nothing. */
export function remembered(): Replayed[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => z.safeParse(replayed, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
      .flatMap(({ success, data }) => (success ? data : []))
  } catch {
    return []
  }
}

/** Another one as soon as the machine goes elsewhere, another way or with other effects. */
export function printOf({ moments }: Walked): string {
  const told = moments.map(({ state, transitions, effects }) => [state.value, transitions, effects])
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16)
}

/** Whether the record is of this case, and of the machine as it is. */
export const isOf = (walked: Walked) => (record: Replayed) =>
  record.case === caseName(walked) && record.told === printOf(walked)

/** What the last replay covered of the flow. Cases of older machines do not count. */
export function browserCoverage(name: FlowName): Coverage & { unreachable: Readonly<Record<string, Said>> } {
  const unreachable = notForABrowser(name)
  const gone = remembered().filter(({ flow, result }) => flow === name && result === 'passed')
  const cases = browserCases(name).filter((each) => gone.some(isOf(each)))
  const seen = together(cases.map(({ moments }) => seenIn(moments)))
  return { ...coverageOf(flows[name].machine, seen, new Set(Object.keys(unreachable))), unreachable }
}
