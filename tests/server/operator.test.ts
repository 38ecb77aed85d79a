import { userInfo } from 'node:os'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, operator, unhurried, usercodeOf } from './setup/command-line.ts'
import { signedIn } from './setup/player.ts'
import { dataFolder, endServers, startRealServer } from './setup/real-server.ts'

let app: TestApp
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
  desk = deskOf(app)
})
afterAll(async () => {
  await app.close()
  await endServers()
})

const nobodyWaits = 'Nobody is waiting for a call.'

test(
  'Scenario: the operator reads who wants to be called, calls, and writes down what came of it',
  unhurried,
  async () => {
    expect((await desk.type('call-requests')).said).toBe(nobodyWaits)
    const player = await signedIn(app)
    const kept = async (message: string) => {
      await app.call(
        'cms/callme',
        { phone: '905551112233', message: 'Kısa bir soru' },
        { token: player.token, locale: 'tr' },
      )
      await app.pool.query('update call_requests set message = $1 where message = $2', [
        message,
        'Kısa bir soru',
      ])
    }
    await kept('Yarın 15:00\u001b[2J, çekimim hakkında')
    app.clock.pass(60_000)
    await kept('Bonusum\u009b2J\u202e hakkında')

    const [heads, first, second] = (await desk.type('call-requests')).said.split('\n')
    expect(heads).toMatch(/^id +usercode +phone +locale +asked +message$/)
    expect(first).toMatch(/ 905551112233 +tr +2026-11-20 12:00 +Yarın 15:00 \[2J, çekimim hakkında$/)
    expect(second).toMatch(/ 2026-11-20 12:01 +Bonusum 2J +hakkında$/)

    const { said: printed } = await desk.type('call-requests', '--json')
    expect(printed).toContain('\\u009b2J\\u202e hakkında')
    expect(JSON.parse(printed)[1].message).toBe('Bonusum\u009b2J\u202e hakkında')
    const open: { id: number }[] = await desk.read('call-requests')
    const id = String(open[0]?.id)
    const usercode = await usercodeOf(app, player)
    const called = await desk.type('called', id, '--why', 'Calls again tomorrow', '--as', 'Ece')
    expect(called).toMatchObject({ code: 0, complained: '' })
    expect(called.said).toMatch(new RegExp(`^${usercode} has been called\nKept as act [0-9a-f-]{36}$`))
    expect((await desk.type('called', id, '--why', 'Again')).said).toMatch(
      `Nothing to do: ${usercode} has been called at `,
    )
    expect(await desk.read('call-requests')).toHaveLength(1)
    expect(await desk.read('acts', '--command', 'called')).toMatchObject([
      {
        who: 'Ece',
        why: 'Calls again tomorrow',
        players: usercode,
        subject: `call request ${id}`,
        given: { id: Number(id) },
      },
    ])
    expect(await desk.type('called', '999', '--why', 'A typo')).toMatchObject({
      code: 1,
      said: '',
      complained: 'No call request has the id 999',
    })
  },
)

test.each([
  [['called', 'her', '--why', 'x'], '<id> her is not an id'],
  [['called', '--why', 'x'], '<id> is missing'],
  [['called', '1', '2', '--why', 'x'], '2 is one word too many'],
  [['called', '1'], 'Say why: --why'],
  [['called', '1', '--why', ' '], '--why is empty'],
  [['called', '1', '--why', 'x', '--as', 'a\nb'], '--as or OPERATOR must be a name'],
  [['called', '1', '--why', 'x', '--id', 'y'], "Unknown option '--id'"],
  [['call-requests', '--why', 'x'], "Unknown option '--why'"],
  [['--jsonn'], "Unknown option '--jsonn'"],
  [['acts', '--take', '0'], '--take 0 is not a number from 1 to 9999'],
  [['acts', '--from', '20.11.2026'], '--from 20.11.2026 is not a day'],
  [['dance'], 'There is no command dance'],
  [['help', 'content', 'dance'], 'There is no command content dance'],
])('Scenario: %j says what is wrong, and does nothing', async (words, complaint) => {
  const spoken = await desk.type(...words)
  expect(spoken).toMatchObject({ code: 2, said: '' })
  expect(spoken.complained).toContain(complaint)
})

test('Scenario: nothing, help and --help show what there is, and one command its options', async () => {
  const spoken = await Promise.all([[], ['--help'], ['help']].map((words) => operator(words, {})))
  for (const { code, said } of spoken) {
    expect(code).toBe(0)
    expect(said).toMatch(/\nplayers\n/)
    expect(said).toMatch(/called <id> --why <text> +closes a call request/)
  }
  const ofOne = await Promise.all(
    [
      ['help', 'adjust'],
      ['adjust', '--help'],
    ].map((words) => operator(words, {})),
  )
  for (const { code, said } of ofOne) {
    expect(code).toBe(0)
    expect(said).toMatch('npm run operator -- adjust <usercode> <amount> --account <cash|bonus> --why <text>')
    expect(said).toMatch(/--account <cash\|bonus> +which of the two/)
  }
})

test('Scenario: without a name the act is stored under the account on the machine', async () => {
  const player = await signedIn(app)
  const words = ['adjust', await usercodeOf(app, player), '1', '--account', 'cash', '--why', 'A test']
  const env = { DATABASE_URL: app.databaseUrl, SECRET: app.env.secret, OPERATOR: '' }
  expect(await operator(words, env)).toMatchObject({ code: 0 })
  expect(await desk.read('acts', '--command', 'adjust')).toMatchObject([{ who: userInfo().username }])
})

test('Scenario: the embedded database is read beside the running platform, and without it', async () => {
  const folder = dataFolder(inject('usedFolder'))
  const server = await startRealServer(folder.path)
  const beside = await operator(['call-requests'], { DATA_DIR: folder.path })
  await server.stop()
  const alone = await operator(['call-requests'], { DATA_DIR: folder.path })
  folder.remove()
  expect([beside, alone]).toMatchObject([{ said: nobodyWaits }, { said: nobodyWaits }])
})
