import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { opensGame, tableOf, walletOf } from './setup/game.ts'
import { recordBet } from '#tests/load/recorded.ts'
import { balanceOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

let app: TestApp
let player: TestPlayer
let token: string
let table: ReturnType<typeof tableOf>
/** Makes ids unique: a provider never uses an id twice. */
let turn = 0
const named = (name: string) => `${name} ${turn}`

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  turn++
  player = await signedIn(app, 1_000)
  token = await opensGame(app, player)
  table = tableOf(app, token)
})
afterEach(() => proveLedger(app))
afterAll(() => app.close())

const rounds = async () => (await app.call('transaction/games', {}, { token: player.token })).data.list
const movements = async () =>
  (
    await app.pool.query<{ cause: string; amount: number }>(
      `select cause, entries.amount from entries join transfers on transfers.id = transfer_id
         join accounts on accounts.id = account_id where accounts.player_id = $1 and kind = 'cash' order by entries.id`,
      [player.id],
    )
  ).rows.map(({ cause, amount }) => [cause, amount])

describe('the seamless wallet', () => {
  test('Scenario: a player bets and wins: the balance, the round and the history say so', async () => {
    expect(await walletOf(app).authenticate('hub88', token)).toMatchObject({
      funds: { cash: 1_000, bonus: 0 },
    })
    expect(await table.bet(named('b'), 400)).toMatchObject({
      done: true,
      funds: { cash: 600 },
      repeated: false,
    })
    expect(await rounds()).toMatchObject([{ bet: 4, win: 0, status: 1, balanceAfter: 6 }])
    const won = await table.win(named('w'), 900, { closesRound: true })
    expect(won).toMatchObject({ done: true, funds: { cash: 1_500 } })
    expect(await rounds()).toMatchObject([{ bet: 4, win: 9, status: 2, balanceAfter: 15, game: 'tulips' }])
    expect(await balanceOf(app, player)).toBe(15)
    expect(await movements()).toEqual([
      ['deposit', 1_000],
      ['bet', -400],
      ['win', 900],
    ])
  })

  test('Scenario: a bet from the cash is one round trip to the database', async () => {
    const { rows } = await app.pool.query<{ usercode: string }>(
      'select usercode from players where id = $1',
      [player.id],
    )
    const bet = { usercode: rows[0]?.usercode ?? '', token, id: named('b'), round: named('r'), amount: 400 }
    expect((await recordBet(app.pool, bet)).query).toContain('take_plain_bet')
    expect(await balanceOf(app, player)).toBe(6)
  })

  test('Scenario: the same call comes again, and twenty times at once: one movement, one answer', async () => {
    const call = { id: named('once') }
    const answers = await Promise.all(Array.from({ length: 20 }, () => table.bet(named('b'), 100, call)))
    const receipts = new Set(answers.map((answer) => answer.done && answer.receipts[0]))
    expect(receipts.size).toBe(1)
    expect(answers.filter((answer) => answer.done && !answer.repeated)).toHaveLength(1)
    await table.win(named('w'), 5_000)
    expect(await table.bet(named('b'), 100, call)).toMatchObject({
      done: true,
      repeated: true,
      funds: { cash: 900, bonus: 0 },
    })
    expect(await balanceOf(app, player)).toBe(59)
  })

  test('Scenario: the same id with other content is refused, of a call and of a movement', async () => {
    const call = { id: named('reused') }
    await table.bet(named('b'), 100, call)
    const reused = { done: false, refusal: 'id reused', funds: { cash: 900, bonus: 0 } }
    expect(await table.bet(named('b'), 200, call)).toEqual(reused)
    expect(await table.bet(named('b'), 200)).toEqual(reused)
    expect(await table.win(named('b'), 100)).toEqual(reused)
    expect(await table.bet(named('b'), 100, { round: 'another' })).toEqual(reused)
    expect(await table.bet(named('b'), 100)).toMatchObject({ done: true, repeated: true })
    const other = await signedIn(app, 1_000)
    const theirs = tableOf(app, await opensGame(app, other))
    expect(await theirs.bet(named('b'), 100)).toMatchObject({ refusal: 'id reused' })
    expect(await theirs.rollBack(named('b'))).toMatchObject({ refusal: 'id reused' })
    expect(await theirs.bet(named('b'), 100, call)).toMatchObject({ done: false, refusal: 'id reused' })
    expect(await movements()).toHaveLength(2)
  })

  test('Scenario: a bet is rolled back: the money is there again and the round is cancelled', async () => {
    await table.bet(named('b'), 700)
    expect(await table.rollBack(named('b'))).toMatchObject({ done: true, funds: { cash: 1_000 } })
    expect(await table.rollBack(named('b'))).toMatchObject({ done: true, repeated: true })
    expect(await rounds()).toMatchObject([{ bet: 0, win: 0, status: 3, balanceAfter: 10 }])
    expect(await table.bet(named('b'), 700)).toMatchObject({ done: false, refusal: 'rolled back' })
    expect(await balanceOf(app, player)).toBe(10)
  })

  test('Scenario: one of two bets is rolled back with the last word on the round: it is over', async () => {
    await table.bet(named('b'), 100)
    await table.bet(named('c'), 200)
    await table.rollBack(named('b'), { closesRound: true })
    expect(await rounds()).toMatchObject([{ bet: 2, win: 0, status: 2, balanceAfter: 8 }])
  })

  test('Scenario: the rollback comes before its bet: it is remembered, and the late bet is refused', async () => {
    expect(await table.rollBack(named('late'))).toMatchObject({ done: true, repeated: false })
    expect(await table.bet(named('late'), 100)).toEqual({
      done: false,
      refusal: 'rolled back',
      funds: { cash: 1_000, bonus: 0 },
    })
    expect(await rounds()).toEqual([])
  })

  test('Scenario: a bet and its rollback at the same moment: in the end there is no bet', async () => {
    for (let time = 0; time < 10; time++) {
      const id = `${named('race')} ${time}`
      await Promise.all([table.bet(id, 100), table.rollBack(id)])
    }
    expect(await balanceOf(app, player)).toBe(10)
  })

  test('Scenario: a win is rolled back, and where it was spent that is refused', async () => {
    await table.win(named('w'), 500)
    expect(await table.rollBack(named('w'))).toMatchObject({ done: true, funds: { cash: 1_000 } })
    await table.win(named('v'), 500)
    await table.bet(named('b'), 1_400)
    expect(await table.rollBack(named('v'))).toMatchObject({ refusal: 'insufficient funds' })
    expect(await balanceOf(app, player)).toBe(1)
  })

  test('Scenario: after the player has signed out a bet is refused, a win and a rollback are taken', async () => {
    await table.bet(named('b'), 100)
    await table.bet(named('c'), 100)
    await app.call('auth/logout', {}, { token: player.token })
    expect(await walletOf(app).authenticate('hub88', token)).toBeNull()
    expect(await table.bet(named('d'), 100)).toMatchObject({ refusal: 'session ended' })
    expect(await table.win(named('w'), 300)).toMatchObject({ done: true, funds: { cash: 1_100 } })
    expect(await table.rollBack(named('c'))).toMatchObject({ done: true, funds: { cash: 1_200 } })
    expect(await walletOf(app).balance('hub88', { token })).toMatchObject({ cash: 1_200 })
  })

  test('Scenario: a bet beyond the balance is refused cleanly, and so is a call of which one movement is', async () => {
    const call = { id: named('too much') }
    const refusal = { done: false, refusal: 'insufficient funds', funds: { cash: 1_000, bonus: 0 } }
    expect(await table.bet(named('b'), 1_001, call)).toEqual(refusal)
    await table.win(named('w'), 500)
    expect(await table.bet(named('b'), 1_001, call)).toEqual(refusal)
    const both = [
      { kind: 'win', id: named('x'), amount: 5 },
      { kind: 'bet', id: named('y'), amount: 9_000 },
    ] as const
    expect(await table.play(both)).toMatchObject({ refusal: 'insufficient funds', funds: { cash: 1_500 } })
    expect(await table.win(named('x'), 5)).toMatchObject({ done: true, repeated: false })
  })

  test('Scenario: bet and win in one call; a round is closed without a movement', async () => {
    const both = [
      { kind: 'bet', id: named('b'), amount: 1_000 },
      { kind: 'win', id: named('w'), amount: 250 },
    ] as const
    expect(await table.play(both)).toMatchObject({ done: true, funds: { cash: 250 } })
    expect(await rounds()).toMatchObject([{ bet: 10, win: 2.5, status: 1 }])
    expect(await table.play([], { closesRound: true })).toMatchObject({ done: true, receipts: [] })
    expect(await rounds()).toMatchObject([{ bet: 10, win: 2.5, status: 2 }])
  })

  test('Scenario: the last call of a round closes it, whatever it brings: a rollback, or what was there already', async () => {
    const bet = { kind: 'bet', id: named('b'), amount: 100 } as const
    const late = { kind: 'rollback', of: named('c') } as const
    await table.play([bet], { round: 'one' })
    await table.play([bet], { round: 'one', closesRound: true })
    await table.bet(named('d'), 100, { round: 'two' })
    await table.play([late], { round: 'two', closesRound: true })
    expect((await rounds()).map(({ status }) => status)).toEqual([2, 2])
  })

  test.each([-1, 0.5, Number.NaN, 2 ** 53])('Scenario: %d is no amount', async (amount) => {
    expect(await table.bet(named(String(amount)), amount)).toMatchObject({ refusal: 'not an amount' })
    expect(await movements()).toHaveLength(1)
  })

  test('Scenario: nobody has this token, this usercode, or a game of this provider', async () => {
    const wallet = walletOf(app)
    expect(await wallet.authenticate('egt', token)).toBeNull()
    expect(await wallet.balance('hub88', { usercode: '1' })).toBeNull()
    expect(await table.bet(named('b'), 1, { player: { token: 'nobody' } })).toMatchObject({
      refusal: 'no such player',
      funds: null,
    })
    const usercode = String(10_000_000 + player.id)
    expect(await table.bet(named('b'), 1, { player: { usercode } })).toMatchObject({ done: true })
    const elsewhere = { player: { usercode }, provider: 'egt' } as const
    expect(await table.bet(named('b'), 1, elsewhere)).toMatchObject({ refusal: 'session ended' })
  })
})
