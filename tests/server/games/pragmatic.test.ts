import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { roundStatus } from '#contract/round.ts'
import { formOf as readForm, isSigned } from '#server/world/games/pragmatic/pragmatic.format.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { panics } from '../setup/break.ts'
import { formOf, pragmatic, pragmaticCaller, turn } from '../setup/games/pragmatic.ts'
import { newId, playScenarios } from '../setup/games/scenarios.ts'
import { leave, seat } from '../setup/games/seat.ts'
import { setsLimit } from '../setup/limit.ts'
import { proveLedger } from '../setup/player.ts'

const signed = (body: string, secret = 'testKey') => isSigned(readForm(body) ?? {}, secret)
const said = ({ text }: { text: string }): unknown => JSON.parse(text)

describe('Pragmatic Play calls the wallet', () => {
  playScenarios(pragmatic)
})

describe('the hash of Pragmatic Play', () => {
  const hash = '7962a737fb5859327960c3ed2b0ca880'
  const sent = 'userId=10000001&gameId=vs20tulip&providerId=PragmaticPlay'

  test('Scenario: it is over the parameters in the order of their names', () => {
    expect(signed(`${sent}&hash=${hash}`)).toBe(true)
    expect(signed(`hash=${hash.toUpperCase()}&${sent}`)).toBe(true)
    expect(signed(`${sent}&hash=${hash}`, 'another')).toBe(false)
    expect(signed(`${sent}&hash=${hash}&amount=1`)).toBe(false)
    expect(signed(`${sent}&hash=`)).toBe(false)
    expect(signed(sent)).toBe(false)
  })

  test('Scenario: a parameter without a value is signed or is not', () => {
    expect(signed(`${sent}&bonusCode=&hash=${hash}`)).toBe(true)
    expect(signed(formOf({ userId: '10000001', bonusCode: '' }, 'testKey'))).toBe(true)
  })
})

