import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { lockFunds } from '#server/wallet/wallet.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { confirms, deposits, limitOf, plays, setsLimit, stopLimitClock } from './setup/limit.ts'
import { livesIn, signedIn } from './setup/player.ts'

const day = 24 * 3_600_000

/** Noon in Istanbul, in the middle of a month. */
const start = new Date('2026-11-10T09:00:00.000Z')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: start })
})
afterAll(() => app.close())

describe('two tabs and two nodes at once', () => {
  test('Scenario: twenty bets come at once: together they stay within the limit', async () => {
    const { player, stake } = await plays(app)
    await setsLimit(app, player, { kind: 'stake', period: 'day', amount: 50 })
    const bets = await Promise.all(Array.from({ length: 20 }, () => stake(1_000)))
    expect(bets.filter((taken) => taken.done)).toHaveLength(5)
  })

  test('Scenario: ten deposits come at once: together they stay within the limit', async () => {
    const player = await signedIn(app)
    await setsLimit(app, player, { kind: 'deposit', period: 'day', amount: 300 })
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, more) => deposits(app, player, 100 + more / 100)),
    )
    expect(asked.filter((answer) => answer.success)).toHaveLength(2)
  })

  test('Scenario: a limit is set while bets run: once it is answered, no bet is taken above it', async () => {
    const { player, stake } = await plays(app)
    const bets = Array.from({ length: 30 }, () => stake(1_000))
    await setsLimit(app, player, { kind: 'stake', period: 'day', amount: 0 })
    await setsLimit(app, player, { kind: 'loss', period: 'week', amount: 0 })
    const after = await Promise.all(Array.from({ length: 5 }, () => stake(1)))
    expect(after.filter((taken) => taken.done)).toEqual([])
    const taken = (await Promise.all(bets)).filter(({ done }) => done).length
    expect(await limitOf(app, player, { kind: 'stake', period: 'day' })).toMatchObject({ used: taken * 10 })
  })

  test('Scenario: a limit is set while a bet is in progress: it waits for the bet, and counts it', async () => {
    const { player } = await plays(app)
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

  test('Scenario: a program asks for a raise in Germany with a wait of less than seven days, or uses one that has lapsed', async () => {
    const player = await livesIn(app, await signedIn(app), 'DE')
    await setsLimit(app, player, { kind: 'deposit', period: 'day', amount: 100 })
    const raise = (wait: string) =>
      app.pool.query(
        `insert into limit_requests (player_id, kind, period, amount, amount_before, wait, within)
         values ($1, 'deposit', 'day', 20000, 10000, $2::interval, '1 week')`,
        [player.id, wait],
      )
    await stopLimitClock(app, start)
    await expect(raise('6 days 23 hours 59 minutes 59.999 seconds')).rejects.toThrow('by the law')
    await raise('7 days')
    const confirm = () => app.pool.query('update limits set amount = 20000 where player_id = $1', [player.id])
    await stopLimitClock(app, new Date(start.getTime() + 14 * day))
    await expect(confirm()).rejects.toThrow(refused)
    await stopLimitClock(app, new Date(start.getTime() + 14 * day - 1))
    await confirm()
  })

  test('Scenario: what the judge cannot judge is refused', async () => {
    const { player } = await plays(app)
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
