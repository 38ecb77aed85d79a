import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchesADay, launchesOfPlayer } from '#server/guard/limits.ts'
import { countOf } from '#server/guard/tries.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { gameOf, launchCall, launches, playAddress, switchFault } from './setup/launch.ts'
import { signedIn, type TestPlayer } from './setup/player.ts'
import { everyProvider, walletsOf } from './setup/sandbox.ts'

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startApp()
  player = await signedIn(app, 10_000)
})
afterAll(() => app.close())

const sessions = async () => {
  const { rows } = await app.pool.query<{ count: number }>('select count(*) from game_sessions')
  return rows[0]?.count
}
const recent = async () => (await app.call('casino/recent', {}, { token: player.token })).data
const refusal = (message: string) => ({ status: 200, success: false, message, data: null })

describe('a player who opens one game after another', () => {
  const attempts = Array.from({ length: 300 }, (_, index) => index)

  test('Scenario: 300 at once: 60 are opened, the others wait for ten minutes', async () => {
    const busy = await signedIn(app)
    const game = await gameOf(app, 'hub88')
    const answers = await Promise.all(attempts.map(() => launches(app, busy, 'hub88', game)))
    expect(answers.filter(({ success }) => success).length).toBeLessThanOrEqual(launchesOfPlayer.most)
    // Most of the 300 are refused because others are under way: the rest is launched one by one.
    for (let index = 0; index < launchesOfPlayer.most; index += 1) await launches(app, busy, 'hub88', game)
    const { rowCount } = await app.pool.query('select from game_sessions where player_id = $1', [busy.id])
    expect(rowCount).toBeLessThanOrEqual(launchesOfPlayer.most)
    expect(await launches(app, busy, 'hub88', game)).toMatchObject({
      status: 429,
      success: false,
      message: 'Kısa sürede çok fazla oyun açtınız. Lütfen 10 dakika sonra yeniden deneyin.',
    })
    expect((await launches(app, player, 'hub88', game)).success).toBe(true)
    app.clock.pass(launchesOfPlayer.window)
    expect((await launches(app, busy, 'hub88', game)).success).toBe(true)
  })

  test('Scenario: slowly all day: the next one waits until a day has passed', async () => {
    const busy = await signedIn(app)
    const game = await gameOf(app, 'hub88')
    const { key } = countOf('too many launches', launchesADay, 'launch', 'day', busy.id)
    await app.pool.query('insert into tries (key, tried_at) select $1, $2 from generate_series(1, $3)', [
      key,
      app.clock.now(),
      launchesADay.most - 1,
    ])
    expect((await launches(app, busy, 'hub88', game)).success).toBe(true)
    expect(await launches(app, busy, 'hub88', game)).toMatchObject({ status: 429 })
    app.clock.pass(launchesADay.window)
    expect((await launches(app, busy, 'hub88', game)).success).toBe(true)
  })
})

describe.each(everyProvider)('a game of %s is opened', (provider) => {
  test('Scenario: the player gets its address at the origin of the provider, and it counts as played recently', async () => {
    const { code, productId } = await gameOf(app, provider)
    const answer = await launches(app, player, provider, { code, productId })
    expect(answer).toMatchObject({ status: 200, success: true, message: null })
    const { origin, pathname, searchParams } = playAddress(app, answer)
    expect(origin).not.toBe(app.url)
    expect([origin, pathname]).toEqual([app.env.sandboxUrl, `/play/${provider}/${code}`])
    expect(Object.fromEntries(searchParams)).toEqual({
      token: expect.stringMatching(/^[\w-]{32}$/),
      language: 'tr',
      platform: '2',
      lobby: `${app.url}/frame/lobby`,
    })
    expect((await recent())[0]?.gameCode).toBe(code)
    const welcome = await walletsOf(app)(provider).authenticate(searchParams.get('token') ?? '')
    expect(welcome).toMatchObject({ done: true, balance: 10_000 })
  })

  test('Scenario: the same game is opened twice, in two tabs: each has a token of its own', async () => {
    const answers = await Promise.all([1, 2].map(() => launches(app, player, provider)))
    const tokens = answers.map((answer) => playAddress(app, answer).searchParams.get('token'))
    expect(new Set(tokens).size).toBe(2)
    const walletOf = walletsOf(app)
    for (const token of tokens)
      expect(await walletOf(provider).authenticate(token ?? '')).toMatchObject({ done: true })
  })

  test('Scenario: a visitor opens it', async () => {
    const [name, body] = launchCall(app, provider, await gameOf(app, provider))
    expect(await app.callRaw(name, body)).toMatchObject({ status: 401, success: false })
  })

  test('Scenario: nobody knows the game', async () => {
    const opened = await launches(app, player, provider, { code: 'no-such-game', productId: 1 })
    expect(opened).toMatchObject(refusal('Bu oyun bulunamadı. Kaldırılmış olabilir.'))
  })

  test('Scenario: the game is of another provider', async () => {
    const other = await gameOf(app, provider === 'dt' ? 'hub88' : 'dt')
    const opened = await launches(app, player, provider, other)
    expect(opened).toMatchObject(refusal('Bu oyun bulunamadı. Kaldırılmış olabilir.'))
  })

  test('Scenario: the game is played no more', async () => {
    const game = await gameOf(app, provider)
    await app.pool.query('update games set active = false where code = $1', [game.code])
    const opened = await launches(app, player, provider, game)
    await app.pool.query('update games set active = true where code = $1', [game.code])
    expect(opened).toMatchObject(refusal('Bu oyun bulunamadı. Kaldırılmış olabilir.'))
  })

  test.each([
    ['launch refused', 'Oyun sağlayıcısı oyunu şu anda açmıyor. Lütfen biraz sonra yeniden deneyin.'],
    [
      'launch answered with HTML',
      'Oyun sağlayıcısından geçersiz bir yanıt geldi. Lütfen biraz sonra yeniden deneyin.',
    ],
  ] as const)('Scenario: %s: a clear sentence, and no session is left', async (fault, message) => {
    const before = await sessions()
    await switchFault(app, fault, { target: provider })
    const opened = await launches(app, player, provider)
    await switchFault(app, fault, { target: provider, on: false })
    expect(opened).toMatchObject(refusal(message))
    expect(await sessions()).toBe(before)
    expect((await launches(app, player, provider)).success).toBe(true)
  })
})

describe('a provider does not answer in time', () => {
  let hasty: TestApp
  beforeAll(async () => {
    hasty = await startApp({ launchPatience: 100 })
  })
  afterAll(() => hasty.close())

  test.each(
    everyProvider.flatMap(([provider]) => [
      [provider, 'launch not answered'] as const,
      [provider, 'launch slow'] as const,
    ]),
  )('Scenario: %s, %s: the player is told before the site gives up', async (provider, fault) => {
    const waiting = await signedIn(hasty)
    await switchFault(hasty, fault, { target: provider })
    expect(await launches(hasty, waiting, provider)).toMatchObject(
      refusal('Oyun sağlayıcısı zamanında yanıt vermedi. Lütfen yeniden deneyin.'),
    )
    const { rows } = await hasty.pool.query('select 1 from game_sessions where player_id = $1', [waiting.id])
    expect(rows).toEqual([])
  })
})
