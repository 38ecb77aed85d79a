import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Said } from '#charts/words/said.ts'
import { hyphened, flows, type FlowName } from '#machines/flows.ts'
import { coverageOf, together, type Coverage, seenIn } from 'statechart-coverage'
import { notForABrowser } from '#charts/flows/possible.ts'
import type { Walked } from 'statechart-paths'
import { browserCases, caseName } from './cases.ts'

export const results = new URL('../../../test-results/', import.meta.url)
const folder = new URL('paths/', results)

export const said = z.object({ tr: z.string(), en: z.string() })

const replayed = z.object({
  flow: z.custom<FlowName>((name) => typeof name === 'string' && name in flows),
  /** From 1, among the flow's cases. */
  number: z.number(),
  case: z.string(),
  /** Hash of what the machine does on the way: a record with another hash is of an older machine. */
  told: z.string(),
  /** `broken off`: the run ended before the case did. */
  result: z.enum(['passed', 'failed', 'broken off']),
  /** Milliseconds since 1970. */
  begun: z.number(),
  seconds: z.number(),
  /** Moments that were played and seen, the opening included. */
  gone: z.number(),
  error: z.nullable(z.string()),
  /** Path of the browser's trace, relative to the results; the file may be gone. */
  trace: z.nullable(z.string()),
  /** By number of the moment: the leaf states that are visible. */
  pictures: z.array(z.object({ at: z.number(), states: z.array(z.string()) })),
  /** By number of the moment: the leaf state or the effect that the replay did not look at, and why. */
  notLookedAt: z.array(z.object({ at: z.number(), part: z.string(), reason: said })),
})

export type Replayed = z.infer<typeof replayed>

const keyOf = ({ flow, number }: Pick<Replayed, 'flow' | 'number'>) => `${hyphened(flow)}-${number}`

export function remember(record: Replayed): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${keyOf(record)}.json`, folder), JSON.stringify(record))
}

/** Relative to the results. */
export const pictureOf = (of: Pick<Replayed, 'flow' | 'number'>, at: number) =>
  `paths/pictures/${keyOf(of)}/${at}.jpg`
/** @param state path of the state */
export const viewOf = (flow: FlowName, state: string) =>
  `paths/views/${hyphened(flow)}/${hyphened(state)}.jpg`
export const keptTraceOf = (of: Pick<Replayed, 'flow' | 'number'>) => `paths/traces/${keyOf(of)}.zip`

/** Ignores records in an older format. */
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

/** Changes when the machine takes another way or has other effects. */
export function printOf({ moments }: Walked): string {
  const told = moments.map(({ state, transitions, effects }) => [state.value, transitions, effects])
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16)
}

/** The record is of this case and of the current machine. */
export const isOf = (walked: Walked) => (record: Replayed) =>
  record.case === caseName(walked) && record.told === printOf(walked)

/** Without cases of older machines. */
export function browserCoverage(
  name: FlowName,
  records: readonly Replayed[],
): Coverage & { unreachable: Readonly<Record<string, Said>> } {
  const unreachable = notForABrowser(name)
  const gone = records.filter(({ flow, result }) => flow === name && result === 'passed')
  const cases = browserCases(name).filter((each) => gone.some(isOf(each)))
  const seen = together(cases.map(({ moments }) => seenIn(moments)))
  return { ...coverageOf(flows[name].machine, seen, new Set(Object.keys(unreachable))), unreachable }
}
