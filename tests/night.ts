/** `npm run test:night`: what is too long for every change. 10 000 sequences of the wallet and of its limits, 20 000 odd requests, releases and faults of a cluster, every replay, axe on every screen. */
import { spawnSync } from 'node:child_process'
import { build } from '#server/cli/build.ts'
import { ensureBrowser } from './browser/find-browser.ts'
import { wholeVariable } from './browser/whole.ts'
import { assertRuntime } from './check/runtime.ts'

function run(words: string[], environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync('npx', words, { stdio: 'inherit', env: { ...process.env, ...environment } })
  return status === 0
}

assertRuntime()
const browser = ensureBrowser()
await build()
const wallet = run(['vitest', 'run', '--project', 'server', 'tests/server/wallet-model.test.ts'], {
  SEQUENCES: '10000',
})
const limits = run(['vitest', 'run', '--project', 'server', 'tests/server/limits-model.test.ts'], {
  SEQUENCES: '10000',
})
const chance = run(['vitest', 'run', '--project', 'server', 'tests/server/bad-input.test.ts'], {
  REQUESTS: '20000',
})
const cluster = run(['vitest', 'run', '--project', 'cluster', '--no-file-parallelism'])
const soak = run(['node', 'tests/cluster/soak-cli.ts', '--minutes', '3', '--pages', '1000'])
const inBrowser = (...words: string[]) =>
  run(['playwright', 'test', '--config=tests/playwright.config.ts', ...words], {
    CHROMIUM_PATH: browser,
    [wholeVariable]: 'whole',
  })
const replays = inBrowser('--project=paths')
const audit = inBrowser('--project=e2e', 'access/audit')
process.exit(wallet && limits && chance && cluster && soak && replays && audit ? 0 : 1)
