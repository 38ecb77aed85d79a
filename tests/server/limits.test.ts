import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transactionKind } from '#contract/payment.ts'
import { limitRefusal } from '#contract/protection.ts'
import { transaction } from '#server/database/transaction.ts'
import { lockFunds } from '#server/wallet/wallet.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { confirms, limitOf, setsLimit, stopLimitClock } from './setup/limit.ts'
import { asksToDeposit, asksToWithdraw } from './setup/payment.ts'
import { methodOf, paymentsOf, signedIn, signsIn, type TestPlayer } from './setup/player.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

/** Noon in Istanbul, in the middle of a month. */
const start = new Date('2026-11-10T09:00:00.000Z')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: start })
})
afterAll(() => app.close())

/** A player with ₺10,000 at a table. */
async function plays(cash = 1_000_000) {
  const player = await signedIn(app, cash)
  let bets = 0
  const table = tableOf(app, await opensGame(app, player))
  return {
    player,
    ...table,
    stake: (amount: number) => table.bet(`${player.id} ${++bets}`, amount, { round: `r${bets}` }),
  }
}

const isoAfter = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds).toISOString()
const deposit = async (player: TestPlayer, amount: number) => {
  const detail = { AccountEmail: 'ada@example.test', Amount: amount }
  const body = { id: await methodOf(app, 'turna'), target: 'pay', detail } as const
  return app.call('payment/deposit', body, { token: player.token, locale: 'tr' })
}

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

const isoOf = (moment: Date, ms: number) => new Date(moment.getTime() + ms).toISOString()

