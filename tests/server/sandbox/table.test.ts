import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GameKind } from '#sandbox/contract/table.ts'
import type { SandboxFault } from '#sandbox/contract/fault.ts'
import type { GameProvider } from '#sandbox/contract/provider.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import type { Seated } from '../setup/games/dialect.ts'
import { leave, movementsOf } from '../setup/games/seat.ts'
import { proveLedger } from '../setup/player.ts'
import { launched } from '../setup/sandbox.ts'
import { gameWith, openRound, pageOf, roundOf } from '../setup/table.ts'

const cash = 100_000
const dialects = ['em', 'amusnet', 'hub88'] as const satisfies GameProvider[]

describe.each(dialects)('tables of the sandbox, in the words of %s', (provider) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  async function sits(kind: GameKind, money = cash) {
    const seat = await launched(app, provider, money)
    const game = gameWith(provider, kind)
    const page = pageOf({ url: app.env.sandboxUrl, provider, game, token: seat.token })
    return { seat, game, page }
  }

  const cashOf = async ({ playerId }: Seated) => {
    const { rows } = await app.pool.query<{ balance: number }>(
      `select balance from accounts where player_id = $1 and kind = 'cash'`,
      [playerId],
    )
    return rows[0]?.balance
  }
  const settled = async (seat: Seated) => {
    const { rows } = await app.pool.query<{ reference: string; bet: number; win: number; status: number }>(
      'select reference, bet, win, status from rounds where player_id = $1 order by id',
      [seat.playerId],
    )
    return rows
  }
  const goesWrong = (fault: SandboxFault, { usercode }: Seated, on = true) =>
    fetch(`${app.env.sandboxUrl}/api/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault, usercode, target: null, on }),
    })

  test('Scenario: the player sits down, plays one round, and finds it among the last ones', async () => {
    const { seat, game, page } = await sits('roulette')
    expect(await page.enter()).toMatchObject({
      done: true,
      game: { code: game, kind: 'roulette' },
      balance: 1_000,
      open: null,
      recent: [],
    })
    const answer = await page.bet({
      chips: [
        { on: 'red', stake: 10 },
        { on: '0', stake: 2.5 },
      ],
    })
    const round = roundOf(answer)
    expect(round.staked).toBe(12.5)
    const left = cash - 1_250 + Math.round((round.won ?? 0) * 100)
    expect(answer).toMatchObject({ balance: left / 100 })
    expect(await cashOf(seat)).toBe(left)
    expect(await settled(seat)).toEqual([
      { reference: round.id, bet: 1_250, win: Math.round((round.won ?? 0) * 100), status: 2 },
    ])
    expect(await page.enter()).toMatchObject({ balance: left / 100, open: null, recent: [round] })
  })

  test('Scenario: a page that is loaded anew in mid-round goes on exactly where it was, with another token as well', async () => {
    const { seat, game, page } = await sits('blackjack')
    const round = await openRound(page, { stake: 10 })
    expect(await page.enter()).toMatchObject({ open: round })
    const { token } = await launched(app, provider, cash)
    const another = pageOf({ url: app.env.sandboxUrl, provider, game, token })
    expect(await another.enter()).toMatchObject({ open: null })
    expect(await another.act(round.id, { do: 'stand' })).toMatchObject({ done: false, why: 'no such round' })
    const ended = roundOf(await page.act(round.id, { do: 'stand' }))
    expect(ended.won).not.toBeNull()
    expect(await page.enter()).toMatchObject({ open: null })
    expect(await page.act(round.id, { do: 'stand' })).toMatchObject({ done: false, why: 'not now' })
    expect((await settled(seat)).every(({ status }) => status === 2)).toBe(true)
  })

  test('Scenario: the same bet comes five times at once, and again later: one round, one answer', async () => {
    const { seat, page } = await sits('roulette')
    const id = randomUUID()
    const bets = { chips: [{ on: 'odd', stake: 10 }] }
    const answers = await Promise.all(Array.from({ length: 5 }, () => page.bet(bets, id)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await page.bet(bets, id)).toEqual(answers[0])
    expect(await movementsOf(app, seat, 'bet')).toBe(1)
    const other = { chips: [{ on: 'odd', stake: 20 }] }
    expect(await page.bet(other, id)).toMatchObject({ done: false, why: 'id reused' })
    expect(await settled(seat)).toHaveLength(1)
  })

  test('Scenario: two tabs play at once: one round is open, each step happens once', async () => {
    const { seat, page } = await sits('blackjack')
    const round = await openRound(page, { stake: 10 })
    const before = await cashOf(seat)
    expect(await page.bet({ stake: 10 })).toMatchObject({ done: false, why: 'round open' })
    expect(await cashOf(seat)).toBe(before)
    const both = await Promise.all([page.act(round.id, { do: 'stand' }), page.act(round.id, { do: 'stand' })])
    expect(both.filter(({ done }) => done)).toHaveLength(1)
    expect(both.find(({ done }) => !done)).toMatchObject({ why: expect.stringMatching(/elsewhere|not now/) })
    expect(await movementsOf(app, seat, 'win')).toBeLessThanOrEqual((await settled(seat)).length)
  })

  test('Scenario: the same step comes again: it is answered as it was', async () => {
    const { page } = await sits('blackjack')
    const round = await openRound(page, { stake: 10 })
    const id = randomUUID()
    const first = await page.act(round.id, { do: 'stand' }, id)
    expect(await page.act(round.id, { do: 'stand' }, id)).toEqual(first)
    expect(await page.act(round.id, { do: 'hit' }, id)).toMatchObject({ done: false, why: 'id reused' })
  })

  test('Scenario: doubling costs as much again, and is refused where that is not there', async () => {
    const { seat, page } = await sits('blackjack', 1_000)
    const round = await openRound(page, { stake: 10 }).catch(() => null)
    if (round) {
      const left = await cashOf(seat)
      const doubled = await page.act(round.id, { do: 'double' })
      if ((left ?? 0) < 1_000) {
        expect(doubled).toMatchObject({ done: false, why: 'insufficient funds', balance: (left ?? 0) / 100 })
        expect(await page.enter()).toMatchObject({ open: round })
        expect(roundOf(await page.act(round.id, { do: 'stand' })).staked).toBe(10)
      } else expect(roundOf(doubled).staked).toBe(20)
    }
    const rich = await sits('blackjack')
    const open = await openRound(rich.page, { stake: 10 })
    const ended = roundOf(await rich.page.act(open.id, { do: 'double' }))
    expect(ended).toMatchObject({ staked: 20, won: expect.any(Number) })
    expect((await settled(rich.seat)).at(-1)).toMatchObject({ reference: open.id, bet: 2_000, status: 2 })
  })

  test.each([
    ['more than there is', { stake: 2_000 }, 'insufficient funds'],
    ['less than the least', { stake: 0.5 }, 'not understood'],
    ['more than the most', { stake: 5_001 }, 'not understood'],
    ['a fraction of a kuruş', { stake: 10.001 }, 'not understood'],
    ['less than nothing', { stake: -10 }, 'not understood'],
    ['words', { stake: '10' }, 'not understood'],
    ['nothing', {}, 'not understood'],
    ['no bet at all', null, 'not understood'],
  ])('Scenario: a bet of %s is refused, and nothing is taken', async (_case, bets, why) => {
    const { seat, page } = await sits('blackjack')
    expect(await page.bet(bets)).toMatchObject({ done: false, why })
    expect(await cashOf(seat)).toBe(cash)
    expect(await settled(seat)).toEqual([])
    expect(await page.enter()).toMatchObject({ open: null, recent: [] })
  })

  test('Scenario: many chips exceed the limit of a round', async () => {
    const { seat, page } = await sits('roulette', 2_000_000)
    const chips = ['red', 'odd', 'low'].map((on) => ({ on, stake: 2_000 }))
    expect(await page.bet({ chips })).toMatchObject({ done: false, why: 'stake out of limits' })
    expect(await cashOf(seat)).toBe(2_000_000)
  })

  test.each([
    ['a body that is none', 'bet', []],
    ['an id that is none', 'bet', { id: 'x', bets: { stake: 10 } }],
    ['a round that is none', 'act', { id: randomUUID(), round: '1', action: { do: 'hit' } }],
    ['no token', 'enter', { token: '' }],
  ])('Scenario: %s is not understood', async (_case, name, body) => {
    const { page } = await sits('blackjack')
    const reply = await page.post(name, Array.isArray(body) ? { game: body } : body)
    expect([reply.status, await reply.json()]).toEqual([
      400,
      { done: false, why: 'not understood', balance: null },
    ])
  })

  test('Scenario: a token that is nobody’s, and a game of another provider', async () => {
    const { game, page } = await sits('blackjack')
    const url = app.env.sandboxUrl
    const stranger = pageOf({ url, provider, game, token: 'nobody' })
    expect(await stranger.enter()).toMatchObject({ done: false, why: 'not seated' })
    expect(await stranger.bet({ stake: 10 })).toMatchObject({ done: false, why: 'not seated' })
    const elsewhere = pageOf({ url, provider: 'dt', game, token: 'nobody' })
    expect(await elsewhere.enter()).toMatchObject({ done: false, why: 'no such game' })
    expect(await page.act(randomUUID(), { do: 'hit' })).toMatchObject({ done: false, why: 'no such round' })
  })

  test('Scenario: the wallet does not answer a bet: it is not played, nothing is lost, and the next one is', async () => {
    const { seat, page } = await sits('blackjack')
    await goesWrong('wallet unreachable once', seat)
    const id = randomUUID()
    const answer = await page.bet({ stake: 10 }, id)
    expect(answer).toEqual({ done: false, why: 'no answer', balance: null })
    expect(await page.bet({ stake: 10 }, id)).toEqual(answer)
    expect(await page.enter()).toMatchObject({ open: null, recent: [], balance: cash / 100 })
    await openRound(page, { stake: 10 })
  })

  test('Scenario: a bet is sent twice: it is taken once', async () => {
    const { seat, page } = await sits('roulette')
    await goesWrong('bet sent twice', seat)
    const round = roundOf(await page.bet({ chips: [{ on: '7', stake: 10 }] }))
    expect(await cashOf(seat)).toBe(cash - 1_000 + Math.round((round.won ?? 0) * 100))
  })

  test('Scenario: a bet comes after it was rolled back: it is not taken', async () => {
    const { seat, page } = await sits('roulette')
    await goesWrong('bet after its rollback', seat)
    const answer = await page.bet({ chips: [{ on: '7', stake: 10 }] })
    expect(answer).toMatchObject({ done: false, why: 'no answer' })
    await expect
      .poll(async () =>
        app.logs.some((line) => line.includes('came after its rollback') && line.includes(provider)),
      )
      .toBe(true)
    expect(await cashOf(seat)).toBe(cash)
  })

  test('Scenario: the session ends in mid-round: the round is played to its end, a new one is not begun', async () => {
    const { seat, page } = await sits('blackjack')
    const round = await openRound(page, { stake: 10 })
    await leave(app, seat)
    const before = await cashOf(seat)
    expect(await page.act(round.id, { do: 'double' })).toMatchObject({ done: false, why: 'not seated' })
    const ended = roundOf(await page.act(round.id, { do: 'stand' }))
    expect(await cashOf(seat)).toBe((before ?? 0) + Math.round((ended.won ?? 0) * 100))
    expect(await page.bet({ stake: 10 })).toMatchObject({ done: false, why: 'not seated' })
  })
})
