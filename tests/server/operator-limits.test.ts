import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCallRequests } from '#server/cms/call-request.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried, usercodeOf } from './setup/command-line.ts'
import { limitOf, setsLimit } from './setup/limit.ts'
import { livesIn, signedIn } from './setup/player.ts'

let app: TestApp
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  const house = { 'limits.mostDeposit': '20000 TRY', 'limits.contactAbove': '15000 TRY' }
  const law = { LAW_STRICTER: JSON.stringify({ house }), LAW_RATES: '{"EUR":40}' }
  app = await startApp({ env: law })
  desk = deskOf(app, law)
})
afterAll(() => app.close())

const because = ['--why', 'The player has asked for it by phone']
const limit = { kind: 'net deposit', period: 'week' } as const

test('Scenario: an operator sees limits, requests and changes', unhurried, async () => {
  const player = await signedIn(app)
  const usercode = await usercodeOf(app, player)
  expect((await desk.type('limits', usercode)).said).toContain('The player has set none.')
  await setsLimit(app, player, { ...limit, amount: 200 })
  await setsLimit(app, player, { kind: 'session', period: 'day', amount: 90 })
  await setsLimit(app, player, { ...limit, amount: null })
  const { limits, changes } = await desk.read('limits', usercode)
  expect(limits).toMatchObject([
    { kind: 'net deposit', period: 'week', limit: 200, used: 0, asked: 'no limit', from: expect.any(String) },
    { kind: 'session', period: 'day', limit: '90 min', asked: null },
  ])
  expect(changes).toMatchObject([
    { event: 'raise requested', before: 200, after: null },
    { event: 'set', after: '90 min', by: 'player' },
    { event: 'set', after: 200, by: 'player' },
  ])
})

test(
  'Scenario: an operator sets and lowers a limit, and the act is kept; nobody but the player raises it',
  unhurried,
  async () => {
    const player = await signedIn(app)
    const usercode = await usercodeOf(app, player)
    const type = (...words: string[]) => desk.type('tighten-limit', usercode, ...words, ...because)
    expect((await type('net-deposit', 'week', '200')).said).toContain('limited to 200.00 TRY')
    await setsLimit(app, player, { ...limit, amount: 300 })
    expect((await type('net-deposit', 'week', '200.01')).complained).toContain('only the player raises it')
    expect((await type('net-deposit', 'week', '200')).said).toContain('Nothing to do')
    expect((await type('net-deposit', 'week', '150.50')).said).toContain('lowered to 150.50 TRY')
    expect(await limitOf(app, player, limit)).toMatchObject({ amount: 150.5, request: null })
    expect((await type('session', 'day', '0.5')).complained).toContain('whole minutes')
    expect((await type('session', 'day', '0')).said).toContain('limited to 0 minutes')
    expect((await type('sleep', 'day', '1')).complained).toContain('net-deposit')
    const { changes } = await desk.read('limits', usercode, '--take', '1')
    expect(changes).toMatchObject([{ kind: 'session', event: 'set', by: 'operator' }])
    const acts = await desk.read('acts', '--player', usercode)
    expect(acts).toMatchObject([
      { command: 'tighten-limit', subject: 'limit session day' },
      { subject: 'limit net deposit week' },
      { subject: 'limit net deposit week', why: 'The player has asked for it by phone' },
    ])
  },
)

test(
  'Scenario: an operator sets no limit in place of the player, none above the law, and a high one puts a call into the queue',
  unhurried,
  async () => {
    const player = await signedIn(app)
    const usercode = await usercodeOf(app, player)
    const monthly = { kind: 'deposit', period: 'month' } as const
    const type = (amount: string) =>
      desk.type('tighten-limit', usercode, 'deposit', 'month', amount, ...because)
    const calls = async () => (await openCallRequests(app.pool)).map(({ message }) => message)
    expect((await type('20000.01')).complained).toContain('20,000.00 TRY at most')
    expect((await type('15000')).said).toContain('limited to')
    expect(await calls()).toEqual([])
    const other = await signedIn(app)
    const ofOther = await usercodeOf(app, other)
    const higher = await desk.type('tighten-limit', ofOther, 'deposit', 'month', '15000.01', ...because)
    expect(higher.said).toContain('limited to')
    expect(await calls()).toEqual([
      'Protection of the player: the monthly deposit limit is above the sum of the law',
    ])

    const german = await livesIn(app, await signedIn(app), 'DE')
    const ofGerman = await usercodeOf(app, german)
    const tighten = (amount: string) =>
      desk.type('tighten-limit', ofGerman, 'deposit', 'month', amount, ...because)
    expect((await tighten('100')).complained).toContain('has to set it first')
    expect(await limitOf(app, german, monthly)).toBeUndefined()
    await setsLimit(app, german, { ...monthly, amount: 200 })
    expect((await tighten('100')).said).toContain('lowered to 100.00 TRY')
  },
)
