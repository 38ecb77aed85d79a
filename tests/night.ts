/** `npm run test:night`: what is too long for every change. 10 000 wallet sequences, 20 000 odd requests, axe with all themes and sizes. */
import { spawnSync } from 'node:child_process'
import { build } from '#server/cli/build.ts'
import { ensureBrowser } from './browser/find-browser.ts'
import { assertRuntime } from './check/runtime.ts'

function run(words: string[], environment: Record<string, string>): boolean {
  const { status } = spawnSync('npx', words, { stdio: 'inherit', env: { ...process.env, ...environment } })
  return status === 0
}

assertRuntime()
const browser = ensureBrowser()
await build()
const wallet = run(['vitest', 'run', '--project', 'server', 'tests/server/wallet-model.test.ts'], {
  SEQUENCES: '10000',
})
const chance = run(['vitest', 'run', '--project', 'server', 'tests/server/bad-input.test.ts'], {
  REQUESTS: '20000',
})
const audit = run(
  ['playwright', 'test', '--config=tests/playwright.config.ts', '--project=e2e', 'access/audit'],
  { CHROMIUM_PATH: browser, AUDIT: 'whole' },
)
process.exit(wallet && chance && audit ? 0 : 1)
