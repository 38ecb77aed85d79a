import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tallyPlaywright, tallyVitest } from '../tally.ts'
import type { Mutant } from './mutant.ts'

/** `broken`: the tests did not run, so nothing is known. */
export interface Verdict {
  fate: 'killed' | 'survived' | 'broken'
  seconds: number
}

/** Milliseconds, longer than any test may take: what is cut off says nothing of the mutant. */
const patience = 300_000
const inBrowser = /\.(?:e2e|replay)\.ts$/

/** Runs the killers of a mutant that is in the folder. */
export async function judge(folder: string, { killers }: Mutant, browser: string): Promise<Verdict> {
  const begun = performance.now()
  const result = join(folder, 'mutant.json')
  rmSync(result, { force: true })
  const browsed = killers.filter((file) => inBrowser.test(file))
  const plain = killers.filter((file) => !inBrowser.test(file))
  const environment = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: result }
  const run = (...words: string[]) => runIn(folder, words, environment)
  let fate: Verdict['fate'] = 'survived'
  if (plain.length > 0) {
    const code = await run('vitest', 'run', ...plain, '--bail=1', '--reporter=json', `--outputFile=${result}`)
    fate = fateOf(code, result, tallyVitest)
  }
  if (fate === 'survived' && browsed.length > 0) {
    if ((await run('node', 'server/cli/build.ts')) !== 0) fate = 'broken'
    else {
      const names = browsed.map((file) => file.replace(/^tests\//, ''))
      const code = await run('playwright', 'test', '--config=tests/playwright.config.ts', '-x', ...names)
      fate = fateOf(code, result, tallyPlaywright)
    }
  }
  return { fate, seconds: (performance.now() - begun) / 1_000 }
}

/** @returns the exit code; null after `patience` */
function runIn(folder: string, words: string[], environment: Record<string, string>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', words, {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, ...environment },
    })
    const late = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), patience)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(late)
      resolve(code)
    })
  })
}

function fateOf(
  code: number | null,
  file: string,
  read: (result: never) => { failures: string[] },
): Verdict['fate'] {
  if (code === 0) return 'survived'
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as never).failures.length > 0 ? 'killed' : 'broken'
  } catch {
    return 'broken'
  }
}
