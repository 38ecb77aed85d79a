import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FlowName } from '#machines/flows.ts'
import { build } from '#server/cli/build.ts'
import { ensureBrowser } from '#tests/browser/find-browser.ts'
import { popupVariable } from '#tests/browser/popup-variable.ts'
import { assertRuntime } from '#tests/check/runtime.ts'
import { results } from '#tests/flows/driver/record.ts'
import { chosenVariable } from './chosen.ts'

const words = [
  'playwright',
  'test',
  '--config=tests/playwright.config.ts',
  '--project=written',
  `--reporter=dot,./tests/written/count.ts,junit${process.env['GITHUB_ACTIONS'] === 'true' ? ',github' : ''}`,
  // Most of the time the testers wait, as their cases say.
  '--workers=3',
]

/** @returns whether every case of the flows was executed as written */
export async function followAsWritten(names: readonly FlowName[]): Promise<boolean> {
  assertRuntime()
  const browser = ensureBrowser()
  await build()
  const environment = {
    CHROMIUM_PATH: browser,
    [popupVariable]: 'on',
    [chosenVariable]: names.join(','),
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: fileURLToPath(new URL('as-written.xml', results)),
  }
  return new Promise((resolve, reject) => {
    const child = spawn('npx', words, { stdio: 'inherit', env: { ...process.env, ...environment } })
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}
