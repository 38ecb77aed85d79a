import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { wholeVariable } from '../browser/whole.ts'
import { tallyPlaywright, tallyVitest } from '../tally.ts'
import type { Mutant } from './mutant.ts'

/** `broken`: the tests did not run, so nothing is known. */
export interface Verdict {
  fate: 'killed' | 'survived' | 'broken'
  seconds: number
}

/** A run of tests on a mutant; `by`: file and name of the first test that failed. */
export interface Run {
  fate: Verdict['fate']
  by: string
}

/** Milliseconds, longer than any test may take: what is cut off says nothing of the mutant. */
const patience = 300_000
const inBrowser = /\.(?:e2e|replay)\.ts$/

/** Runs the killers of a mutant that is in the folder. */
export async function judge(folder: string, { killers }: Mutant, browser: string): Promise<Verdict> {
  const begun = performance.now()
  const browsed = killers.filter((file) => inBrowser.test(file))
  const plain = killers.filter((file) => !inBrowser.test(file))
  let fate: Verdict['fate'] = 'survived'
  if (plain.length > 0) fate = (await runVitest(folder, ['run', ...plain])).fate
  if (fate === 'survived' && browsed.length > 0) {
    const names = browsed.map((file) => file.replace(/^tests\//, ''))
    fate = (await buildIn(folder)) ? (await browse(folder, names, browser)).fate : 'broken'
  }
  return { fate, seconds: (performance.now() - begun) / 1_000 }
}

const resultIn = (folder: string) => join(folder, 'mutant.json')

export async function runVitest(folder: string, words: readonly string[]): Promise<Run> {
  const result = resultIn(folder)
  rmSync(result, { force: true })
  const reported = ['--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${result}`]
  return fateOf(await runIn(folder, ['vitest', ...words, ...reported]), result, tallyVitest)
}

export const buildIn = async (folder: string) => (await runIn(folder, ['node', 'server/cli/build.ts'])) === 0

/** Runs tests in a browser on what is built in the folder, and all of the replays that are named. */
export async function browse(folder: string, words: readonly string[], browser: string): Promise<Run> {
  const result = resultIn(folder)
  rmSync(result, { force: true })
  const config = '--config=tests/playwright.config.ts'
  const environment = {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: result,
    [wholeVariable]: 'whole',
  }
  const code = await runIn(folder, ['playwright', 'test', config, '-x', ...words], environment, 2 * patience)
  return fateOf(code, result, tallyPlaywright)
}

/** @returns the exit code; null after `wait` */
export function runIn(
  folder: string,
  words: readonly string[],
  environment: Record<string, string> = {},
  wait = patience,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', words, {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, ...environment },
    })
    // The server of a browser test stops its database when it is asked to.
    const late = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGTERM'), wait)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(late)
      resolve(code)
    })
  })
}

function fateOf(code: number | null, file: string, read: (result: never) => { failures: string[] }): Run {
  if (code === 0) return { fate: 'survived', by: '' }
  try {
    const { failures } = read(JSON.parse(readFileSync(file, 'utf8')) as never)
    // A file that was cut off by the first failure has no name of a test.
    const failure = failures.find((each) => each.includes('\n')) ?? failures[0]
    return failure === undefined ? { fate: 'broken', by: '' } : { fate: 'killed', by: failure }
  } catch {
    return { fate: 'broken', by: '' }
  }
}
