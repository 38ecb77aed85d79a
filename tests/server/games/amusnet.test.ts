import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { writeXml } from '#server/world/games/amusnet/amusnet.xml.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { amusnet, amusnetCaller, transfer } from '../setup/games/amusnet.ts'
import { newId, playScenarios } from '../setup/games/scenarios.ts'
import { leave, movementsOf, seat } from '../setup/games/seat.ts'
import { proveLedger } from '../setup/player.ts'

describe('amusnet', () => {
  playScenarios(amusnet)
})

describe('what only Amusnet does', () => {
  let app: TestApp
  let secret: string
  let game: ReturnType<typeof amusnetCaller>
  beforeAll(async () => {
    app = await startApp()
    secret = sandboxSecret(app.env.secret, 'amusnet')
    game = amusnetCaller({ ...app, secret })
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  test('Scenario: a game is opened with its defence code, by the player it was given to', async () => {
    const player = await seat(app, 'amusnet', 12_345)
    const another = await seat(app, 'amusnet', 1)
    const { text } = await game.authenticate(player)
    expect(text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<AuthResponse><Balance>12345</Balance><ErrorCode>1000</ErrorCode><ErrorMessage>OK</ErrorMessage></AuthResponse>',
    )
    expect(await game.authenticate({ ...player, token: 'guessed' })).toMatchObject({
      funds: null,
      refusal: '3100 EXPIRED',
    })
    expect(await game.authenticate({ ...player, token: another.token })).toMatchObject({
      funds: null,
      refusal: '3000 UNKNOWN PLAYER',
    })
    await leave(app, player)
    expect(await game.authenticate(player)).toMatchObject({ funds: null, refusal: '3100 EXPIRED' })
  })

  test('Scenario: the portal plays in another currency', async () => {
    const { usercode, token } = await seat(app, 'amusnet', 100)
    const asked = { PlayerId: usercode, SessionId: 's', DefenceCode: token }
    expect(await game.call('Auth', { ...asked, PortalCode: 'lale_EUR' })).toMatchObject({
      refusal: '3000 WRONG CURRENCY',
    })
    expect(await game.call('Auth', { ...asked, PortalCode: 'lale' })).toMatchObject({ refusal: null })
  })

  test('Scenario: bet and win in one call, twice: two movements, once', async () => {
    const player = await seat(app, 'amusnet', 5_000)
    const both = {
      ...transfer(player, { id: newId(), round: newId(), amount: 1_000 }),
      WinAmount: 2_500,
      Reason: 'ROUND_END',
    }
    const first = await game.call('WithdrawAndDeposit', both)
    expect(first).toMatchObject({ status: 200, funds: 6_500, refusal: null })
    expect(await game.call('WithdrawAndDeposit', both)).toEqual(first)
    expect(await movementsOf(app, player, 'bet')).toBe(1)
    expect(await movementsOf(app, player, 'win')).toBe(1)
    expect(await game.call('WithdrawAndDeposit', { ...both, WinAmount: 2_501 })).toMatchObject({
      funds: 6_500,
      refusal: '3000 TRANSFER ID REUSED',
    })
  })

  test('Scenario: a bet that is not covered wins nothing either', async () => {
    const player = await seat(app, 'amusnet', 999)
    const both = { ...transfer(player, { id: newId(), round: newId(), amount: 1_000 }), Reason: 'ROUND_END' }
    expect(await game.call('WithdrawAndDeposit', { ...both, WinAmount: 2_500 })).toMatchObject({
      funds: 999,
      refusal: '3100 INSUFFICIENT FUNDS',
    })
    expect(await game.call('WithdrawAndDeposit', { ...both, WinAmount: '0.5' })).toMatchObject({
      funds: null,
      refusal: '3000 WRONG AMOUNT',
    })
    expect(await movementsOf(app, player, 'win')).toBe(0)
  })

  test('Scenario: bet and win of one call are cancelled together, before they come as well as after', async () => {
    const player = await seat(app, 'amusnet', 5_000)
    const both = { ...transfer(player, { id: newId(), round: newId(), amount: 1_000 }), WinAmount: 2_500 }
    const late = { ...both, TransferId: newId() }
    const end = { Reason: 'ROUND_END' }
    const cancel = { Reason: 'ROUND_CANCEL' }
    await game.call('WithdrawAndDeposit', { ...both, ...end })
    expect(await game.call('Deposit', { ...both, ...cancel })).toMatchObject({ funds: 5_000, refusal: null })
    expect(await game.call('Deposit', { ...late, ...cancel })).toMatchObject({ funds: 5_000, refusal: null })
    for (const gone of [both, late])
      expect(await game.call('Deposit', { ...gone, ...cancel })).toMatchObject({
        funds: 5_000,
        refusal: null,
      })
    expect(await game.call('WithdrawAndDeposit', { ...late, ...end })).toMatchObject({
      funds: 5_000,
      refusal: '3000 ROUND CANCELLED',
    })
    expect(await movementsOf(app, player, 'rollback')).toBe(2)
  })

  test('Scenario: a jackpot is won beside the round', async () => {
    const player = await seat(app, 'amusnet', 5_000)
    const round = newId()
    await game.bet(player, { id: newId(), round, amount: 1_000 })
    const won = { ...transfer(player, { id: newId(), round, amount: 70_000 }), GameId: '999' }
    expect(await game.call('Deposit', { ...won, Reason: 'JACKPOT_END' })).toMatchObject({
      funds: 74_000,
      refusal: null,
    })
    const { rows } = await app.pool.query(
      'select distinct game from game_movements where player_id = $1 and round = $2',
      [player.playerId, round],
    )
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['bets for a reason that is none', 'Withdraw', { Reason: 'ROUND_END' }],
    ['wins for a reason that is none', 'Deposit', { Reason: 'ROUND_BEGIN' }],
    ['says a free round', 'Withdraw', { Reason: 'ROUND_BEGIN', Freespin: 'x' }],
    ['has an id with a space', 'Withdraw', { Reason: 'ROUND_BEGIN', TransferId: 'a b' }],
    ['has no round', 'Withdraw', { Reason: 'ROUND_BEGIN', GameNumber: '' }],
  ])('Scenario: a call that %s writes nothing', async (_case, name, fields) => {
    const player = await seat(app, 'amusnet', 5_000)
    const call = { ...transfer(player, { id: newId(), round: newId(), amount: 1_000 }), ...fields }
    expect(await game.call(name, call)).toMatchObject({ funds: null, refusal: '3000 NOT UNDERSTOOD' })
    expect(await game.balance(player)).toMatchObject({ funds: 5_000 })
  })

  test('Scenario: a call is taken at the common address and at that of another call, but nowhere else', async () => {
    const player = await seat(app, 'amusnet', 5_000)
    const { PlayerId, PortalCode, SessionId } = transfer(player, { id: 'x', round: 'x', amount: 1 })
    const asked = { PlayerId, PortalCode, SessionId, Currency: 'TRY' }
    const body = writeXml('GetPlayerBalanceRequest', { UserName: 'amusnet', Password: secret, ...asked })
    for (const address of ['', 'Deposit'])
      expect(await game.send(body, address, 'GetPlayerBalance')).toMatchObject({
        funds: 5_000,
        refusal: null,
      })
    expect(await game.send(body, 'nowhere')).toMatchObject({ refusal: '3000 NOT UNDERSTOOD' })
  })

  test('Scenario: another user has the password, and somebody without any asks', async () => {
    const fields = { Password: secret, PlayerId: '1', PortalCode: 'x', SessionId: 'x', Currency: 'TRY' }
    for (const given of [{ ...fields, UserName: 'another' }, { PlayerId: '1' }])
      expect(
        await game.send(writeXml('GetPlayerBalanceRequest', given), '', 'GetPlayerBalance'),
      ).toMatchObject({ funds: null, refusal: '3000 WRONG CREDENTIALS' })
  })

  test('Scenario: the database fails: Amusnet hears of it in its own words, and then all goes on', async () => {
    const player = await seat(app, 'amusnet', 5_000)
    const bet = { id: newId(), round: newId(), amount: 1_000 }
    const said = { ...transfer(player, bet), Reason: 'ROUND_BEGIN', UserName: 'amusnet', Password: secret }
    const call = writeXml('WithdrawRequest', said)
    await app.pool.query('alter table game_calls rename to gone')
    const answer = await game.send(call)
    await app.pool.query('alter table gone rename to game_calls')
    expect(answer).toMatchObject({ status: 200, funds: null, refusal: '3000 INTERNAL SERVER ERROR' })
    expect(await game.bet(player, bet)).toMatchObject({ funds: 4_000, refusal: null })
  })

  test('Scenario: entities that grow to gigabytes come as a call', async () => {
    const entities = Array.from({ length: 9 }, (_, level) => {
      const tenOfTheLast = `&e${level};`.repeat(10)
      return `<!ENTITY e${level + 1} "${tenOfTheLast}">`
    })
    const body = `<!DOCTYPE x [<!ENTITY e0 "lol">${entities.join('')}]><GetPlayerBalanceRequest><UserName>&e9;</UserName></GetPlayerBalanceRequest>`
    expect(await game.send(body)).toMatchObject({ status: 200, refusal: '3000 NOT UNDERSTOOD' })
  })

  test('Scenario: a call is larger than any is', async () => {
    const body = writeXml('WithdrawRequest', { UserName: 'x'.repeat(70_000) })
    expect(await game.send(body)).toMatchObject({ status: 200, refusal: '3000 NOT UNDERSTOOD' })
  })
})
