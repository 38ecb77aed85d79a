import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestOf } from '#contract/call.ts'
import type { Calls } from '#contract/index.ts'
import { roundKind, roundStatus } from '#contract/round.ts'
import { moveRound } from '#server/transaction/round.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { signedIn, type TestPlayer } from './setup/player.ts'
import { plays } from './setup/round.ts'

const { Processing, Completed, Cancelled, Expired } = roundStatus
const { Win, Bet } = roundKind

let app: TestApp
let player: TestPlayer
let stranger: TestPlayer

/** 20:30 UTC is 23:30 in Istanbul; an hour later it is the next day there. */
const evening = new Date('2026-11-18T20:30:00Z')
const night = new Date('2026-11-18T21:30:00Z')
const nextNight = new Date('2026-11-19T21:30:00Z')

beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
  player = await signedIn(app)
  stranger = await signedIn(app)
  const own = { playerId: player.id }
  await plays(app.pool, { ...own, startedAt: evening, bet: 1_050, win: 4_200, balanceAfter: 53_150 })
  await plays(app.pool, { ...own, startedAt: night, bet: 2_000, status: Expired, balanceAfter: 51_150 })
  await plays(app.pool, { ...own, startedAt: night, bet: 9_900, status: Cancelled, balanceAfter: 51_150 })
  await plays(app.pool, {
    ...own,
    startedAt: nextNight,
    reference: 'r-4',
    game: 'Aviator',
    bet: 500,
    status: Processing,
    balanceAfter: 50_650,
  })
  await plays(app.pool, { playerId: stranger.id, startedAt: night, bet: 77_700 })
})
afterAll(() => app.close())

const history = async (request: Partial<RequestOf<Calls['transaction/games']>> = {}) =>
  (await app.call('transaction/games', request, { token: player.token })).data
const bets = async (request: Parameters<typeof history>[0]) =>
  (await history(request)).list.map(({ bet }) => bet)

describe('the game history', () => {
  test('Scenario: each round is explained, newest first, with the balance after it', async () => {
    const { total, list } = await history()
    expect(total).toBe(4)
    expect(list[0]).toEqual({
      id: expect.any(Number),
      date: '2026-11-19T21:30:00.000Z',
      game: 'Aviator',
      provider: 'Gecko Gaming',
      kind: Bet,
      bet: 5,
      win: 0,
      status: Processing,
      balanceAfter: 506.5,
      reference: 'r-4',
    })
    expect(list.map(({ bet, win, kind, status }) => [bet, win, kind, status])).toEqual([
      [5, 0, Bet, Processing],
      [99, 0, Bet, Cancelled],
      [20, 0, Bet, Expired],
      [10.5, 42, Win, Completed],
    ])
  })

  test('Scenario: by what came of it and by status', async () => {
    expect(await bets({ kind: Win })).toEqual([10.5])
    expect(await bets({ kind: Bet })).toEqual([5, 99, 20])
    expect(await bets({ status: Expired })).toEqual([20])
    expect(await bets({ kind: Win, status: Expired })).toEqual([])
    expect((await history({ kind: Bet })).total).toBe(3)
  })

  test('Scenario: a day begins and ends at midnight in Istanbul', async () => {
    expect(await bets({ from: '2026-11-18', to: '2026-11-18' })).toEqual([10.5])
    expect(await bets({ from: '2026-11-19', to: '2026-11-19' })).toEqual([99, 20])
    expect(await bets({ from: '2026-11-20' })).toEqual([5])
    expect(await bets({ from: '2026-11-20', to: '2026-11-18' })).toEqual([])
  })

  test('Scenario: the sums are of all that the filter shows, whatever page; a cancelled bet is not in them', async () => {
    expect((await history()).sum).toEqual({ bet: 35.5, win: 42 })
    expect((await history({ skip: 3, take: 1 })).sum).toEqual({ bet: 35.5, win: 42 })
    expect((await history({ kind: Bet })).sum).toEqual({ bet: 25, win: 0 })
    expect((await history({ status: Cancelled })).sum).toEqual({ bet: 0, win: 0 })
  })

  test('Scenario: page after page, each round once', async () => {
    expect(await bets({ skip: 0, take: 2 })).toEqual([5, 99])
    expect(await bets({ skip: 2, take: 2 })).toEqual([20, 10.5])
    expect(await history({ skip: 4, take: 2 })).toMatchObject({ total: 4, list: [] })
  })

  test('Scenario: a round that goes on stays one row, as it stands now', async () => {
    const round = { playerId: stranger.id, provider: 'hub88', reference: 'r-9', game: 'Aviator' }
    const moves = { bet: 100, win: 0, closes: false, balanceAfter: 900, now: nextNight }
    await moveRound(app.pool, { ...round, ...moves })
    await moveRound(app.pool, { ...round, ...moves, bet: 0, win: 250, closes: true, balanceAfter: 1_150 })
    const { data } = await app.call('transaction/games', {}, { token: stranger.token })
    expect(data.total).toBe(2)
    expect(data.list[0]).toMatchObject({
      kind: Win,
      bet: 1,
      win: 2.5,
      status: Completed,
      balanceAfter: 11.5,
    })
  })

  test('Scenario: many play one round of a live table; nobody sees or changes the rounds of another', async () => {
    expect(await bets({})).not.toContain(777)
    expect(await app.call('transaction/games', {})).toMatchObject({ status: 401 })
    const same = { provider: 'Gecko Gaming', reference: 'r-4', game: 'Aviator' }
    const moves = { bet: 300, win: 0, closes: true, balanceAfter: 0, now: nextNight }
    await moveRound(app.pool, { ...same, playerId: stranger.id, ...moves })
    expect((await history()).list[0]).toMatchObject({ reference: 'r-4', bet: 5, win: 0, status: Processing })
  })

  test('Scenario: a game that the house offers, or has offered, has the names that it is offered by', async () => {
    const watcher = await signedIn(app)
    await plays(app.pool, { playerId: watcher.id, startedAt: night, game: 'isik-yili', provider: 'hub88' })
    await plays(app.pool, { playerId: watcher.id, startedAt: evening, game: 'unheard-of', provider: 'hub88' })
    await app.pool.query(`update games set active = false where code = 'isik-yili'`)
    const { data } = await app.call('transaction/games', {}, { token: watcher.token })
    const { rows } = await app.pool.query(`select provider from games where code = 'isik-yili'`)
    expect(data.list).toMatchObject([
      { game: 'Işık Yılı', provider: rows[0]?.['provider'] },
      { game: 'unheard-of', provider: 'hub88' },
    ])
    await app.pool.query(`update games set active = true where code = 'isik-yili'`)
  })

  test.each([
    [{ from: '0000-01-01' }, 'from'],
    [{ to: '2026-02-30' }, 'to'],
    [{ take: 101 }, 'take'],
    [{ skip: -1 }, 'skip'],
    [{ kind: 3 }, 'kind'],
    [{ status: 0 }, 'status'],
    [{ status: 5 }, 'status'],
  ])('Scenario: what is no day, no page, no kind and no status is refused: %o', async (request, field) => {
    const answer = await app.call('transaction/games', request as never, { token: player.token })
    expect(answer).toMatchObject({ status: 400, data: { field } })
  })
})
