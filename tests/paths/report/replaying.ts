import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import type { Walked } from 'statechart-paths'
import { idOf } from 'statechart-cases'
import { writtenCases } from '#charts/written/case.ts'
import { hyphened, type FlowName } from '#machines/flows.ts'
import { build } from '#server/cli/build.ts'
import { ensureBrowser } from '#tests/browser/find-browser.ts'
import { assertRuntime } from '#tests/check/runtime.ts'
import { browserCases } from '#tests/flows/driver/cases.ts'
import { passesThrough, throughVariable } from '#tests/flows/driver/chosen.ts'
import {
  isOf,
  keptTraceOf,
  pictureOf,
  remembered,
  results,
  viewOf,
  type Replayed,
} from '#tests/flows/driver/record.ts'
import { annotationsOf } from './annotations.ts'
import { rememberRun, type Fared } from './runs.ts'

export type Chosen = ReadonlyMap<FlowName, readonly Walked[]>

export function chosenFrom(names: readonly FlowName[], through: string): Chosen {
  const chosen = names.map((name) => {
    const cases = browserCases(name)
    return [name, through === '' ? cases : cases.filter((each) => passesThrough(each, through))] as const
  })
  return new Map(chosen.filter(([, cases]) => cases.length > 0))
}

/** Against the real server, with a picture of every step and a trace of every path. */
export async function replayInBrowser(chosen: Chosen, through: string): Promise<boolean> {
  const { begun, code } = await inBrowser([...chosen.keys()], { REPLAY: 'on', [throughVariable]: through })
  const latest = { begun, seconds: (Date.now() - begun) / 1_000, cases: faredIn(chosen, begun, remembered()) }
  rememberRun(latest)
  for (const line of annotationsOf(latest, process.env['GITHUB_ACTIONS'] === 'true')) console.log(line)
  const played = remembered().filter(({ flow }) => chosen.has(flow))
  keepTraces(played)
  keepViews(played)
  return code === 0
}

/** Runs the replays of these flows against the real server. */
export async function inBrowser(
  names: readonly FlowName[],
  environment: Record<string, string>,
): Promise<{ begun: number; code: number }> {
  assertRuntime()
  const browser = ensureBrowser()
  await build()
  const files = names.map((name) => `flows/${hyphened(name)}.replay.ts`)
  const begun = Date.now()
  const code = await run(
    [
      'playwright',
      'test',
      '--config=tests/playwright.config.ts',
      '--project=paths',
      '--reporter=list',
      ...files,
    ],
    { ...environment, CHROMIUM_PATH: browser },
  )
  return { begun, code }
}

/** How the chosen cases fared in the run that began then; records of earlier runs do not count. */
export const faredIn = (chosen: Chosen, begun: number, records: readonly Replayed[]): Fared[] =>
  [...chosen].flatMap(([flow, cases]) => {
    const written = writtenCases(flow, cases, 'en')
    return cases.map((walked, at): Fared => {
      const record = records.find((each) => each.begun >= begun && isOf(walked)(each))
      return {
        id: idOf(flow, walked),
        flow,
        title: written[at]?.title ?? '',
        result: record?.result ?? 'not replayed',
        seconds: record?.seconds ?? 0,
        error: record?.error ?? null,
      }
    })
  })

const run = (words: string[], environment: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn('npx', words, { stdio: 'inherit', env: { ...process.env, ...environment } })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })

const folderOf = (path: string) => new URL('./', new URL(path, results))

/** The next run clears the browser's output folder. */
function keepTraces(played: readonly Replayed[]): void {
  for (const each of played) {
    if (each.trace === null || !existsSync(new URL(each.trace, results))) continue
    const kept = keptTraceOf(each)
    mkdirSync(folderOf(kept), { recursive: true })
    renameSync(new URL(each.trace, results), new URL(kept, results))
  }
}

/** One picture for each visible state, from the first path that reaches it. */
function keepViews(played: readonly Replayed[]): void {
  for (const flow of new Set(played.map((each) => each.flow))) {
    rmSync(folderOf(viewOf(flow, 'any')), { recursive: true, force: true })
    mkdirSync(folderOf(viewOf(flow, 'any')), { recursive: true })
    const own = played
      .filter((each) => each.flow === flow)
      .toSorted((one, other) => one.number - other.number)
    for (const each of own) {
      for (const { at, states } of each.pictures) {
        const picture = new URL(pictureOf(each, at), results)
        const views = states.map((state) => new URL(viewOf(flow, state), results))
        for (const view of views) if (existsSync(picture) && !existsSync(view)) copyFileSync(picture, view)
      }
    }
  }
}
