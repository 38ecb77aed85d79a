import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { transactionStatus } from '#contract/payment.ts'
import { depositAwaited, kept, tidy } from '#server/upkeep/upkeep.store.ts'
import { startUpkeep, upkeepEvery } from '#server/upkeep/upkeep.ts'
import { SimulatedClock } from '#tests/hub/simulated-clock.ts'
import { Witness } from '#tests/hub/witness.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { opensGame } from './setup/game.ts'
import { balanceOf, methodOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import { report } from './setup/report.ts'

let app: TestApp
let player: TestPlayer
beforeEach(async () => {
  app = await startApp()
  player = await signedIn(app)
})
afterEach(() => app.close())

const phone = '905551112233'
const sendCode = () => app.call('customer/updatephone', { step: 1, phone }, { token: player.token })
const deposit = async (requestId: string) => {
  const id = await methodOf(app, 'kesecik')
  const detail = { Amount: 120, WalletNo: '1234567890' }
  const body = { id, target: 'pay', detail } as const
  expect((await app.call('payment/deposit', body, { token: player.token, requestId })).success).toBe(true)
}
const countOf = async (table: 'requests' | 'phone_codes' | 'reset_codes' | 'sessions' | 'outbox' | 'tries') =>
  (await app.pool.query(`select from ${table}`)).rowCount
const nothing = {
  requests: 0,
  phoneCodes: 0,
  resetCodes: 0,
  sessions: 0,
  outbox: 0,
  tries: 0,
  deposits: 0,
  rounds: 0,
}

describe('keeping house', () => {
  test.each([
    ['requests', 'requests'],
    ['phone_codes', 'phoneCodes'],
    ['reset_codes', 'resetCodes'],
    ['outbox', 'outbox'],
    ['tries', 'tries'],
  ] as const)(
    'Scenario: rows of %s that are of no more use go, those a moment younger stay',
    async (table, name) => {
      await deposit(randomUUID())
      await sendCode()
      await app.call('auth/sendresetpassword', { username: 'nobody' })
      const made = app.clock.now().getTime()
      const rows = Number(await countOf(table))
      expect(rows).toBeGreaterThan(0)
      const last = await tidy(app.pool, new Date(made + kept[name]))
      expect([table, last[name], await countOf(table)]).toEqual([table, 0, rows])
      const gone = await tidy(app.pool, new Date(made + kept[name] + 1))
      expect([table, gone[name], await countOf(table)]).toEqual([table, rows, 0])
    },
  )

  test('Scenario: a session that is over, games and all, is listed for a year, one that runs is never removed', async () => {
    const running = await signedIn(app)
    await opensGame(app, player)
    await app.call('auth/logout', {}, { token: player.token })
    const made = app.clock.now().getTime()
    expect((await tidy(app.pool, new Date(made + kept.sessions))).sessions).toBe(0)
    expect((await tidy(app.pool, new Date(made + kept.sessions + 1))).sessions).toBe(1)
    expect((await app.call('user/balance', {}, { token: running.token })).success).toBe(true)
  })

  test('Scenario: a deposit that nobody pays is given up after a day; paid after all it is added once', async () => {
    await deposit(randomUUID())
    const made = app.clock.now().getTime()
    expect(await tidy(app.pool, new Date(made + depositAwaited))).toEqual(nothing)
    expect((await tidy(app.pool, new Date(made + depositAwaited + 1))).deposits).toBe(1)
    const [payment] = await paymentsOf(app, player)
    if (!payment) throw new Error('no payment')
    expect(payment.status).toBe(transactionStatus.Cancelled)
    expect(await report(app, payment, 'paid')).toEqual([200, 'apply'])
    expect(await report(app, payment, 'paid')).toEqual([200, 'repeated'])
    expect(await balanceOf(app, player)).toBe(120)
    await proveLedger(app)
  })

  test('Scenario: a paid deposit and a withdrawal are never given up', async () => {
    await deposit(randomUUID())
    const [payment] = await paymentsOf(app, player)
    if (!payment) throw new Error('no payment')
    await report(app, payment, 'paid')
    const late = new Date(app.clock.now().getTime() + depositAwaited + 1)
    expect((await tidy(app.pool, late)).deposits).toBe(0)
  })
})

describe('the rounds', () => {
  test('Scenario: one at once, one every ten minutes, also after a failure, none after the stop', async () => {
    const clock = new SimulatedClock()
    const rounds = new Witness<string>()
    const told = new Witness<string>()
    const log = {
      debug: (_facts: object, sentence: string) => told.note(sentence),
      warn: (_facts: object, sentence: string) => told.note(sentence),
    }
    const stop = startUpkeep({
      clock,
      log,
      async round() {
        rounds.note('round')
        if (rounds.items.length === 1) throw new Error('the database is away')
        return {}
      },
    })
    expect(await told.first(1)).toEqual(['tidying up failed'])
    await expect.poll(() => clock.awaits(upkeepEvery), { interval: 2 }).toBe(true)
    clock.pass(10 * 60_000 - 1)
    expect(rounds.items).toHaveLength(1)
    clock.pass(1)
    expect(await told.first(2)).toEqual(['tidying up failed', 'tidied up'])
    await stop()
    clock.pass(upkeepEvery)
    expect(rounds.items).toHaveLength(2)
  })
})
