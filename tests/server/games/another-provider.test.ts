import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { envelope } from '#contract/call.ts'
import { wishOf } from '#contract/game-providers.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { readEnv } from '#server/env.ts'
import { assertGamePlaces } from '#server/world/games/game-provider.ts'
import { knownGameProviders } from '#server/world/games/known-providers.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { testFingerprint } from '../setup/call.ts'
import { kadifeProvider } from '../setup/games/kadife.provider.ts'
import { kadifeCaller, kadifeDialect, kadifesHouse } from '../setup/games/kadife.ts'
import { newId, playScenarios } from '../setup/games/scenarios.ts'
import { movementsOf } from '../setup/games/seat.ts'
import { balanceOf, proveLedger, signedIn, type TestPlayer } from '../setup/player.ts'

// The one line that a developer adds; `kadifeProvider` is the one folder, with its row of the contract.
const games = { ...knownGameProviders, kadife: kadifeProvider }
const { row } = kadifeProvider
const secret = 'shared with Kadife alone'
const origin = 'https://play.kadife.example'

const kadife = {
  gameCode: 'kadife-perde',
  name: 'Kadife Perde',
  providerName: 'Kadife Stüdyo',
  mainProviderId: 9,
  productId: 91,
  system: 'kadife',
}

describe('kadife', () => playScenarios(kadifeDialect, { known: { games } }))

describe('a game provider is one folder, one line and its row in the contract', () => {
  let house: Awaited<ReturnType<typeof kadifesHouse>>
  let app: TestApp
  let player: TestPlayer
  beforeAll(async () => {
    house = await kadifesHouse(secret)
    app = await startApp({
      env: { GAME_SECRET_KADIFE: secret, GAME_LAUNCH_KADIFE: `${house.url}/`, GAME_ORIGIN_KADIFE: origin },
      known: { games },
    })
    await app.pool.query(
      'insert into game_providers (code, name, system, main_provider_id, product_id) values ($1, $2, $1, $3, $4)',
      [kadife.system, kadife.providerName, kadife.mainProviderId, kadife.productId],
    )
    await app.pool.query(
      `insert into games (code, name, provider, live, jackpot, popularity, added_at) values ($1, $2, $3, false, false, 1, $4)`,
      [kadife.gameCode, kadife.name, kadife.providerName, app.clock.now()],
    )
    player = await signedIn(app, 10_000)
  })
  afterEach(() => proveLedger(app))
  afterAll(async () => {
    await app.close()
    await house.close()
  })

  const lobbyUrl = () => `${app.url}/frame/lobby`
  async function launches(body: unknown, token = player.token) {
    const response = await fetch(`${app.url}/api/casino/kadifelaunchurl`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-locale': 'en',
        'x-fingerprint': testFingerprint,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, ...envelope.parse(await response.json()) }
  }
  /** The body as the site writes it. */
  const asked = () => row.launch.asks({ game: kadife, isMobile: true, language: 'tr', lobbyUrl: lobbyUrl() })

  test('Scenario: a player opens its game, bets, wins, and a bet is taken back', async () => {
    const address = `${origin}/perde?mode=real`
    house.answers(`open: ${address}`)
    expect(await launches(asked())).toMatchObject({ status: 200, success: true, data: address })
    const [{ token = '', player: usercode = '', ...told } = {}] = house.asked
    expect(told).toEqual({ game: kadife.gameCode, lobby: lobbyUrl() })

    const game = kadifeCaller({ url: app.url, secret })
    const seated = { playerId: player.id, usercode, token, signIn: player.token }
    const round = newId()
    const bet = { id: newId(), round, amount: 2_500 }
    const first = await game.bet(seated, bet)
    expect(first).toMatchObject({ funds: 7_500, refusal: null })
    expect(await game.bet(seated, bet)).toEqual(first)
    expect(await game.forge(seated, { ...bet, id: newId() })).toMatchObject({ refusal: 'no seal' })
    expect(await game.win(seated, { id: newId(), round, amount: 4_050 })).toMatchObject({ funds: 11_550 })
    const undo = { id: newId(), of: bet.id, round }
    const undone = await game.rollback(seated, undo)
    expect(undone).toMatchObject({ funds: 14_050, refusal: null })
    expect(await game.rollback(seated, undo)).toEqual(undone)
    expect(await balanceOf(app, player)).toBe(140.5)
    expect([await movementsOf(app, seated, 'bet'), await movementsOf(app, seated, 'rollback')]).toEqual([
      1, 1,
    ])

    const { data: recent } = await app.call('casino/recent', {}, { token: player.token })
    expect(recent).toMatchObject([kadife])
    const { data: played } = await app.call('transaction/games', {}, { token: player.token })
    expect(played.list).toMatchObject([{ balanceAfter: 140.5 }])
  })

  test('Scenario: its launch call is as strict as the others', async () => {
    expect(await launches(asked(), '')).toMatchObject({ status: 401, success: false })
    expect(await launches({ slug: 7, handheld: true })).toMatchObject({
      status: 400,
      data: { field: 'slug' },
    })
    expect(await launches({ slug: 'no-such-game', handheld: true })).toMatchObject({
      success: false,
      message: 'This game was not found. It may have been removed.',
    })
    house.answers('open: https://elsewhere.example/perde')
    expect(await launches(asked())).toMatchObject({ success: false, data: null })
    house.answers('shut: for the night')
    expect(await launches(asked())).toMatchObject({ success: false, data: null })
    expect(app.logs.some((line) => line.includes('for the night'))).toBe(true)
  })

  test('Scenario: the site frames its games, and reads what they say', async () => {
    const policy = (await fetch(app.url)).headers.get('content-security-policy') ?? ''
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toContain(origin)
    expect(wishOf(row, { kadife: 'curtain', more: 1 })).toBe('exit')
    expect(wishOf(row, { kadife: 'cashbox', side: 'left' })).toBe('deposit')
    expect(
      [{ kadife: 'cashbox' }, { command: 'exit' }, 'curtain', null].map((each) => wishOf(row, each)),
    ).toEqual([null, null, null, null])
  })

  test('Scenario: a variable names an unknown game provider', () => {
    const env = readEnv({ SECRET: 's'.repeat(32), GAME_SECRET_KADFIE: secret })
    expect(() => assertGamePlaces(env, Object.keys(games))).toThrow(
      new CannotStart('GAME_SECRET_KADFIE: there is no game provider kadfie'),
    )
  })
})
