import { generateKeyPairSync } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { gameProviders, type GameProvider } from '#sandbox/contract/provider.ts'
import { writeXml } from '#server/world/games/amusnet/amusnet.xml.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { freePort } from './setup/free-port.ts'
import { launches } from './setup/launch.ts'
import { signedIn, type TestPlayer } from './setup/player.ts'
import { everyProvider } from './setup/sandbox.ts'

interface Asked {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

const key = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** Each provider's answer that opens this address. */
const opening: Record<GameProvider, (address: string) => string> = {
  dt: (address) => JSON.stringify({ ok: true, address }),
  pragmatic: (gameURL) => JSON.stringify({ error: '0', description: 'OK', gameURL }),
  em: (Url) => JSON.stringify({ Status: 'Ok', Url }),
  amusnet: (Url) => writeXml('LaunchResponse', { Url, ErrorCode: 1000, ErrorMessage: 'OK' }),
  egt: (url) => JSON.stringify({ statusCode: 'OK', url }),
  hub88: (url) => JSON.stringify({ url }),
  softgamings: (address) => `1,<a href="${address}">game</a>`,
}
const addressed = everyProvider.filter(([provider]) => provider !== 'softgamings')

const invalid = 'Oyun sağlayıcısından geçersiz bir yanıt geldi. Lütfen biraz sonra yeniden deneyin.'
const stranger =
  'Oyun sağlayıcısı tanımadığımız bir adres gönderdi. Güvenliğiniz için oyun açılmadı; lütfen biraz sonra yeniden deneyin.'

describe('a provider of games outside', () => {
  let app: TestApp
  let provider: FastifyInstance
  let player: TestPlayer
  let asked: Asked[]
  let answer: { status: number; body: string; location?: string }
  const games = 'https://games.provider.example'

  beforeAll(async () => {
    provider = Fastify()
    provider.removeAllContentTypeParsers()
    provider.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
    provider.post('/*', (request, reply) => {
      asked.push({ url: request.url, headers: request.headers, body: String(request.body) })
      if (answer.location) reply.header('location', answer.location)
      return reply.status(answer.status).send(answer.body)
    })
    const address = await provider.listen({ host: '127.0.0.1', port: await freePort() })
    const env: Record<string, string> = { HUB88_PRIVATE_KEY: key.privateKey }
    for (const name of gameProviders.map((each) => each.toUpperCase())) {
      env[`GAME_LAUNCH_${name}`] = `${address}/operators/`
      env[`GAME_ORIGIN_${name}`] = games
    }
    app = await startApp({ env })
  })
  // A new player for each test: launches per player are limited.
  beforeEach(async () => {
    player = await signedIn(app)
    asked = []
  })
  afterAll(async () => {
    await app.close()
    await provider.close()
  })

  const opens = (name: GameProvider, body: string, status = 200) => {
    answer = { status, body }
    return launches(app, player, name)
  }

  test.each(everyProvider)('Scenario: %s opens a game, and is told by whom it is played', async (name) => {
    const address = `${games}/play?game=1&mode=real`
    const opened = await opens(name, opening[name](address))
    expect(opened).toMatchObject({ success: true, data: expect.stringContaining(address) as string })
    expect(asked.map(({ url }) => url)).toEqual([expect.stringMatching(/^\/operators\/\w/)])
    const { rows } = await app.pool.query<{ usercode: string }>(
      'select usercode from players where id = $1',
      [player.id],
    )
    expect(asked[0]?.body).toContain(rows[0]?.usercode)
    expect(asked[0]?.body).toContain('TRY')
    expect(decodeURIComponent(asked[0]?.body ?? '')).toContain(`${app.url}/frame/lobby`)
  })

  test.each([
    ['HTML', '<!doctype html><h1>Maintenance</h1>', 200],
    ['nothing', '', 200],
    ['something else', '{"balance":1}', 200],
    ['another status', '{"ok":true}', 502],
    ['more than anybody reads', ' '.repeat(300_000), 200],
  ])('Scenario: each answers with %s', async (_what, body, status) => {
    for (const name of gameProviders)
      expect([name, await opens(name, body, status)]).toMatchObject([name, { status: 200, message: invalid }])
  })

  test.each(['not an address', 'javascript:alert(1)', '/play', 'data:text/html,hello', ''])(
    'Scenario: each sends %j as the address of the game',
    async (address) => {
      for (const [name] of addressed)
        expect([name, await opens(name, opening[name](address))]).toMatchObject([
          name,
          { success: false, message: invalid },
        ])
    },
  )

  test.each([`http://games.provider.example/play`, 'https://games.provider.example.evil.test/play'])(
    'Scenario: each sends %s, which is not where its games are',
    async (address) => {
      for (const [name] of addressed)
        expect([name, await opens(name, opening[name](address))]).toMatchObject([
          name,
          { success: false, message: stranger },
        ])
      const own = await opens('dt', opening.dt(`${app.url}/casino/slot`))
      expect(own).toMatchObject({ success: false, message: stranger })
    },
  )

  test('Scenario: a provider sends on to somewhere else: nobody goes there', async () => {
    answer = { status: 302, body: '', location: `${app.url}/api/auth/form` }
    expect(await launches(app, player, 'dt')).toMatchObject({ success: false, message: invalid })
  })

  test('Scenario: operators read which provider opened no game and why, and no token', async () => {
    app.logs.length = 0
    await opens('em', JSON.stringify({ Status: 'Failed', ErrorCode: 107, Description: 'GameNotAvailable' }))
    const [line = ''] = app.logs.filter((each) => each.includes('a game was not launched'))
    expect(JSON.parse(line)).toMatchObject({
      provider: 'em',
      why: 'launch refused',
      told: '107 GameNotAvailable',
    })
    const token = /"LaunchToken":"([^"]+)"/.exec(asked[0]?.body ?? '')?.[1]
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(app.logs.join('')).not.toContain(token)
  })

