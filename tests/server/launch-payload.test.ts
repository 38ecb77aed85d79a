import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { signedIn, type TestPlayer } from './setup/player.ts'

let app: TestApp
let player: TestPlayer

const hub88 = (more: object) =>
  app.callRaw(
    'casino/hub88launchurl',
    { platform: 1, gameCode: 'bozkir-kosusu', language: 'en', lobbyUrl: '/frame/lobby', ...more },
    { token: player.token },
  )
const address = async (more: object) =>
  Object.fromEntries(new URL(String((await hub88(more)).data)).searchParams)

describe('what a launch call says', () => {
  beforeAll(async () => {
    app = await startApp()
    player = await signedIn(app)
  })
  afterAll(() => app.close())

  test.each(['https://evil.example/lobby', 'javascript:alert(1)', '//evil.example', 'http://['])(
    'Scenario: %s as the lobby is not the site',
    async (lobbyUrl) => {
      expect(await hub88({ lobbyUrl })).toMatchObject({
        success: false,
        message:
          'The address to return to from the game is not part of this site. Please open the game from the lobby.',
      })
    },
  )

  test('Scenario: a desktop, a language and a lobby are passed on; an unknown language is Turkish', async () => {
    expect(await address({})).toMatchObject({
      platform: '1',
      language: 'en',
      lobby: `${app.url}/frame/lobby`,
    })
    expect(await address({ platform: 2, language: 'xx' })).toMatchObject({ platform: '2', language: 'tr' })
  })

  test.each([
    ['casino/hub88launchurl', { platform: 3, gameCode: 'a', language: 'tr', lobbyUrl: '/' }, 'platform'],
    ['casino/amusnetlaunchurl', { code: 'a', isMobile: 1 }, 'isMobile'],
    ['casino/softgamingslaunchurl', { system: 'a', pageCode: 'b', isMobile: true }, 'isMobile'],
    ['casino/emlaunchurl', { code: 'a' }, 'productId'],
    ['casino/dtlaunchurl', {}, 'code'],
  ] as const)('Scenario: %s with %j is refused by name', async (name, body, field) => {
    expect(await app.callRaw(name, body, { token: player.token })).toMatchObject({
      status: 400,
      success: false,
      data: { field },
    })
  })

  test('Scenario: the product of a game of EveryMatrix is another', async () => {
    const { rows } = await app.pool.query<{ code: string }>(
      `select games.code from games join game_providers studio on studio.name = games.provider
        where studio.system = 'em' limit 1`,
    )
    const body = { code: rows[0]?.code, productId: 99_999 }
    expect(await app.callRaw('casino/emlaunchurl', body, { token: player.token })).toMatchObject({
      success: false,
      message: 'This game was not found. It may have been removed.',
    })
  })
})
