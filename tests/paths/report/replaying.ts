import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import type { FlowName } from '#machines/flows.ts'
import { build } from '#server/cli/build.ts'
import { ensureBrowser } from '#tests/browser/find-browser.ts'
import { assertRuntime } from '#tests/check/runtime.ts'
import { browserCases } from '#tests/flows/driver/cases.ts'
import { passesThrough, throughVariable } from '#tests/flows/driver/chosen.ts'
import {
  fileName,
  keptTraceOf,
  pictureOf,
  remembered,
  results,
  viewOf,
  type Replayed,
} from '#tests/flows/driver/record.ts'
import { rememberRun } from './run.ts'

export function chosenFrom(names: readonly FlowName[], through: string): Map<FlowName, number> {
  const chosen = names.map((name) => {
    const cases = browserCases(name)
    return [
      name,
      through === '' ? cases.length : cases.filter((each) => passesThrough(each, through)).length,
    ] as const
  })
  return new Map(chosen.filter(([, paths]) => paths > 0))
}

/** Against the real server, with a picture of every step and a trace of every path. */
export async function replayInBrowser(
  chosen: ReadonlyMap<FlowName, number>,
  through: string,
): Promise<boolean> {
  assertRuntime()
  const browser = ensureBrowser()
  await build()
  const files = [...chosen.keys()].map((name) => `flows/${fileName(name)}.replay.ts`)
  const begun = performance.now()
  const code = await run(
    [
      'playwright',
      'test',
      '--config=tests/playwright.config.ts',
      '--project=paths',
      '--reporter=list',
      ...files,
    ],
    { CHROMIUM_PATH: browser, REPLAY: 'on', [throughVariable]: through },
  )
  const paths = [...chosen.values()].reduce((all, some) => all + some, 0)
  rememberRun({ seconds: (performance.now() - begun) / 1_000, paths })
  const played = remembered().filter(({ flow }) => chosen.has(flow))
  keepTraces(played)
  keepViews(played)
  return code === 0
}

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
