import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCallRequests } from '#server/cms/call-request.store.ts'
import { createPool } from '#server/database/pool.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { confirms, limitOf, setsLimit, stopLimitClock } from './setup/limit.ts'
import { livesIn, signedIn, signsIn } from './setup/player.ts'

const day = 24 * 3_600_000
const week = 7 * day

/** Noon in Istanbul, in the middle of a month. */
const start = new Date('2026-11-10T09:00:00.000Z')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: start, env: { LAW_RATES: JSON.stringify({ SEK: 4 }) }, way: inStockholm })
})
afterAll(() => app.close())

/** The database's own time zone has summer time. */
async function inStockholm(url: string): Promise<string> {
  const pool = createPool(url, { max: 1 })
  await pool.query(`alter database ${new URL(url).pathname.slice(1)} set timezone to 'Europe/Stockholm'`)
  await pool.end()
  return url
}

const isoOf = (moment: Date, ms: number) => new Date(moment.getTime() + ms).toISOString()

describe('a limit is set, lowered, raised and removed', () => {
  test('Scenario: a player without limits sees what can be limited', async () => {
    const player = await signedIn(app)
    const { data } = await app.call('protection/limits', {}, { token: player.token })
    expect(data).toEqual({
      profile: 'house',
      kinds: ['deposit', 'net deposit', 'stake', 'loss', 'session'],
      periods: ['day', 'week', 'month'],
      limits: [],
      required: [],
      raiseWait: 24,
      reviewDue: false,
    })
  })

  test('Scenario: a first limit and a lower one hold at once, in a free amount', async () => {
    const player = await signedIn(app)
    const limit = { kind: 'deposit', period: 'week' } as const
    const first = await setsLimit(app, player, { ...limit, amount: 1234.56 })
    expect(first.limits).toMatchObject([{ ...limit, amount: 1234.56, used: 0, left: 1234.56, request: null }])
    const lower = await setsLimit(app, player, { ...limit, amount: 1234.55 })
    expect(lower.limits).toMatchObject([{ amount: 1234.55 }])
    expect(await limitOf(app, player, limit)).toMatchObject({ amount: 1234.55, availableAt: null })
  })

  test('Scenario: an amount of a thousandth, below zero, or half a minute is none', async () => {
    const player = await signedIn(app)
    const ask = (kind: 'deposit' | 'session', amount: number) =>
      app.call('protection/setlimit', { kind, period: 'day', amount }, { token: player.token })
    for (const [kind, amount] of [
      ['deposit', 10.001],
      ['deposit', -1],
      ['session', 30.5],
      ['session', 44_641],
    ] as const)
      expect(await ask(kind, amount)).toMatchObject({ success: false, data: { field: 'amount' } })
    expect(await ask('session', 44_640)).toMatchObject({ success: true })
    expect(await ask('deposit', 0)).toMatchObject({ success: true })
  })

  test('Scenario: a raise waits a day to the millisecond, can be confirmed for a week, and then lapses', async () => {
    const player = await signedIn(app)
    const limit = { kind: 'stake', period: 'day' } as const
    const asked = new Date('2026-11-10T09:00:00.123Z')
    const at = (ms: number) => stopLimitClock(app, new Date(asked.getTime() + ms))
    await at(0)
    await setsLimit(app, player, { ...limit, amount: 100 })
    const { limits } = await setsLimit(app, player, { ...limit, amount: 200 })
    expect(limits).toMatchObject([
      {
        amount: 100,
        request: {
          amount: 200,
          confirmableFrom: '2026-11-11T09:00:00.123Z',
          lapsesAt: '2026-11-18T09:00:00.123Z',
        },
      },
    ])
    await at(day - 1)
    const early = await confirms(app, player, limit, 'tr')
    expect(early).toMatchObject({
      success: false,
      message: 'Bu talebi 11 Kas 2026 12:00 itibarıyla onaylayabilirsiniz.',
    })
    await at(day + week)
    expect(await confirms(app, player, limit)).toMatchObject({ success: false })
    expect(await limitOf(app, player, limit)).toMatchObject({ amount: 100, request: null })
    await at(day + week - 1)
    expect(await confirms(app, player, limit)).toMatchObject({ success: true })
    expect(await limitOf(app, player, limit)).toMatchObject({ amount: 200, request: null })
    expect(await confirms(app, player, limit)).toMatchObject({ success: false })
  })

  test('Scenario: time alone raises nothing; the same request again keeps its wait, another amount begins a new one', async () => {
    const player = await signedIn(app)
    const limit = { kind: 'loss', period: 'month' } as const
    await stopLimitClock(app, start)
    await setsLimit(app, player, { ...limit, amount: 50 })
    await setsLimit(app, player, { ...limit, amount: null })
    await stopLimitClock(app, new Date(start.getTime() + day))
    expect(await limitOf(app, player, limit)).toMatchObject({ amount: 50, request: { amount: null } })
    const again = await setsLimit(app, player, { ...limit, amount: null })
    expect(again.limits).toMatchObject([{ request: { confirmableFrom: isoOf(start, day) } }])
    const other = await setsLimit(app, player, { ...limit, amount: 60 })
    expect(other.limits).toMatchObject([
      { amount: 50, request: { amount: 60, confirmableFrom: isoOf(start, 2 * day) } },
    ])
    expect(await confirms(app, player, limit)).toMatchObject({ success: false })
    await stopLimitClock(app, new Date(start.getTime() + 2 * day))
    const { data } = await app.call('protection/cancelraise', limit, { token: player.token })
    expect(data.limits).toMatchObject([{ amount: 50, request: null }])
    expect(await confirms(app, player, limit)).toMatchObject({ success: false })
  })

  test.each([
    ['Ontario', 'CA', '2026-11-10T09:00:00.000Z', '2026-11-11T09:00:00.000Z'],
    ['Sweden', 'SE', '2026-11-10T09:00:00.000Z', '2026-11-30T21:00:00.000Z'],
    ['Sweden', 'SE', '2026-11-28T09:00:00.000Z', '2026-12-01T09:00:00.000Z'],
    ['Sweden', 'SE', '2027-03-10T09:00:00.000Z', '2027-03-31T21:00:00.000Z'],
    ['Germany', 'DE', '2026-11-10T09:00:00.000Z', '2026-11-17T09:00:00.000Z'],
    ['Denmark', 'DK', '2026-11-10T09:00:00.000Z', '2026-11-11T09:00:00.000Z'],
  ])(
    'Scenario: a raise waits as long as the law of %s says, to the millisecond',
    async (_, country, asked, from) => {
      const player = await signedIn(app)
      await livesIn(app, player, country)
      const limit = { kind: 'net deposit', period: 'month' } as const
      await stopLimitClock(app, new Date(asked))
      await setsLimit(app, player, { ...limit, amount: 100 })
      await setsLimit(app, player, { ...limit, amount: 100.01 })
      await stopLimitClock(app, new Date(Date.parse(from) - 1))
      expect(await confirms(app, player, limit)).toMatchObject({ success: false })
      await stopLimitClock(app, new Date(from))
      expect(await confirms(app, player, limit)).toMatchObject({ success: true })
      expect(await limitOf(app, player, limit)).toMatchObject({ amount: 100.01 })
    },
  )

  test('Scenario: in Sweden a person calls a player whose monthly deposit limit comes above 10 000 kronor', async () => {
    const calls = async () => (await openCallRequests(app.pool)).map(({ message }) => message)
    const call = 'Protection of the player: the monthly deposit limit is above the sum of the law'
    const limit = { kind: 'deposit', period: 'month' } as const
    const most = 40_000
    const [careful, other] = [await signedIn(app), await signedIn(app)]
    for (const player of [careful, other]) await livesIn(app, player, 'SE')
    await stopLimitClock(app, start)
    await setsLimit(app, careful, { ...limit, amount: most })
    await setsLimit(app, careful, { ...limit, amount: most + 0.01 })
    expect(await calls()).toEqual([])
    await stopLimitClock(app, new Date('2026-11-30T21:00:00.000Z'))
    expect(await confirms(app, careful, limit)).toMatchObject({ success: true })
    expect(await calls()).toEqual([call])
    await setsLimit(app, other, { ...limit, amount: most + 2 })
    await setsLimit(app, other, { ...limit, amount: most + 1 })
    expect(await calls()).toEqual([call, call])
  })

  test('Scenario: a limit is lowered while a raise waits: the raise is over', async () => {
    const player = await signedIn(app)
    const limit = { kind: 'session', period: 'day' } as const
    await stopLimitClock(app, start)
    await setsLimit(app, player, { ...limit, amount: 60 })
    await setsLimit(app, player, { ...limit, amount: 90 })
    await setsLimit(app, player, { ...limit, amount: 30 })
    await stopLimitClock(app, new Date(start.getTime() + day))
    expect(await confirms(app, player, limit)).toMatchObject({ success: false })
    expect(await limitOf(app, player, limit)).toMatchObject({ amount: 30 })
  })

  test('Scenario: the history tells every change, newest first, and that a request has lapsed', async () => {
    const player = await signedIn(app)
    const limit = { kind: 'deposit', period: 'day' } as const
    const ticks = async (ms: number) => stopLimitClock(app, new Date(start.getTime() + ms))
    await ticks(0)
    await setsLimit(app, player, { ...limit, amount: 100 })
    await ticks(1)
    await setsLimit(app, player, { ...limit, amount: 80 })
    await ticks(2)
    await setsLimit(app, player, { ...limit, amount: 90 })
    await ticks(2 + day)
    await confirms(app, player, limit)
    await ticks(3 + day)
    await setsLimit(app, player, { ...limit, amount: 95 })
    await ticks(4 + day)
    await app.call('protection/cancelraise', limit, { token: player.token })
    await ticks(5 + day)
    await setsLimit(app, player, { ...limit, amount: null })
    await ticks(5 + day + day + week)
    const { data } = await app.call('protection/limithistory', {}, { token: player.token })
    expect(data.list.map(({ event, before, after }) => [event, before, after])).toEqual([
      ['request lapsed', 90, null],
      ['raise requested', 90, null],
      ['request cancelled', 90, 95],
      ['raise requested', 90, 95],
      ['raised', 80, 90],
      ['raise requested', 80, 90],
      ['lowered', 100, 80],
      ['set', null, 100],
    ])
    expect(data.total).toBe(8)
    expect(data.list[0]).toMatchObject({ date: isoOf(start, 5 + day + day + week), by: 'player' })
    const part = await app.call(
      'protection/limithistory',
      { to: '2026-11-10', skip: 1, take: 1 },
      { token: player.token },
    )
    expect(part.data).toMatchObject({ total: 3, list: [{ event: 'lowered' }] })
  })

  test('Scenario: half a year after the first limit the player is asked to look at the limits', async () => {
    const place = await startApp({ now: new Date() })
    const player = await signedIn(place)
    await setsLimit(place, player, { kind: 'deposit', period: 'day', amount: 100 })
    const due = async () => {
      const token = await signsIn(place, player.id)
      return (await place.call('protection/limits', {}, { token })).data.reviewDue
    }
    place.clock.pass(180 * day)
    expect(await due()).toBe(false)
    place.clock.pass(5 * day)
    expect(await due()).toBe(true)
    await place.call('protection/limitsreviewed', {}, { token: await signsIn(place, player.id) })
    expect(await due()).toBe(false)
    await place.close()
  })
})
