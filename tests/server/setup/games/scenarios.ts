import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Said } from '#sandbox/server/wallet/wallet-link.ts'
import { startApp, type TestApp } from '../app.ts'
import { bonusesOf } from '../bonus.ts'
import { panics } from '../break.ts'
import { mostPerCall } from '../game.ts'
import { setsLimit } from '../limit.ts'
import { proveLedger } from '../player.ts'
import type { Dialect, GameCaller } from './dialect.ts'
import { callsKept, leave, movementsOf, seat } from './seat.ts'

const start = 10_000

/** Ids as long as the strictest provider writes them. */
export const newId = () => randomUUID().replaceAll('-', '')

const done = (funds: number): Partial<Said> => ({ status: 200, funds, refusal: null })

/** What every provider must pass, in its dialect. Call it inside `describe`. */
export function playScenarios(dialect: Dialect, options?: Parameters<typeof startApp>[0]): void {
  const { provider, refusals } = dialect
  let app: TestApp
  let game: GameCaller
  beforeAll(async () => {
    app = await startApp(options)
    game = await dialect.caller(app)
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  const sit = (cash = start) => seat(app, provider, cash)

  test('Scenario: the player bets and wins', async () => {
    const player = await sit()
    const round = newId()
    expect(await game.balance(player)).toMatchObject(done(start))
    expect(await game.bet(player, { id: newId(), round, amount: 1_050 })).toMatchObject(done(8_950))
    expect(await game.win(player, { id: newId(), round, amount: 2_001 })).toMatchObject(done(10_951))
    expect(await game.win(player, { id: newId(), round, amount: 0 })).toMatchObject(done(10_951))
    expect(await game.balance(player)).toMatchObject(done(10_951))
  })

  test('Scenario: the same call comes again, much later: the same bytes, and nothing moves', async () => {
    const player = await sit()
    const round = newId()
    const bet = { id: newId(), round, amount: 1_000 }
    const win = { id: newId(), round, amount: 300 }
    const first = await game.bet(player, bet)
    const won = await game.win(player, { ...win, of: bet.id })
    expect(await game.bet(player, bet)).toEqual(first)
    expect(await game.win(player, { ...win, of: bet.id })).toEqual(won)
    expect(await game.balance(player)).toMatchObject(done(9_300))
  })

  test('Scenario: the same bet comes twenty times at once', async () => {
    const player = await sit()
    const bet = { id: newId(), round: newId(), amount: 1_000 }
    const answers = await Promise.all(Array.from({ length: 20 }, () => game.bet(player, bet)))
    expect(answers[0]).toMatchObject(done(9_000))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await movementsOf(app, player, 'bet')).toBe(1)
    expect(await game.balance(player)).toMatchObject(done(9_000))
  })

  test('Scenario: an id comes again with another amount', async () => {
    const player = await sit()
    const bet = { id: newId(), round: newId(), amount: 1_000 }
    await game.bet(player, bet)
    expect(await game.bet(player, { ...bet, amount: 1_001 })).toMatchObject({
      refusal: refusals['id reused'],
    })
    expect(await game.balance(player)).toMatchObject(done(9_000))
  })

  test('Scenario: a bet is rolled back, and once more, and then comes again', async () => {
    const player = await sit()
    const round = newId()
    const bet = { id: newId(), round, amount: 1_000 }
    await game.bet(player, bet)
    const back = { id: newId(), of: bet.id, round }
    const first = await game.rollback(player, back)
    expect(first).toMatchObject({ status: 200, refusal: null })
    expect(await game.rollback(player, back)).toEqual(first)
    expect(await game.balance(player)).toMatchObject(done(start))
    expect(await movementsOf(app, player, 'rollback')).toBe(1)
  })

  test('Scenario: a bet comes after its rollback', async () => {
    const player = await sit()
    const bet = { id: newId(), round: newId(), amount: 1_000 }
    const back = { id: newId(), of: bet.id, round: bet.round }
    expect(await game.rollback(player, back)).toMatchObject({ status: 200, refusal: null })
    expect(await game.bet(player, bet)).toMatchObject({ refusal: refusals['rolled back'] })
    expect(await game.balance(player)).toMatchObject(done(start))
  })

  test('Scenario: the player has left: wins and rollbacks are taken, a bet is not', async () => {
    const player = await sit()
    const round = newId()
    const bet = { id: newId(), round, amount: 1_000 }
    const lost = { id: newId(), round, amount: 500 }
    await game.bet(player, bet)
    await game.bet(player, lost)
    await leave(app, player)
    expect(await game.win(player, { id: newId(), round, amount: 700, of: bet.id })).toMatchObject({
      refusal: null,
    })
    expect(await game.rollback(player, { id: newId(), of: lost.id, round })).toMatchObject({ refusal: null })
    expect(await game.bet(player, { id: newId(), round: newId(), amount: 1 })).toMatchObject({
      refusal: refusals['session ended'],
    })
    expect(await game.balance(player)).toMatchObject(done(9_700))
  })

  test('Scenario: the player has less than the bet, and is told how much', async () => {
    const player = await sit(999)
    const bet = { id: newId(), round: newId(), amount: 1_000 }
    expect(await game.bet(player, bet)).toMatchObject({
      status: 200,
      funds: 999,
      refusal: refusals['insufficient funds'],
    })
    expect(await game.balance(player)).toMatchObject(done(999))
  })

  test('Scenario: the player has set a limit: bets up to it are taken, one above it is not, wins and rollbacks always are', async () => {
    const player = await sit()
    const signedIn = { id: player.playerId, token: player.signIn }
    await setsLimit(app, signedIn, { kind: 'stake', period: 'day', amount: 20 })
    const first = { id: newId(), round: newId(), amount: 1_500 }
    const second = { id: newId(), round: newId(), amount: 500 }
    expect(await game.bet(player, first)).toMatchObject(done(8_500))
    const reached = { status: 200, funds: 8_500, refusal: refusals['limit reached'] }
    const above = { id: newId(), round: newId(), amount: 501 }
    expect(await game.bet(player, above)).toMatchObject(reached)
    expect(await game.bet(player, second)).toMatchObject(done(8_000))
    const least = { id: newId(), round: newId(), amount: 1 }
    expect(await game.bet(player, least)).toMatchObject({ ...reached, funds: 8_000 })
    const won = { id: newId(), round: second.round, amount: 4_000, of: second.id }
    expect(await game.win(player, won)).toMatchObject({ refusal: null })
    expect(await game.bet(player, first)).toMatchObject({ refusal: null })
    expect(await game.rollback(player, { id: newId(), of: first.id, round: first.round })).toMatchObject({
      refusal: null,
    })
    expect(await game.balance(player)).toMatchObject(done(13_500))
    expect(await game.bet(player, { id: newId(), round: newId(), amount: 1_500 })).toMatchObject(done(12_000))
  })

  test('Scenario: the player takes a break: the next bet is not taken, the open round ends and is paid', async () => {
    const player = await sit()
    const open = { id: newId(), round: newId(), amount: 1_000 }
    const back = { id: newId(), round: newId(), amount: 500 }
    await game.bet(player, open)
    await game.bet(player, back)
    await panics(app, { token: player.signIn })
    const next = { id: newId(), round: open.round, amount: 1 }
    expect(await game.bet(player, next)).toMatchObject({ funds: 8_500, refusal: refusals['on a break'] })
    expect(await game.bet(player, open)).toMatchObject({ refusal: null })
    const won = { id: newId(), round: open.round, amount: 3_000, of: open.id }
    expect(await game.win(player, won)).toMatchObject({ refusal: null })
    expect(await game.rollback(player, { id: newId(), of: back.id, round: back.round })).toMatchObject({
      refusal: null,
    })
    expect(await game.balance(player)).toMatchObject(done(12_000))
  })

  test('Scenario: the player has a bonus as well: the provider, the site and every history say one balance', async () => {
    const player = await sit(1_000)
    const bonuses = bonusesOf(app)
    const signedIn = { id: player.playerId, token: player.signIn }
    const told = { token: player.signIn }
    await bonuses.claim(signedIn, (await bonuses.offerOf(signedIn, 'Trial Bonus')).id)
    expect(await game.balance(player)).toMatchObject(done(26_000))
    expect((await app.call('user/balance', {}, told)).data).toEqual({ balance: 260, withdrawable: 10 })
    const round = newId()
    expect(await game.bet(player, { id: newId(), round, amount: 5_000 })).toMatchObject(done(21_000))
    expect((await app.call('user/balance', {}, told)).data).toEqual({ balance: 210, withdrawable: 0 })
    const moved = (await app.call('transaction/movements', {}, told)).data
    expect(moved).toMatchObject({ balance: 210, withdrawable: 0 })
    expect(moved.list[0]).toMatchObject({ amount: -50, bonus: -40, balanceAfter: 210 })
    const played = (await app.call('transaction/games', {}, told)).data
    expect(played.list).toMatchObject([{ bet: 50, balanceAfter: 210 }])
    expect(await game.win(player, { id: newId(), round, amount: 10_000 })).toMatchObject(done(31_000))
    expect(await game.bet(player, { id: newId(), round, amount: 31_001 })).toMatchObject({
      funds: 31_000,
      refusal: refusals['insufficient funds'],
    })
  })

  test('Scenario: somebody else signs', async () => {
    const player = await sit()
    const bet = { id: newId(), round: newId(), amount: 1_000 }
    expect(await game.forge(player, bet)).toMatchObject({ funds: null, refusal: refusals['not signed'] })
    expect(await game.balance(player)).toMatchObject(done(start))
    expect(await game.bet(player, bet)).toMatchObject(done(9_000))
  })

  test.each([
    ['another currency', { amount: 1_000, currency: 'EUR' }, 'another currency'],
    ['a fraction of a kuruş', { amount: 1_000.5 }, 'not an amount'],
    ['less than nothing', { amount: -1_000 }, 'not an amount'],
  ] as const)('Scenario: a bet of %s writes nothing', async (_case, movement, refusal) => {
    const player = await sit()
    const named = { id: newId(), round: newId() }
    expect(await game.bet(player, { ...named, ...movement })).toMatchObject({ refusal: refusals[refusal] })
    expect(await game.win(player, { ...named, ...movement })).toMatchObject({ refusal: refusals[refusal] })
    expect(await game.balance(player)).toMatchObject(done(start))
    expect(await game.bet(player, { ...named, amount: 1_000 })).toMatchObject(done(9_000))
  })

  test('Scenario: a bet or a win of more than one call may move is refused, moves nothing and is asked of people', async () => {
    const player = await sit()
    const round = newId()
    const [stake, prize] = [newId(), newId()]
    expect(await game.bet(player, { id: newId(), round, amount: 1_000 })).toMatchObject(done(9_000))
    const amount = mostPerCall + 1
    const refused = { refusal: refusals['not an amount'] }
    expect(await game.bet(player, { id: stake, round, amount })).toMatchObject(refused)
    expect(await game.win(player, { id: prize, round, amount })).toMatchObject(refused)
    expect(await game.win(player, { id: prize, round, amount })).toMatchObject(refused)
    expect(await game.win(player, { id: newId(), round, amount: Number.MAX_SAFE_INTEGER })).toMatchObject(
      refused,
    )
    expect(await game.balance(player)).toMatchObject(done(9_000))
    expect((await app.call('user/balance', {}, { token: player.signIn })).data.balance).toBe(90)
    const { rows } = await app.pool.query(
      `select kind, movement, reported_amount, times from payment_questions
        where player_id = $1 and reported_amount = $2 order by id`,
      [player.playerId, amount],
    )
    const question = { kind: 'above the limit', reported_amount: amount }
    expect(rows).toEqual([
      { ...question, movement: 'bet', times: 1 },
      { ...question, movement: 'win', times: 2 },
    ])
    const full = await game.win(player, { id: newId(), round, amount: mostPerCall })
    expect(full).toMatchObject(done(mostPerCall + 9_000))
    expect(await game.win(player, { id: prize, round, amount: 500 })).toMatchObject(done(mostPerCall + 9_500))
  })

  test('Scenario: nobody is known by the name', async () => {
    const player = await sit()
    const nobody = { ...player, usercode: '99999999', token: 'unknown' }
    const bet = { id: newId(), round: newId(), amount: 1_000 }
    expect(await game.bet(nobody, bet)).toMatchObject({ refusal: refusals['no such player'] })
    expect(await game.balance(nobody)).toMatchObject({ funds: null, refusal: refusals['no such player'] })
  })

  test.each(['', '{', 'null', '[]', '{"a":1}', 'a=1&a=2', '\u0000'])(
    'Scenario: %j comes as a call',
    async (text) => {
      const kept = await callsKept(app)
      expect(await game.babble(text)).toMatchObject({
        status: 200,
        funds: null,
        refusal: refusals['not understood'],
      })
      expect(await callsKept(app)).toBe(kept)
    },
  )
}