describe('the words of Pragmatic Play', () => {
  let app: TestApp
  let game: ReturnType<typeof pragmaticCaller>
  beforeAll(async () => {
    app = await startApp()
    game = pragmaticCaller({ url: app.url, secret: sandboxSecret(app.env.secret, 'pragmatic') })
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  const sit = () => seat(app, 'pragmatic', 10_000)
  const success = { error: 0, description: 'Success' }

  test('Scenario: a game is opened: whose token it is, and what there is to play with', async () => {
    const player = await sit()
    expect(said(await game.authenticate(player.token))).toEqual({
      userId: player.usercode,
      currency: 'TRY',
      cash: 100,
      bonus: 0,
      ...success,
    })
    expect(await game.authenticate('unknown')).toMatchObject({ refusal: '4', funds: null })
    await leave(app, player)
    expect(await game.authenticate(player.token)).toMatchObject({ refusal: '4' })
  })

  test('Scenario: a bet is answered with our name for it', async () => {
    const player = await sit()
    const answer = said(await game.bet(player, { id: newId(), round: newId(), amount: 1_005 }))
    expect(answer).toEqual({
      transactionId: expect.stringMatching(/./),
      currency: 'TRY',
      cash: 89.95,
      bonus: 0,
      usedPromo: 0,
      ...success,
    })
  })

  test('Scenario: a jackpot and a promotion pay', async () => {
    const player = await sit()
    const jackpot = { ...turn(player, { id: newId(), round: newId(), amount: 5_000 }), jackpotId: '7' }
    expect(await game.call('jackpotWin', jackpot)).toMatchObject({ funds: 15_000 })
    expect(await game.call('jackpotWin', jackpot)).toMatchObject({ funds: 15_000 })
    const prize = { userId: player.usercode, campaignId: '42', campaignType: 'T', amount: '2.50' }
    const promo = { ...prize, reference: newId(), currency: 'TRY', timestamp: '1' }
    expect(await game.call('promoWin', promo)).toMatchObject({ funds: 15_250 })
    expect(await game.call('promoWin', { ...promo, currency: 'EUR' })).toMatchObject({ refusal: '7' })
    expect(await game.balance(player)).toMatchObject({ funds: 15_250 })
  })

  test('Scenario: a result brings a promotion along, as a whole or not at all', async () => {
    const player = await sit()
    const result = turn(player, { id: newId(), round: newId(), amount: 1_000 })
    const bad = { ...result, promoWinAmount: '1.005', promoWinReference: newId() }
    expect(await game.call('result', bad)).toMatchObject({ refusal: '7' })
    expect(await game.call('result', { ...result, promoWinAmount: '1.00' })).toMatchObject({ refusal: '7' })
    expect(await game.balance(player)).toMatchObject({ funds: 10_000 })
    const good = { ...result, promoWinAmount: '1.50', promoWinReference: newId() }
    expect(await game.call('result', good)).toMatchObject({ funds: 11_150 })
    expect(await game.call('result', good)).toMatchObject({ funds: 11_150 })
  })

  test('Scenario: free rounds are summed up, and the round ends: nothing moves', async () => {
    const player = await sit()
    const round = { userId: player.usercode, gameId: 'vs20tulip', roundId: newId() }
    const sum = { ...round, amount: '80.00', reference: newId(), bonusCode: 'spring', timestamp: '1' }
    expect(await game.call('bonusWin', sum)).toMatchObject({ funds: 10_000, refusal: null })
    expect(await game.bet(player, { id: newId(), round: round.roundId, amount: 0 })).toMatchObject({
      funds: 10_000,
      refusal: null,
    })
    expect(await game.bet(player, { id: newId(), round: round.roundId, amount: 1_000 })).toMatchObject({
      funds: 9_000,
    })
    const ended = await game.call('endRound', round)
    expect(ended).toMatchObject({ funds: 9_000, refusal: null })
    expect(await game.call('endRound', round)).toEqual(ended)
  })

  test('Scenario: two players are in one round of a table: it ends for each of them', async () => {
    const players = [await sit(), await sit()]
    const round = newId()
    for (const player of players) await game.bet(player, { id: newId(), round, amount: 1_000 })
    for (const { usercode } of players) {
      const ended = { userId: usercode, gameId: 'vs20tulip', roundId: round }
      expect(await game.call('endRound', ended)).toMatchObject({ funds: 9_000, refusal: null })
    }
    const { rows } = await app.pool.query('select status from rounds where reference = $1', [round])
    expect(rows).toEqual(players.map(() => ({ status: roundStatus.Completed })))
  })

  test('Scenario: a round is settled anew, up and down, and no further than there is money', async () => {
    const player = await sit()
    const round = newId()
    const adjust = (amount: string) =>
      game.call('adjustment', { ...turn(player, { id: newId(), round, amount: 0 }), amount })
    await game.bet(player, { id: newId(), round, amount: 1_000 })
    expect(await adjust('5.00')).toMatchObject({ funds: 9_500 })
    expect(await adjust('-7.25')).toMatchObject({ funds: 8_775 })
    expect(await adjust('-1000')).toMatchObject({ funds: 8_775, refusal: '1' })
    expect(await adjust('-0.001')).toMatchObject({ refusal: '7' })
    expect(await adjust('--1')).toMatchObject({ refusal: '7' })
    expect(await game.balance(player)).toMatchObject({ funds: 8_775 })
  })

  test('Scenario: a correction takes money from a player at a limit, on a break and away; it counts as lost, not as staked', async () => {
    const player = await sit()
    const whose = { id: player.playerId, token: player.signIn }
    const round = newId()
    const bet = (id: string) => game.bet(player, { id, round, amount: 1_000 })
    const adjust = (id: string) =>
      game.call('adjustment', { ...turn(player, { id, round, amount: 0 }), amount: '-7.25' })
    const counted = async () => {
      const { rows } = await app.pool.query(
        'select staked, lost from play_sums where player_id = $1 order by at desc, movement_id desc limit 1',
        [player.playerId],
      )
      return rows
    }
    await setsLimit(app, whose, { kind: 'stake', period: 'day', amount: 10 })
    await bet(newId())
    expect(await bet(newId())).toMatchObject({ refusal: '50' })
    const corrected = newId()
    expect(await adjust(corrected)).toMatchObject({ funds: 8_275, refusal: null })
    await panics(app, whose)
    await leave(app, player)
    expect(await adjust(newId())).toMatchObject({ funds: 7_550 })
    expect(await counted()).toEqual([{ staked: 1_000, lost: 2_450 }])
    expect(await game.call('refund', { userId: player.usercode, reference: corrected })).toMatchObject({
      funds: 8_275,
    })
    expect(await counted()).toEqual([{ staked: 1_000, lost: 1_725 }])
  })

  test('Scenario: a parameter stands twice', async () => {
    const player = await sit()
    const bet = formOf(
      turn(player, { id: newId(), round: newId(), amount: 1_000 }),
      sandboxSecret(app.env.secret, 'pragmatic'),
    )
    expect(await game.send('bet', `${bet}&amount=0.01`)).toMatchObject({ refusal: '7' })
    expect(await game.balance(player)).toMatchObject({ funds: 10_000 })
  })

  test('Scenario: another address', async () => {
    expect(await game.call('gift', {})).toMatchObject({ status: 200, refusal: '7' })
  })
})
