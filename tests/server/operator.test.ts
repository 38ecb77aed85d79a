import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { signedIn } from './setup/player.ts'
import { dataFolder, endServers, startRealServer } from './setup/real-server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
})
afterAll(async () => {
  await app.close()
  await endServers()
})

interface Spoken {
  code: number
  said: string
  complained: string
}

/** What the operator types after `npm run operator --`. */
async function operator(words: string[], env: Record<string, string>): Promise<Spoken> {
  const cwd = new URL('../..', import.meta.url)
  const options = { cwd, env: { PATH: process.env['PATH'], SECRET: 's'.repeat(32), ...env } }
  return promisify(execFile)(process.execPath, ['server/cli/operator.ts', ...words], options).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout.trim(), complained: stderr.trim() }),
    (fault: { code: number; stdout: string; stderr: string }) => ({
      code: fault.code,
      said: fault.stdout.trim(),
      complained: fault.stderr.trim(),
    }),
  )
}
const here = () => ({ DATABASE_URL: app.databaseUrl })

test('Scenario: the operator reads who wants to be called, calls, and writes it down', async () => {
  expect((await operator(['call-requests'], here())).said).toBe('Nothing is waiting.')
  const player = await signedIn(app)
  const ask = (message: string) =>
    app.call('cms/callme', { phone: '905551112233', message }, { token: player.token, locale: 'tr' })
  await ask('Yarın 15:00\u001b[2J, çekimim hakkında')
  app.clock.pass(60_000)
  await ask('Bonusum hakkında')

  const [heads, first, second] = (await operator(['call-requests'], here())).said.split('\n')
  expect(heads).toMatch(/^id +usercode +phone +locale +asked +message$/)
  expect(first).toMatch(/ 905551112233 +tr +2026-11-20 12:00 +Yarın 15:00 \[2J, çekimim hakkında$/)
  expect(second).toMatch(/ 2026-11-20 12:01 +Bonusum hakkında$/)

  const open = JSON.parse((await operator(['call-requests', '--json'], here())).said) as { id: number }[]
  const id = String(open[0]?.id)
  expect((await operator(['called', id, '--json'], here())).said).not.toContain('Yarın 15:00')
  expect(await operator(['called', id], here())).toEqual({
    code: 1,
    said: '',
    complained: `No open call request has the id ${id}`,
  })
})

test.each([
  [['called', 'her'], 1, 'her is not an id'],
  [['called'], 1, 'Nothing is not an id'],
  [['--jsonn'], 2, "Unknown option '--jsonn'"],
])('Scenario: %j says what is wrong', async (words, code, complaint) => {
  const spoken = await operator(words, here())
  expect(spoken).toMatchObject({ code, said: '' })
  expect(spoken.complained).toContain(complaint)
})

test('Scenario: nothing, --help and an unknown command show what there is', async () => {
  const spoken = await Promise.all([[], ['--help'], ['dance']].map((words) => operator(words, here())))
  expect(spoken.map(({ code }) => code)).toEqual([0, 0, 2])
  for (const { said } of spoken) expect(said).toMatch(/called <id> +the player of this call request/)
})

test('Scenario: the embedded database is read beside the running platform, and without it', async () => {
  const folder = dataFolder()
  const server = await startRealServer(folder.path)
  const beside = await operator(['call-requests'], { DATA_DIR: folder.path })
  await server.stop()
  const alone = await operator(['call-requests'], { DATA_DIR: folder.path })
  folder.remove()
  expect([beside, alone].map(({ said }) => said)).toEqual(['Nothing is waiting.', 'Nothing is waiting.'])
})
