import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { walletPath } from '#server/world/games/adapter.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { hub88, hub88Caller, transaction } from '../setup/games/hub88.ts'
import { newId, playScenarios } from '../setup/games/scenarios.ts'
import { seat } from '../setup/games/seat.ts'
import { proveLedger } from '../setup/player.ts'
import { hub88Answer } from '#sandbox/server/wallet/hub88.ts'
import { hub88Keys } from '#server/world/games/secrets.ts'

const said = ({ text }: { text: string }) => hub88Answer.parse(JSON.parse(text))

describe('Hub88 calls the wallet', () => {
  playScenarios(hub88)
})

describe('the words of Hub88', () => {
  let app: TestApp
  let game: ReturnType<typeof hub88Caller>
  beforeAll(async () => {
    app = await startApp()
    const { privateKey } = await hub88Keys.provider(app.env.secret)
    game = hub88Caller({ url: app.url, privateKey })
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  const sit = () => seat(app, 'hub88', 10_000)

  test('Scenario: an answer names the player and the call, and counts in hundred-thousandths', async () => {
    const player = await sit()
    const bet = { id: newId(), round: newId(), amount: 1_050 }
    expect(said(await game.bet(player, bet))).toEqual({
      user: player.usercode,
      status: 'RS_OK',
      request_uuid: `r-${bet.id}`,
      currency: 'TRY',
      balance: 8_950_000,
    })
  })

  test('Scenario: it asks who somebody is', async () => {
    const { usercode } = await sit()
    expect(said(await game.info(usercode))).toMatchObject({ user: usercode, status: 'RS_OK' })
    expect(said(await game.info('99999999'))).toMatchObject({ status: 'RS_ERROR_UNKNOWN' })
  })

  test("Scenario: a player's name comes with the token of another", async () => {
    const [one, other] = [await sit(), await sit()]
    const mixed = { ...one, token: other.token }
    const bet = { id: newId(), round: newId(), amount: 1_000 }
    expect(await game.bet(mixed, bet)).toMatchObject({ refusal: 'RS_ERROR_INVALID_TOKEN' })
    expect(await game.balance(mixed)).toMatchObject({ refusal: 'RS_ERROR_INVALID_TOKEN', funds: null })
    expect(await game.balance(one)).toMatchObject({ funds: 10_000 })
    expect(await game.balance(other)).toMatchObject({ funds: 10_000 })
  })

  test.each([
    ['no amount', { amount: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    ['an amount in letters', { amount: '1000000' }, 'RS_ERROR_WRONG_TYPES'],
    ['no round', { round: null }, 'RS_ERROR_WRONG_SYNTAX'],
    ['a round in numbers', { round: 7 }, 'RS_ERROR_WRONG_TYPES'],
    ['no token', { token: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    ['an id that nobody can store', { transaction_uuid: 'a\u0000b' }, 'RS_ERROR_WRONG_SYNTAX'],
    ['an id of 256 signs', { transaction_uuid: 'a'.repeat(256) }, 'RS_ERROR_WRONG_SYNTAX'],
  ])('Scenario: a bet with %s is not understood, and named all the same', async (_case, change, status) => {
    const player = await sit()
    const bet = { ...transaction(player, { id: newId(), round: newId(), amount: 1_000 }), ...change }
    expect(said(await game.call('/transaction/bet', bet))).toEqual({ status, request_uuid: bet.request_uuid })
    expect(await game.balance(player)).toMatchObject({ funds: 10_000 })
  })

  test('Scenario: a free bet takes nothing, and what it wins is paid', async () => {
    const player = await sit()
    const bet = { ...transaction(player, { id: newId(), round: newId(), amount: 1_000 }), is_free: true }
    expect(await game.call('/transaction/bet', bet)).toMatchObject({ funds: 10_000, refusal: null })
    expect(await game.win(player, { id: newId(), round: bet.round, amount: 500 })).toMatchObject({
      funds: 10_500,
    })
  })

  test.each([
    ['none', {}],
    ['an empty one', { 'x-hub88-signature': '' }],
    ['one that is none', { 'x-hub88-signature': 'aGVsbG8=' }],
  ])('Scenario: a call is refused if its signature is: %s', async (_case, headers) => {
    const response = await fetch(`${app.url}${walletPath('hub88')}/user/info`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ user: '10000001', request_uuid: 'r' }),
    })
    expect([response.status, await response.json()]).toEqual([200, { status: 'RS_ERROR_INVALID_SIGNATURE' }])
  })

  test('Scenario: another address, and a body that is too large', async () => {
    expect(said(await game.call('/transaction/gift', { request_uuid: 'r' }))).toMatchObject({
      status: 'RS_ERROR_WRONG_SYNTAX',
    })
    expect(await game.babble('x'.repeat(65 * 1024))).toMatchObject({ refusal: 'RS_ERROR_WRONG_SYNTAX' })
  })

  test('Scenario: the database fails: Hub88 hears of it in its own words, and the log says why', async () => {
    const player = await sit()
    const bet = { id: newId(), round: newId(), amount: 1_000 }
    await app.pool.query('alter table players rename to nobody')
    expect(said(await game.bet(player, bet))).toEqual({
      status: 'RS_ERROR_UNKNOWN',
      request_uuid: `r-${bet.id}`,
    })
    await app.pool.query('alter table nobody rename to players')
    expect(app.logs.filter((line) => line.includes('a call of a game provider failed'))).toHaveLength(1)
    expect(await game.bet(player, bet)).toMatchObject({ funds: 9_000, refusal: null })
  })
})