describe('a limit holds', () => {
  test('Scenario: stakes of 24 hours: to the kuruş, and to the millisecond in which the oldest leaves', async () => {
    const { player, stake } = await plays()
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

  test('Scenario: what was bet before the limit counts too, and the lowest of several limits wins', async () => {
    const { player, stake } = await plays()
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
    const { player, stake, win, bet, rollBack } = await plays()
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
    const { player, stake } = await plays()
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

  test('Scenario: a deposit above the limit is refused before its provider hears of it, in the player’s language', async () => {
    const player = await signedIn(app)
    await setsLimit(app, player, { kind: 'deposit', period: 'day', amount: 500 })
    await asksToDeposit(app, player, 'turna', 300)
    const refusal = await deposit(player, 200.01)
    const reached = { kind: 'deposit', period: 'day', limit: 500, used: 300, availableAt: isoAfter(day) }
    expect(limitRefusal.parse(refusal.data)).toEqual({ field: 'Amount', kind: 'limit reached', reached })
    expect(refusal.message).toContain('24 saatlik para yatırma limitiniz')
    expect(await paymentsOf(app, player)).toHaveLength(1)
    expect(await deposit(player, 200)).toMatchObject({ success: true })
  })

  test('Scenario: a deposit that is given up or declined makes room; a withdrawal does so for the net limit only', async () => {
    const player = await signedIn(app, 100_000)
    await setsLimit(app, player, { kind: 'deposit', period: 'day', amount: 500 })
    await setsLimit(app, player, { kind: 'net deposit', period: 'week', amount: 400 })
    const first = await asksToDeposit(app, player, 'turna', 400)
    expect(await deposit(player, 99)).toMatchObject({
      data: { reached: { kind: 'net deposit', used: 400 } },
    })
    await asksToWithdraw(app, player, 'bank-transfer', 100)
    expect(await deposit(player, 100)).toMatchObject({ success: true })
    await app.pool.query('update payments set status = 5 where reference = $1', [first.reference])
    expect(await deposit(player, 400)).toMatchObject({ success: true })
    await asksToWithdraw(app, player, 'bank-transfer', 100)
    expect(await deposit(player, 50)).toMatchObject({ data: { reached: { kind: 'deposit', used: 500 } } })
    expect(await paymentsOf(app, player, transactionKind.Withdraw)).toHaveLength(2)
  })

  test('Scenario: in Sweden nobody deposits or plays before the three deposit limits are set', async () => {
    const { player, stake } = await plays()
    await app.pool.query(
      `update players set country_id = (select id from countries where code = 'SE') where id = $1`,
      [player.id],
    )
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
    expect(await deposit(player, 100)).toMatchObject({ data: { reached: { kind: 'deposit', limit: null } } })
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

describe('two tabs and two nodes at once', () => {
  test('Scenario: twenty bets come at once: together they stay within the limit', async () => {
    const { player, stake } = await plays()
    await setsLimit(app, player, { kind: 'stake', period: 'day', amount: 50 })
    const bets = await Promise.all(Array.from({ length: 20 }, () => stake(1_000)))
    expect(bets.filter((taken) => taken.done)).toHaveLength(5)
  })

  test('Scenario: ten deposits come at once: together they stay within the limit', async () => {
    const player = await signedIn(app)
    await setsLimit(app, player, { kind: 'deposit', period: 'day', amount: 300 })
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, more) => deposit(player, 100 + more / 100)),
    )
    expect(asked.filter((answer) => answer.success)).toHaveLength(2)
  })

  test('Scenario: a limit is set while bets run: once it is answered, no bet is taken above it', async () => {
    const { player, stake } = await plays()
    const bets = Array.from({ length: 30 }, () => stake(1_000))
    await setsLimit(app, player, { kind: 'stake', period: 'day', amount: 0 })
    await setsLimit(app, player, { kind: 'loss', period: 'week', amount: 0 })
    const after = await Promise.all(Array.from({ length: 5 }, () => stake(1)))
    expect(after.filter((taken) => taken.done)).toEqual([])
    const taken = (await Promise.all(bets)).filter(({ done }) => done).length
    expect(await limitOf(app, player, { kind: 'stake', period: 'day' })).toMatchObject({ used: taken * 10 })
  })

  test('Scenario: a limit is set while a bet is in progress: it waits for the bet, and counts it', async () => {
    const { player } = await plays()
    const waiting = async () => {
      const { rows } = await app.pool.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into limits%'`,
      )
      return rows[0]?.waiting
    }
    let setting: Promise<unknown> = Promise.resolve()
    await transaction(app.pool, async (tx) => {
      await lockFunds(tx, player.id)
      setting = setsLimit(app, player, { kind: 'stake', period: 'day', amount: 50 })
      await expect.poll(waiting).toBe(1)
    })
    expect(await setting).toMatchObject({ limits: [{ amount: 50 }] })
  })

  test('Scenario: a raise is confirmed in two tabs: once', async () => {
    const player = await signedIn(app)
    const limit = { kind: 'deposit', period: 'week' } as const
    await stopLimitClock(app, start)
    await setsLimit(app, player, { ...limit, amount: 10 })
    await setsLimit(app, player, { ...limit, amount: 20 })
    await stopLimitClock(app, new Date(start.getTime() + day))
    const confirmed = await Promise.all([confirms(app, player, limit), confirms(app, player, limit)])
    expect(confirmed.filter(({ success }) => success)).toHaveLength(1)
    const { data } = await app.call('protection/limithistory', {}, { token: player.token })
    expect(data.list.filter(({ event }) => event === 'raised')).toHaveLength(1)
  })

  test('Scenario: the answer to a confirmation is lost: the same request again gets it', async () => {
    const player = await signedIn(app)
    const limit = { kind: 'stake', period: 'week' } as const
    await stopLimitClock(app, start)
    await setsLimit(app, player, { ...limit, amount: 10 })
    await setsLimit(app, player, { ...limit, amount: 20 })
    await stopLimitClock(app, new Date(start.getTime() + day))
    const call = { token: player.token, requestId: 'confirmation' }
    for (let times = 0; times < 2; times++)
      expect((await app.call('protection/confirmraise', limit, call)).data.limits).toMatchObject([
        { amount: 20 },
      ])
  })
})

describe('the database has the last word', () => {
  const refused = /limit_relaxed_by_request|relaxed without a request/

  test('Scenario: a program raises or deletes a limit by itself, or truncates them', async () => {
    const player = await signedIn(app)
    await stopLimitClock(app, start)
    await setsLimit(app, player, { kind: 'deposit', period: 'day', amount: 100 })
    const values = [player.id]
    await expect(
      app.pool.query('update limits set amount = amount + 1 where player_id = $1', values),
    ).rejects.toThrow(refused)
    await expect(app.pool.query('delete from limits where player_id = $1', values)).rejects.toThrow(refused)
    await expect(
      app.pool.query(`update limits set period = 'week' where player_id = $1`, values),
    ).rejects.toThrow('stays')
    await expect(app.pool.query('truncate limits')).rejects.toThrow('never changed')
  })

  test('Scenario: a program forges a request: its moments are those of the database', async () => {
    const player = await signedIn(app)
    await stopLimitClock(app, start)
    await setsLimit(app, player, { kind: 'deposit', period: 'day', amount: 100 })
    const forge = (wait: string) =>
      app.pool.query(
        `insert into limit_requests (player_id, kind, period, amount, amount_before, wait, within, created_at, confirmable_from, lapses_at)
         values ($1, 'deposit', 'day', 20000, 10000, $2::interval, '1 week', '2020-01-01', '2020-01-02', '2030-01-01')`,
        [player.id, wait],
      )
    await expect(forge('23 hours 59 minutes 59.999 seconds')).rejects.toThrow('wait')
    await forge('24 hours')
    const raise = () => app.pool.query('update limits set amount = 20000 where player_id = $1', [player.id])
    await expect(raise()).rejects.toThrow(refused)
    await expect(
      app.pool.query(`update limit_requests set confirmable_from = '2020-01-02' where player_id = $1`, [
        player.id,
      ]),
    ).rejects.toThrow('only ends')
    await expect(
      app.pool.query('delete from limit_requests where player_id = $1', [player.id]),
    ).rejects.toThrow('never changed')
    await stopLimitClock(app, new Date(start.getTime() + day - 1))
    await expect(raise()).rejects.toThrow(refused)
    await stopLimitClock(app, new Date(start.getTime() + day))
    await expect(
      app.pool.query('update limits set amount = 20001 where player_id = $1', [player.id]),
    ).rejects.toThrow(refused)
    await raise()
    await expect(
      app.pool.query('update limits set amount = 20001 where player_id = $1', [player.id]),
    ).rejects.toThrow(refused)
  })

  test('Scenario: what the judge cannot judge is refused', async () => {
    const { player } = await plays()
    await setsLimit(app, player, { kind: 'stake', period: 'day', amount: 100 })
    const judged = async (moment: string | null) => {
      const { rows } = await app.pool.query<{ refusal: unknown }>(
        'select judge_bet($1, $2, 1, $3) as refusal',
        [player.id, 'hub88', moment],
      )
      return rows[0]?.refusal
    }
    expect(await judged(app.clock.now().toISOString())).toBeNull()
    await expect(judged(null)).rejects.toThrow('cannot be judged')
  })
})
