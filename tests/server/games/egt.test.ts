import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { walletPath } from '#server/world/games/adapter.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { post } from '#sandbox/server/wallet/wallet-link.ts'
import { egt, egtCaller, transfer } from '../setup/games/egt.ts'
import { newId, playScenarios } from '../setup/games/scenarios.ts'
import { leave, seat } from '../setup/games/seat.ts'
import { proveLedger } from '../setup/player.ts'

describe('egt', () => {
  playScenarios(egt)
})

describe('what only EGT Digital does', () => {
  let app: TestApp
  let game: ReturnType<typeof egtCaller>
  beforeAll(async () => {
    app = await startApp()
    game = egtCaller({ ...app, secret: sandboxSecret(app.env.secret, 'egt') })
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  const unsigned = { funds: null, refusal: 'ERR_INTEGRITY_CHECK_FAILED' }

  test('Scenario: a game is opened with its defence code, by the player it was given to', async () => {
    const player = await seat(app, 'egt', 12_345)
    const another = await seat(app, 'egt', 1)
    const { text } = await game.authenticate(player)
    expect(JSON.parse(text)).toEqual({ statusCode: 'OK', balance: 12_345, currency: 'TRY' })
    expect(await game.authenticate({ ...player, token: 'guessed' })).toMatchObject({
      funds: null,
      refusal: 'ERR_INVALID_TOKEN',
    })
    expect(await game.authenticate({ ...player, token: another.token })).toMatchObject({
      funds: null,
      refusal: 'ERR_INVALID_PLAYER_ID',
    })
    await leave(app, player)
    expect(await game.authenticate(player)).toMatchObject({ funds: null, refusal: 'ERR_INVALID_TOKEN' })
  })

  test('Scenario: a bet is refused that does not sign exactly its own fields', async () => {
    const player = await seat(app, 'egt', 5_000)
    const bet = transfer(player, { id: newId(), round: newId(), amount: 1_000 })
    const all = Object.keys(bet)
    for (const field of ['playerId', 'transferId', 'roundNumber', 'amount', 'currency', 'reason']) {
      const rest = all.filter((each) => each !== field)
      expect(await game.send('withdraw', bet, rest)).toMatchObject(unsigned)
    }
    expect(await game.send('withdraw', bet, [...all, 'unknown'])).toMatchObject(unsigned)
    expect(await game.send('withdraw', bet, [])).toMatchObject(unsigned)
    expect(await game.balance(player)).toMatchObject({ funds: 5_000 })
    expect(await game.send('withdraw', bet, all.toReversed())).toMatchObject({ funds: 4_000, refusal: null })
  })

  test('Scenario: a win is refused that does not sign what it pays, to whom and for what', async () => {
    const player = await seat(app, 'egt', 5_000)
    const win = { ...transfer(player, { id: newId(), round: newId(), amount: 1_000 }), reason: 'ROUND_END' }
    const all = Object.keys(win)
    for (const field of ['playerId', 'transferId', 'roundNumber', 'amount', 'currency']) {
      const rest = all.filter((each) => each !== field)
      expect(await game.send('deposit', win, rest)).toMatchObject(unsigned)
    }
    expect(await game.balance(player)).toMatchObject({ funds: 5_000 })
  })

  test('Scenario: a value with a comma is refused: the signature could not tell it from two values', async () => {
    const player = await seat(app, 'egt', 5_000)
    const bet = transfer(player, { id: `${newId()},x`, round: newId(), amount: 1_000 })
    expect(await game.call('withdraw', bet)).toMatchObject(unsigned)
  })

  test('Scenario: the provider gives a round away: nothing is taken, what it wins is paid', async () => {
    const player = await seat(app, 'egt', 5_000)
    const round = newId()
    const bet = transfer(player, { id: newId(), round, amount: 1_000 })
    const given = { ...bet, reason: 'GIFT_SPIN' }
    expect(await game.call('withdraw', given)).toMatchObject({ funds: 5_000, refusal: null })
    const win = { ...transfer(player, { id: newId(), round, amount: 700 }), jackpotWins: [{ amount: 200 }] }
    const paid = { ...win, roundCompleted: true, reason: 'GIFT_SPIN' }
    expect(await game.call('deposit', paid)).toMatchObject({
      funds: 5_700,
      refusal: null,
    })
  })

  test('Scenario: how much was bet and our name for it are told', async () => {
    const player = await seat(app, 'egt', 5_000)
    const { text } = await game.bet(player, { id: newId(), round: newId(), amount: 1_000 })
    expect(JSON.parse(text)).toEqual({
      statusCode: 'OK',
      balance: 4_000,
      casinoTransferId: expect.any(String),
      realAmount: 1_000,
      bonusAmount: 0,
    })
  })

  test.each(['', '{', 'null', '"playerId"', '[]'])('Scenario: %j is not signed', async (text) => {
    const { status, text: answer } = await post(`${app.url}${walletPath('egt')}/withdraw`, text, {
      'x-checksum': 'x',
      'x-checksum-fields': '',
    })
    expect([status, JSON.parse(answer)]).toEqual([200, { statusCode: 'ERR_INTEGRITY_CHECK_FAILED' }])
  })
})
