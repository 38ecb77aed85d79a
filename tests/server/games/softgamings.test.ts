import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { fieldsOf, isSigned } from '#server/world/games/softgamings/softgamings.format.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { newId, playScenarios } from '../setup/games/scenarios.ts'
import { seat } from '../setup/games/seat.ts'
import { softgamings, softgamingsCaller, transaction } from '../setup/games/softgamings.ts'
import { proveLedger } from '../setup/player.ts'

const signed = (message: object, secret = 'testKey') =>
  isSigned(fieldsOf(JSON.stringify(message)) ?? {}, secret)
const said = ({ text }: { text: string }): unknown => JSON.parse(text)

describe('SoftGamings calls the wallet', () => {
  playScenarios(softgamings)
})

describe('the signature of SoftGamings', () => {
  const balance = { userid: '10000001', type: 'balance', currency: 'TRY', i_gamedesc: '998:slots' }
  const round = {
    type: 'roundinfo',
    userid: 10_000_001,
    gameid: 'r1',
    actions: [{ type: 'bet', amount: '5.00', actid: 1 }],
  }

  test('Scenario: it is over the values in the order of their names', () => {
    expect(
      signed({ ...balance, hmac: '1b774db899f93abd76ceeb5b1302f1a6af0a8b8251239311221e6b41b5bb4a1f' }),
    ).toBe(true)
    expect(
      signed(
        { ...balance, hmac: '1b774db899f93abd76ceeb5b1302f1a6af0a8b8251239311221e6b41b5bb4a1f' },
        'another',
      ),
    ).toBe(false)
    expect(
      signed({
        ...balance,
        hmac: '1b774db899f93abd76ceeb5b1302f1a6af0a8b8251239311221e6b41b5bb4a1f',
        amount: '1',
      }),
    ).toBe(false)
    expect(signed(balance)).toBe(false)
  })

  test('Scenario: numbers are signed as text, and the actions of a round as one', () => {
    expect(
      signed({ ...round, hmac: '7946f525a682f9c8a6761d04a432d6527ce83b88a2bc0cb2b2608e24dd786cd4' }),
    ).toBe(true)
    expect(
      signed({
        ...round,
        actions: [],
        hmac: '7946f525a682f9c8a6761d04a432d6527ce83b88a2bc0cb2b2608e24dd786cd4',
      }),
    ).toBe(false)
  })
})

describe('the words of SoftGamings', () => {
  let app: TestApp
  let game: ReturnType<typeof softgamingsCaller>
  beforeAll(async () => {
    app = await startApp()
    game = softgamingsCaller({ url: app.url, secret: sandboxSecret(app.env.secret, 'softgamings') })
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  const sit = () => seat(app, 'softgamings', 10_000)

  test('Scenario: it asks whether anybody is there, and tells of a round', async () => {
    const { usercode } = await sit()
    expect(said(await game.call({ type: 'ping' }))).toEqual({ status: 'OK', hmac: expect.any(String) })
    const actions = [{ actid: '1', type: 'bet', amount: '5.00', timestamp: '2026-11-21 10:00:00' }]
    const round = { type: 'roundinfo', userid: usercode, gameid: newId(), actions }
    expect(said(await game.call(round))).toEqual({ status: 'OK', hmac: expect.any(String) })
  })

  test('Scenario: a bet is answered with its id and two places', async () => {
    const player = await sit()
    const bet = { id: newId(), round: newId(), amount: 1_010 }
    expect(said(await game.bet(player, bet))).toEqual({
      status: 'OK',
      tid: bet.id,
      balance: '89.90',
      hmac: expect.any(String),
    })
  })

  test('Scenario: a win is rolled back: a debit takes it away, once', async () => {
    const player = await sit()
    const win = { id: newId(), round: newId(), amount: 1_000 }
    expect(await game.win(player, win)).toMatchObject({ funds: 11_000 })
    const back = { ...transaction('debit', player, { ...win, id: newId() }), i_rollback: win.id }
    expect(await game.call(back)).toMatchObject({ funds: 10_000, refusal: null })
    expect(await game.call(back)).toMatchObject({ funds: 10_000, refusal: null })
  })

  test('Scenario: something is cancelled that is not named', async () => {
    const player = await sit()
    const cancel = { ...transaction('credit', player, { id: newId(), round: newId(), amount: 1_000 }) }
    expect(await game.call({ ...cancel, subtype: 'cancel' })).toMatchObject({ refusal: 'Invalid i_rollback' })
    expect(await game.balance(player)).toMatchObject({ funds: 10_000 })
  })

  test('Scenario: a promotion pays without a round, a game does not', async () => {
    const player = await sit()
    const credit = { ...transaction('credit', player, { id: newId(), round: '', amount: 1_000 }) }
    expect(await game.call(credit)).toMatchObject({ refusal: 'Invalid i_gameid' })
    expect(await game.call({ ...credit, subtype: 'promotion', i_rollback: '' })).toMatchObject({
      funds: 11_000,
    })
  })

  test('Scenario: the last bet of a round ends it', async () => {
    const player = await sit()
    const bet = transaction('debit', player, { id: newId(), round: newId(), amount: 1_000 })
    expect(await game.call({ ...bet, round_ended: '1' })).toMatchObject({ funds: 9_000, refusal: null })
  })

  test.each(['{', '[]', '"ping"', '{"type":{"a":1}}', '{"amount":1e999}', ''])(
    'Scenario: %s is no message',
    async (text) => {
      expect(await game.send(text)).toMatchObject({ status: 200, refusal: 'Invalid request' })
    },
  )

  test('Scenario: a type that nobody knows', async () => {
    expect(await game.call({ type: 'gift', userid: '10000001' })).toMatchObject({ refusal: 'Invalid type' })
  })
})
