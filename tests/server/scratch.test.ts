import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from 'pg'
import { clearAbandoned, scratchFolder } from './setup/scratch.ts'

const startsAndStays = `
  import { startEmbedded } from '#server/database/embedded.ts'
  import { scratchFolder } from '#tests/server/setup/scratch.ts'
  const folder = scratchFolder('test')
  const { url } = await startEmbedded(folder)
  console.log(folder, url)
`

async function answers(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.end()
}

test('Scenario: the tests are killed; the next run ends their database and leaves that of others alone', async () => {
  const own = scratchFolder('crash')
  onTestFinished(() => rmSync(own, { recursive: true }))
  const killed = spawn(process.execPath, ['--input-type=module', '-e', startsAndStays], {
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(killed.stdout, 'data')
  const [folder = '', url = ''] = String(line).trim().split(' ')
  await clearAbandoned()
  await answers(url)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await answers(url)
  await clearAbandoned()
  await expect(answers(url)).rejects.toThrow('ECONNREFUSED')
  expect([existsSync(folder), existsSync(own)]).toEqual([false, true])
})