  test("Scenario: the site may frame the providers' games, and nobody else's", async () => {
    const policy = (await fetch(app.url)).headers.get('content-security-policy') ?? ''
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${games} ${app.env.sandboxUrl}`)
  })
})

describe('where games are launched', () => {
  test.each(['GAME_LAUNCH_DT', 'GAME_ORIGIN_SOFTGAMINGS'])('Scenario: %s is no address', (name) => {
    expect(() => readEnv({ [name]: 'ftp://games.example' })).toThrow(
      `${name} is not an http address: "ftp://games.example"`,
    )
  })

  test('Scenario: the key for Hub88 is none, and is not shown', () => {
    expect(() => readEnv({ HUB88_PRIVATE_KEY: key.publicKey })).toThrow(
      'HUB88_PRIVATE_KEY is not an RSA private key in PEM',
    )
  })

  test('Scenario: in production games of a provider that is not configured are not offered', async () => {
    const app = await startApp({ env: { NODE_ENV: 'production' } })
    const player = await signedIn(app)
    for (const provider of gameProviders)
      expect([provider, await launches(app, player, provider)]).toMatchObject([
        provider,
        { message: 'Bu oyun şu anda sunulmuyor. Lütfen başka bir oyun deneyin.' },
      ])
    expect(app.logs.filter((line) => line.includes('game not offered'))).toHaveLength(gameProviders.length)
    const policy = (await fetch(app.url)).headers.get('content-security-policy') ?? ''
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self'`)
    await app.close()
  })

  test('Scenario: the provider is not there at all', async () => {
    const app = await startApp({ env: { GAME_LAUNCH_DT: 'http://127.0.0.1:9' } })
    const player = await signedIn(app)
    expect(await launches(app, player, 'dt')).toMatchObject({
      message: 'Oyun sağlayıcısı oyunu şu anda açmıyor. Lütfen biraz sonra yeniden deneyin.',
    })
    await app.close()
  })
})
