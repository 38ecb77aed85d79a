import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { results } from '#tests/flows/driver/record.ts'

const fared = z.object({
  /** Of the written case. */
  id: z.string(),
  flow: z.string(),
  title: z.string(),
  result: z.enum(['passed', 'failed', 'broken off', 'not replayed']),
  seconds: z.number(),
  error: z.nullable(z.string()),
})

const run = z.object({
  /** Milliseconds since 1970. */
  begun: z.number(),
  /** From the first path to the last, the server's start included. */
  seconds: z.number(),
  cases: z.array(fared),
})

/** How a case fared in one run. */
export type Fared = z.infer<typeof fared>
/** One `npm run paths -- --replay`. */
export type Run = z.infer<typeof run>

const most = 20
/** Of an error, in characters. */
export const longest = 4_000
const runsIn = (folder: URL) => new URL('runs.json', folder)

/** The last ones, oldest first. Whatever is damaged is left out. */
export function rememberedRuns(folder = results): Run[] {
  try {
    return z
      .array(z.unknown())
      .parse(JSON.parse(readFileSync(runsIn(folder), 'utf8')))
      .flatMap((each) => z.safeParse(run, each).data ?? [])
      .slice(-most)
  } catch {
    return []
  }
}

export function rememberRun(latest: Run, folder = results): void {
  const cases = latest.cases.map((each) => ({ ...each, error: each.error?.slice(0, longest) ?? null }))
  const all = [...rememberedRuns(folder), { ...latest, cases }].slice(-most)
  mkdirSync(folder, { recursive: true })
  const whole = new URL('runs.json.new', folder)
  writeFileSync(whole, JSON.stringify(all))
  renameSync(whole, runsIn(folder))
}
