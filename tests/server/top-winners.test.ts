import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestOf } from '#contract/call.ts'
import type { Calls } from '#contract/index.ts'
import { roundStatus } from '#contract/round.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { signedIn } from './setup/player.ts'
import { plays, type Played } from './setup/round.ts'

const { Processing, Completed, Cancelled, Expired } = roundStatus
const now = new Date('2026-11-20T12:00:00Z')
const day = 24 * 60 * 60 * 1000

let app: TestApp
let playerId: number
beforeAll(async () => {
  app = await startApp({ now })
  playerId = (await signedIn(app)).id
  await app.pool.query(`update players set name = 'Şükrü' where id = $1`, [playerId])
})
afterAll(() => app.close())

const wins = (win: number, round: Partial<Played> = {}) =>
  plays(app.pool, { playerId, startedAt: now, game: 'aviator', win, ...round })
const winners = async (request: Partial<RequestOf<Calls['transaction/topwinners']>> = {}) =>
  (await app.call('transaction/topwinners', request)).data
const amounts = async (request?: Parameters<typeof winners>[0]) =>
  (await winners(request)).map(({ amount }) => amount)

describe('the top winners', () => {
  test('Scenario: nobody has won yet', async () => {
    expect(await winners()).toEqual([])
  })

  test('Scenario: the largest first, each with the picture and the name of the game and as little as can be of the player', async () => {
    await wins(12_345_678)
    await wins(5_050, { game: 'isik-yili', status: Processing })
    await wins(7_000, { status: Expired })
    expect(await winners()).toEqual([
      { image: '/games/aviator', game: 'Aviator', name: 'Şü***', amount: 123_456.78, currencySymbol: '₺' },
      { image: '/games/aviator', game: 'Aviator', name: 'Şü***', amount: 70, currencySymbol: '₺' },
      { image: '/games/isik-yili', game: 'Işık Yılı', name: 'Şü***', amount: 50.5, currencySymbol: '₺' },
    ])
  })

  test('Scenario: what was cancelled, lost, won long ago or in an unknown game is not among them', async () => {
    const before = await amounts()
    await wins(99_900, { status: Cancelled })
    await wins(0, { status: Completed })
    await wins(99_900, { game: 'unheard-of' })
    await wins(99_900, { startedAt: new Date(now.getTime() - 7 * day - 1) })
    expect(await amounts()).toEqual(before)
    await wins(88_800, { startedAt: new Date(now.getTime() - 7 * day) })
    expect(await amounts()).toContain(888)
  })

  test('Scenario: the live casino has its own', async () => {
    await wins(4_400, { game: 'istanbul-rulet' })
    expect(await amounts({ isLive: true })).toEqual([44])
    expect(await amounts({ isLive: false })).not.toContain(44)
  })

  test('Scenario: forty at most, and as many as are asked for', async () => {
    await Promise.all(Array.from({ length: 45 }, (_, turn) => wins(100 + turn)))
    expect(await amounts()).toHaveLength(40)
    expect(await amounts({ count: 2 })).toEqual((await amounts()).slice(0, 2))
  })

  test.each([
    [{ count: 41 }, 'count'],
    [{ count: 0 }, 'count'],
    [{ count: 1.5 }, 'count'],
    [{ isLive: 'yes' }, 'isLive'],
  ])('Scenario: an invalid request is refused with the field to blame: %o', async (body, field) => {
    expect(await app.callRaw('transaction/topwinners', body)).toMatchObject({ status: 400, data: { field } })
  })

  test('Scenario: a long history is walked from its largest win', async () => {
    await app.pool.query(
      `insert into rounds (player_id, provider, reference, game, bet, win, status, balance_after, started_at, changed_at)
       select $1, 'hub88', 'long ' || n, 'aviator', 100, case when n % 4 = 0 then n else 0 end, 2, 0, $2::timestamptz - n * interval '1 minute', $2
         from generate_series(1, 20000) as n`,
      [playerId, now],
    )
    await app.pool.query('analyze rounds')
    const { rows } = await app.pool.query<{ 'QUERY PLAN': string }>(
      `explain select * from rounds where win > 0 and status <> 3 and started_at >= '2026-11-13T12:00:00Z' order by win desc, id desc limit 40`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('using round_won')
  })
})
