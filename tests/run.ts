/** `npm test`: runs the tests of every change, also in the browser; at the end it prints the failures and their number. */
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { build } from '#server/cli/build.ts'
import { ensureBrowser } from './browser/find-browser.ts'
import { popupVariable } from './browser/popup-variable.ts'
import { assertRuntime } from './check/runtime.ts'
import { tallyPlaywright, tallyRun, tallyVitest } from './tally.ts'

const results = new URL('../test-results/', import.meta.url)
const resultFile = (name: string) => new URL(name, results)

const run = (words: string[], environment: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn('npx', words, { stdio: 'inherit', env: { ...process.env, ...environment } })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })

process.on('uncaughtException', (error) => {
  console.error(error.message)
  process.exit(1)
})

assertRuntime()
const browser = ensureBrowser()
mkdirSync(results, { recursive: true })
// Clicks that people have recorded stay, and how replays fared.
const stays = ['clicked', 'runs.json']
for (const name of readdirSync(results).filter((each) => !stays.includes(each)))
  rmSync(resultFile(name), { recursive: true, force: true })
await build()

const unit = resultFile('vitest.json')
const unitCode = await run(
  [
    'vitest',
    'run',
    '--project=!cluster',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unit.pathname}`,
  ],
  { CHROMIUM_PATH: browser },
)
const inBrowser = async (file: URL, options: readonly string[], environment: Record<string, string> = {}) => {
  const words = ['playwright', 'test', '--config=tests/playwright.config.ts']
  return run([...words, ...options], {
    ...environment,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file.pathname,
  })
}
const walked = resultFile('playwright.json')
const walkedCode = await inBrowser(walked, ['--project=e2e', '--project=paths'])
// On a platform of their own: what other tests play and write there would be visible.
const pictured = resultFile('pictures.json')
const picturedCode = await inBrowser(pictured, ['--project=pictures'])
// With the popup, which a tester closes; most of the time testers wait, as their cases say.
const followed = resultFile('written.json')
const followedCode = await inBrowser(followed, ['--project=written', '--workers=4'], {
  [popupVariable]: 'on',
})

const tallies = [
  tallyRun(unitCode, unit, tallyVitest),
  tallyRun(walkedCode, walked, tallyPlaywright),
  tallyRun(picturedCode, pictured, tallyPlaywright),
  tallyRun(followedCode, followed, tallyPlaywright),
]
const passed = tallies.reduce((sum, each) => sum + each.passed, 0)
const failures = tallies.flatMap((each) => each.failures)
for (const failure of failures) console.log(`\n✗ ${failure}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 && unitCode + walkedCode + picturedCode + followedCode === 0 ? 0 : 1
