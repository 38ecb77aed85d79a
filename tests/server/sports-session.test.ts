import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { dtCaller } from './setup/games/dt.ts'
import { plays } from './setup/round.ts'
import { newcomer, signUp } from './setup/sign-up.ts'

const apps: TestApp[] = []
const start = async (env: Record<string, string> = {}) => {
  const app = await startApp({ env })
  apps.push(app)
  return app
}
afterAll(() => Promise.all(apps.map((app) => app.close())))

const login = (app: TestApp) =>
  app.call('auth/login', { username: newcomer.username, password: newcomer.password })

describe('the sportsbooks of a session', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await start()
    await signUp(app)
  })

  test('Scenario: whoever signs in is known to both sportsbooks, by a token of each', async () => {
    const { data } = await login(app)
    expect(data).toMatchObject({
      betsyCid: data.usercode,
      betsyUrl: `${app.env.sandboxUrl}/sports/betsy`,
      betcoUrl: `${app.env.sandboxUrl}/sports/betco`,
    })
    const known = { refusal: null, funds: 0 }
    for (const [provider, own, foreign] of [
      ['betsy', data.betsyToken, data.betcoToken],
      ['betco', data.betcoToken, data.betsyToken],
    ] as const) {
      const book = dtCaller({ ...app, provider, secret: sandboxSecret(app.env.secret, provider) })
      expect(await book.authenticate(own)).toMatchObject(known)
      expect(await book.authenticate(foreign)).toMatchObject({ refusal: 'unknown player' })
      expect(await book.authenticate(data.token)).toMatchObject({ refusal: 'unknown player' })
    }
  })

  test('Scenario: the tokens end with the sign-in, and are written in no log', async () => {
    const { data } = await login(app)
    const book = dtCaller({ ...app, provider: 'betsy', secret: sandboxSecret(app.env.secret, 'betsy') })
    await app.call('auth/logout', {}, { token: data.token })
    expect(await book.authenticate(data.betsyToken)).toMatchObject({ refusal: 'unknown player' })
    const written = app.logs.join('')
    expect(written).not.toContain(data.betsyToken)
    expect(written).not.toContain(data.betcoToken)
  })

  test('Scenario: what a visitor may look at, the settings say', async () => {
    const { data } = await app.call('cms/siteoptionlist', {})
    expect(data).toContainEqual({
      key: 'betsyurl',
      value: `${app.env.sandboxUrl}/sports/betsy`,
      status: true,
    })
  })

  test('Scenario: an address that the operator has set is not overwritten', async () => {
    await app.pool.query(
      `insert into site_options (key, value, status) values ('betcourl', 'https://book.example/guest', true)`,
    )
    const { data } = await app.call('cms/siteoptionlist', {})
    expect(data.filter(({ key }) => key === 'betcourl')).toEqual([
      { key: 'betcourl', value: 'https://book.example/guest', status: true },
    ])
  })

  test('Scenario: bets on sports have a name in the history, in either language', async () => {
    const { data } = await login(app)
    const { rows } = await app.pool.query<{ id: number }>('select id from players')
    const playerId = rows[0]?.id ?? 0
    await plays(app.pool, { playerId, provider: 'betsy', game: 'sportsbook', startedAt: app.clock.now() })
    const history = (locale: 'tr' | 'en') =>
      app.call('transaction/games', { skip: 0, take: 10 }, { token: data.token, locale })
    expect((await history('tr')).data.list).toMatchObject([{ game: 'Spor bahisleri', provider: 'Betsy' }])
    expect((await history('en')).data.list).toMatchObject([{ game: 'Sportsbook', provider: 'Betsy' }])
  })
})

describe('sportsbooks of other houses', () => {
  test('Scenario: an address of the environment takes the place of the sandbox; in production there is none without it', async () => {
    const app = await start({ NODE_ENV: 'production', SPORTS_URL_BETSY: 'https://book.example/sport' })
    const data = await signUp(app)
    expect(data).toMatchObject({ betsyUrl: 'https://book.example/sport', betcoUrl: '' })
    const options = await app.call('cms/siteoptionlist', {})
    expect(options.data.filter(({ key }) => /^bet\w+url$/.test(key))).toEqual([
      { key: 'betsyurl', value: 'https://book.example/sport', status: true },
    ])
  })
})
