import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { walletPath } from '#server/world/games/adapter.ts'
import { emHash } from '#server/world/games/em/em.hash.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { post } from '#sandbox/server/wallet/wallet-link.ts'
import { em, emCaller } from '../setup/games/em.ts'
import { newId, playScenarios } from '../setup/games/scenarios.ts'
import { leave, seat } from '../setup/games/seat.ts'
import { proveLedger } from '../setup/player.ts'

describe('em', () => {
  playScenarios(em)
})

const minute = 60_000

describe('what only EveryMatrix does', () => {
  let app: TestApp
  let secret: string
  beforeAll(async () => {
    app = await startApp({ now: new Date('2026-11-21T06:52:00Z') })
    secret = sandboxSecret(app.env.secret, 'em')
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  const game = () => emCaller({ ...app, secret })
  const refusalOf = async (content: object) => (await game().send('GetBalance', content)).refusal

  test('Scenario: a game is opened: who plays, and with how much', async () => {
    const player = await seat(app, 'em', 12_345)
    const opened = await game().call('Authenticate', { LaunchToken: player.token, RequestScope: 'country' })
    expect(JSON.parse(opened.text)).toEqual({
      Status: 'Ok',
      Token: player.token,
      TotalBalance: '123.45',
      Currency: 'TRY',
      UserName: expect.any(String),
      UserId: player.usercode,
    })
    expect(await game().send('Authenticate', { LaunchToken: player.token })).toEqual(opened)
  })

  test('Scenario: the token is nobody’s, or its session has ended, or another than EveryMatrix asks', async () => {
    const player = await seat(app, 'em', 100)
    expect(await game().call('Authenticate', { LaunchToken: 'guessed' })).toMatchObject({ refusal: '102' })
    expect(await game().call('Authenticate', { LaunchToken: player.token }, 'x')).toMatchObject({
      funds: null,
      refusal: '111',
    })
    await leave(app, player)
    expect(await game().call('Authenticate', { LaunchToken: player.token })).toMatchObject({
      funds: null,
      refusal: '102',
    })
  })

  test('Scenario: a hash is good for its hour and some minutes, for its call alone', async () => {
    const player = await seat(app, 'em', 5_000)
    const balance = { Token: player.token, Currency: 'TRY' }
    const hashAt = (call: string, time: string) => ({
      ...balance,
      Hash: emHash(secret, call, new Date(`2026-11-21T${time}Z`)),
    })
    expect(await refusalOf(hashAt('GetBalance', '06:59:59'))).toBe(null)
    expect(await refusalOf(hashAt('GetBalance', '07:00:00'))).toBe('111')
    expect(await refusalOf(hashAt('Bet', '06:00:00'))).toBe('111')
    expect(await refusalOf(balance)).toBe('111')
    app.clock.pass(4 * minute)
    expect(await refusalOf(hashAt('GetBalance', '07:00:00'))).toBe(null)
    app.clock.pass(8 * minute)
    expect(await refusalOf(hashAt('GetBalance', '06:00:00'))).toBe(null)
    app.clock.pass(2 * minute)
    expect(await refusalOf(hashAt('GetBalance', '06:00:00'))).toBe('111')
  })

  test('Scenario: the hash is written with capitals, and the round’s id is a number', async () => {
    const player = await seat(app, 'em', 5_000)
    const bet = { Token: player.token, Amount: 12.5, Currency: 'TRY', GameId: 4711, RoundId: 9_007_199 }
    const Hash = emHash(secret, 'Bet', app.clock.now()).toUpperCase()
    expect(await game().send('Bet', { ...bet, ExternalId: newId(), Hash })).toMatchObject({
      funds: 3_750,
      refusal: null,
    })
  })

  test.each(['', '{', 'null', '"Hash"', '[]'])('Scenario: %j is not signed', async (text) => {
    for (const call of ['Bet', 'GetBalance']) {
      const { status, text: answer } = await post(`${app.url}${walletPath('em')}/${call}`, text, {})
      expect([status, JSON.parse(answer)]).toEqual([
        200,
        { Status: 'Failed', ErrorCode: 111, Description: 'InvalidHash', LogId: '' },
      ])
    }
  })
})
