import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transactionKind } from '#contract/payment.ts'
import { limitRefusal } from '#contract/protection.ts'
import { keepAnswer } from '#server/protection/register.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { deposits, limitOf, plays, setsLimit, stopLimitClock } from './setup/limit.ts'
import { asksToDeposit, asksToWithdraw } from './setup/payment.ts'
import { livesIn, paymentsOf, signedIn } from './setup/player.ts'

const minute = 60_000
const hour = 3_600_000
const day = 24 * 3_600_000
const week = 7 * day

/** Noon in Istanbul, in the middle of a month. */
const start = new Date('2026-11-10T09:00:00.000Z')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: start })
})
afterAll(() => app.close())

const isoOf = (moment: Date, ms: number) => new Date(moment.getTime() + ms).toISOString()

const isoAfter = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds).toISOString()

describe('a limit holds', () => {
  test('Scenario: stakes of 24 hours: to the kuruş, and to the millisecond in which the oldest leaves', async () => {
    const { player, stake } = await plays(app)
    await setsLimit(app, player, { kind: 'stake', period: 'day', amount: 100 })
    expect(await stake(6_000)).toMatchObject({ done: true })
    app.clock.pass(hour)
    expect(await stake(4_001)).toMatchObject({
      done: false,
      refusal: 'limit reached',
      limit: { kind: 'stake', period: 'day', limit: 10_000, used: 6_000, availableAt: isoAfter(day - hour) },
    })
    expect(await stake(4_000)).toMatchObject({ done: true })
    expect(await limitOf(app, player, { kind: 'stake', period: 'day' })).toMatchObject({
      used: 100,
      left: 0,
      availableAt: isoAfter(day - hour),
    })
    app.clock.pass(day - hour - 1)
    expect(await stake(1)).toMatchObject({ refusal: 'limit reached' })
    app.clock.pass(1)
    expect(await stake(6_000)).toMatchObject({ done: true })
    expect(await stake(0)).toMatchObject({ done: true })
  })

  test('Scenario: earlier bets count towards a new limit, and the lowest limit holds', async () => {
    const { player, stake } = await plays(app)
    await stake(5_000)
    app.clock.pass(2 * day)
    await stake(3_000)
    await setsLimit(app, player, { kind: 'stake', period: 'day', amount: 1_000 })
    await setsLimit(app, player, { kind: 'stake', period: 'week', amount: 90 })
    expect(await limitOf(app, player, { kind: 'stake', period: 'day' })).toMatchObject({ used: 30 })
    expect(await limitOf(app, player, { kind: 'stake', period: 'week' })).toMatchObject({
      used: 80,
      left: 10,
    })
    expect(await stake(1_001)).toMatchObject({ limit: { period: 'week', limit: 9_000, used: 8_000 } })
    expect(await stake(1_000)).toMatchObject({ done: true })
  })

  test('Scenario: a stake may be lost whole: a win makes room for the next, and is always paid', async () => {
    const { player, stake, win, bet, rollBack } = await plays(app)
    await setsLimit(app, player, { kind: 'loss', period: 'day', amount: 50 })
    await bet(`${player.id} one`, 5_000, { round: 'one' })
    expect(await stake(1)).toMatchObject({ limit: { kind: 'loss', used: 5_000, availableAt: isoAfter(day) } })
    expect(await win(`${player.id} won`, 7_500, { round: 'one' })).toMatchObject({ done: true })
    expect(await limitOf(app, player, { kind: 'loss', period: 'day' })).toMatchObject({ used: -25, left: 75 })
    expect(await stake(7_501)).toMatchObject({ refusal: 'limit reached' })
    expect(await rollBack(`${player.id} won`)).toMatchObject({ done: true })
    expect(await stake(1)).toMatchObject({ refusal: 'limit reached' })
    expect(await rollBack(`${player.id} one`)).toMatchObject({ done: true })
    expect(await stake(5_000)).toMatchObject({ done: true })
  })

  test('Scenario: an hour of play: five minutes of a pause count, and the bet of the last millisecond is taken', async () => {
    const { player, stake } = await plays(app)
    await setsLimit(app, player, { kind: 'session', period: 'day', amount: 60 })
    for (let bets = 0; bets < 11; bets++) {
      expect(await stake(1)).toMatchObject({ done: true })
      app.clock.pass(hour)
    }
    const limit = { kind: 'session', period: 'day' } as const
    expect(await limitOf(app, player, limit)).toMatchObject({ used: 55, left: 5 })
    expect(await stake(1)).toMatchObject({ done: true })
    app.clock.pass(5 * minute - 1)
    expect(await stake(1)).toMatchObject({ done: true })
    app.clock.pass(1)
    expect(await stake(1)).toMatchObject({
      limit: {
        kind: 'session',
        limit: 60,
        used: 60,
        availableAt: isoAfter(day - 11 * hour - 5 * minute + 5 * minute),
      },
    })
  })

  test('Scenario: a month is that of the calendar in Istanbul', async () => {
    const place = await startApp({ now: new Date('2026-11-30T20:59:59.999Z') })
    const player = await signedIn(place, 100_000)
    const table = tableOf(place, await opensGame(place, player))
    await setsLimit(place, player, { kind: 'stake', period: 'month', amount: 10 })
    await table.bet('a', 1_000)
    expect(await table.bet('b', 1)).toMatchObject({ limit: { availableAt: '2026-11-30T21:00:00.000Z' } })
    place.clock.pass(1)
    expect(await table.bet('c', 1_000)).toMatchObject({ done: true })
    await place.close()
  })

  test('Scenario: in Britain the days, weeks and months of deposits are those of the calendar in London', async () => {
    const place = await startApp({ now: new Date('2026-08-30T22:59:59.999Z') })
    const player = await livesIn(place, await signedIn(place), 'GB')
    await keepAnswer(place.pool, {
      playerId: player.id,
      register: 'gamstop',
      answer: 'clear',
      askedAt: place.clock.now(),
      goodUntil: new Date('2026-10-01T00:00:00.000Z'),
      betsOnly: false,
    })
    const ends = async () => {
      const { data } = await place.call('protection/limits', {}, { token: player.token })
      return data.limits.map(({ used, endsAt }) => [used, endsAt])
    }
    await setsLimit(place, player, { kind: 'deposit', period: 'day', amount: 100 })
    await setsLimit(place, player, { kind: 'deposit', period: 'week', amount: 100 })
    await setsLimit(place, player, { kind: 'deposit', period: 'month', amount: 250 })
    await setsLimit(place, player, { kind: 'net deposit', period: 'day', amount: 1_000 })
    expect(await deposits(place, player, 100)).toMatchObject({ success: true })
    const reached = { kind: 'deposit', period: 'day', used: 100, availableAt: '2026-08-30T23:00:00.000Z' }
    expect(await deposits(place, player, 50)).toMatchObject({ success: false, data: { reached } })
    place.clock.pass(1)
    expect(await deposits(place, player, 99)).toMatchObject({ success: true })
    expect(await ends()).toEqual([
      [99, '2026-08-31T23:00:00.000Z'],
      [99, '2026-09-06T23:00:00.000Z'],
      [199, '2026-08-31T23:00:00.000Z'],
      [199, null],
    ])
    place.clock.pass(day - 1)
    expect(await deposits(place, player, 50)).toMatchObject({ success: false })
    place.clock.pass(1)
    expect(await ends()).toEqual([
      [0, '2026-09-01T23:00:00.000Z'],
      [99, '2026-09-06T23:00:00.000Z'],
      [0, '2026-09-30T23:00:00.000Z'],
      [0, null],
    ])
    await place.close()
  })

  test('Scenario: a deposit above the limit is refused before its provider hears of it, in the player’s language', async () => {
    const player = await signedIn(app)
    await setsLimit(app, player, { kind: 'deposit', period: 'day', amount: 500 })
    await asksToDeposit(app, player, 'turna', 300)
    const refusal = await deposits(app, player, 200.01)
    const reached = { kind: 'deposit', period: 'day', limit: 500, used: 300, availableAt: isoAfter(day) }
    expect(limitRefusal.parse(refusal.data)).toEqual({ field: 'Amount', kind: 'limit reached', reached })
    expect(refusal.message).toContain('24 saatlik para yatırma limitiniz')
    expect(await paymentsOf(app, player)).toHaveLength(1)
    expect(await deposits(app, player, 200)).toMatchObject({ success: true })
  })

  test('Scenario: a deposit that is given up or declined makes room; a withdrawal does so for the net limit only', async () => {
    const player = await signedIn(app, 100_000)
    await setsLimit(app, player, { kind: 'deposit', period: 'day', amount: 500 })
    await setsLimit(app, player, { kind: 'net deposit', period: 'week', amount: 400 })
    const first = await asksToDeposit(app, player, 'turna', 400)
    expect(await deposits(app, player, 99)).toMatchObject({
      data: { reached: { kind: 'net deposit', used: 400 } },
    })
    await asksToWithdraw(app, player, 'bank-transfer', 100)
    expect(await deposits(app, player, 100)).toMatchObject({ success: true })
    await app.pool.query('update payments set status = 5 where reference = $1', [first.reference])
    expect(await deposits(app, player, 400)).toMatchObject({ success: true })
    await asksToWithdraw(app, player, 'bank-transfer', 100)
    expect(await deposits(app, player, 50)).toMatchObject({
      data: { reached: { kind: 'deposit', used: 500 } },
    })
    expect(await paymentsOf(app, player, transactionKind.Withdraw)).toHaveLength(2)
  })

  test('Scenario: in Sweden nobody deposits or plays before the three deposit limits are set', async () => {
    const { player, stake } = await plays(app)
    await livesIn(app, player, 'SE')
    const token = { token: player.token }
    expect((await app.call('protection/limits', {}, token)).data).toMatchObject({
      profile: 'sweden',
      raiseWait: 72,
      required: [{ period: 'day' }, { period: 'week' }, { period: 'month' }],
    })
    expect(await stake(1)).toMatchObject({
      refusal: 'limit reached',
      limit: { kind: 'deposit', limit: null },
    })
    expect(await deposits(app, player, 100)).toMatchObject({
      data: { reached: { kind: 'deposit', limit: null } },
    })
    for (const period of ['day', 'week', 'month'] as const)
      await setsLimit(app, player, { kind: 'deposit', period, amount: 1_000 })
    expect(await stake(1)).toMatchObject({ done: true })
    await stopLimitClock(app, start)
    const { limits } = await setsLimit(app, player, { kind: 'deposit', period: 'week', amount: 2_000 })
    expect(limits.find(({ period }) => period === 'week')?.request).toMatchObject({
      confirmableFrom: isoOf(start, week),
    })
  })
})
