import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/index.ts'
import { readAddresses } from '#server/address.ts'
import { compressAnswers } from '#server/compression/compression.ts'
import { Kept } from '#server/compression/kept.ts'
import { done } from '#server/reply.ts'
import { serve } from '#server/serve.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { ask } from './setup/ask.ts'
import { testFingerprint } from './setup/call.ts'
import { testSecret } from './setup/player.ts'
import { signUp } from './setup/sign-up.ts'
import { startSite } from './setup/site.ts'

const opened = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
}
type Encoding = keyof typeof opened
const everything = 'gzip, deflate, br, zstd'

let app: TestApp
let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  app = await startApp()
  site = await startSite(app)
})
afterAll(async () => {
  await site.close()
  await app.close()
})

const page = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(site.url + path, { method, headers: { accept: 'text/html', ...headers } })

describe('a page', () => {
  test.each<[accepted: string, encoding: Encoding]>([
    [everything, 'br'],
    ['gzip, zstd', 'zstd'],
    ['gzip', 'gzip'],
    ['BR;q=0.5, gzip', 'gzip'],
    ['br;q=0, zstd;q=0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
  ])('Scenario: a browser that takes %s is sent %s', async (accepted, encoding) => {
    const plain = await page('/casino/slot')
    const small = await page('/casino/slot', { 'accept-encoding': accepted })
    expect(small.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(small.bytes.byteLength),
      vary: 'accept-encoding',
    })
    expect(opened[encoding](small.bytes).equals(plain.bytes)).toBe(true)
    expect(small.bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 2)
  })

  test.each(['', 'identity', 'compress', 'br;q=0'])(
    'Scenario: one that takes %j is sent it as it is, and a cache between knows why',
    async (accepted) => {
      const { headers, bytes } = await page('/', { 'accept-encoding': accepted })
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding'])
      expect(bytes.toString()).toContain('</html>')
    },
  )

  test('Scenario: asked for often, it is compressed better, and still says the same', async () => {
    const get = () => page('/promotions', { 'accept-encoding': everything })
    const first = await get()
    await expect
      .poll(async () => (await get()).bytes.byteLength, { interval: 5 })
      .toBeLessThan(first.bytes.byteLength)
    const better = await get()
    expect(brotliDecompressSync(better.bytes).equals(brotliDecompressSync(first.bytes))).toBe(true)
    expect(better.headers.etag).toBe(first.headers.etag)
  })

  test('Scenario: it names its style sheets before it is read, as it asks for them', async () => {
    const { headers, bytes } = await page('/')
    expect(headers.link).toBe('</assets/main-1.css>; rel=preload; as=style; crossorigin')
    expect(bytes.toString()).toContain('<link rel="stylesheet" crossorigin href="/assets/main-1.css">')
  })
})

describe('a second visit', () => {
  test.each([
    '/',
    '/casino/slot?lang=en',
    '/manifest.webmanifest',
    '/service-worker.js',
    '/offline',
    '/robots.txt',
    '/sitemap.xml',
  ])('Scenario: %s is not sent again', async (path) => {
    const first = await page(path, { 'accept-encoding': everything })
    const { etag = '' } = first.headers
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const { status, headers, bytes } = await page(path, { 'if-none-match': known })
      expect([status, headers.etag, headers['cache-control'], headers.vary, bytes.byteLength]).toEqual([
        304,
        etag,
        'no-cache',
        'accept-encoding',
        0,
      ])
      expect(headers['content-length']).toBeUndefined()
    }
    expect((await page(path, { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  test('Scenario: another language is another page', async () => {
    const { etag = '' } = (await page('/')).headers
    expect((await page('/?lang=en', { 'if-none-match': etag })).status).toBe(200)
  })

  test('Scenario: a page that is not there is said to be missing each time', async () => {
    const { status, headers } = await page('/pages/4711', { 'if-none-match': '*' })
    expect([status, headers.etag]).toEqual([404, undefined])
  })

  test.each(['/', '/casino/slot', '/manifest.webmanifest', '/robots.txt'])(
    'Scenario: HEAD %s says what GET says, without a body',
    async (path) => {
      const asking = { 'accept-encoding': everything }
      const [head, get] = [await page(path, asking, 'HEAD'), await page(path, asking)]
      const { date: _then, ...told } = head.headers
      const { date: _now, ...meant } = get.headers
      expect([head.status, told, head.bytes.byteLength]).toEqual([200, meant, 0])
      const known = { 'if-none-match': String(get.headers.etag) }
      const again = await page(path, known, 'HEAD')
      expect([again.status, again.headers['content-length']]).toEqual([304, undefined])
    },
  )
})

describe('an answer of a call', () => {
  const get = (path: string, method: string, body?: unknown) =>
    ask(`${app.url}/api/${path}`, { method, body, headers: { 'accept-encoding': everything } })

  test.each([
    ['casino/games', 'POST', { take: 40 }],
    ['auth/form', 'GET', undefined],
    ['cms/promotions', 'GET', undefined],
  ])('Scenario: %s is compressed and not kept by the browser', async (path, method, body) => {
    const { headers, bytes } = await get(path, method, body)
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    })
    expect(headers.etag).toBeUndefined()
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toMatchObject({ success: true })
  })

  test("Scenario: a player's own is compressed too", async () => {
    const { token } = await signUp(app)
    const { headers, bytes } = await ask(`${app.url}/api/payment/methods?type=1`, {
      headers: {
        'accept-encoding': everything,
        'x-fingerprint': testFingerprint,
        authorization: `Bearer ${token}`,
      },
    })
    expect([headers['content-encoding'], headers['cache-control']]).toEqual(['br', 'no-store'])
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toMatchObject({ success: true })
  })

  test('Scenario: a short one is sent as it is', async () => {
    const { headers } = await get('bonus/trialbonusamount', 'GET')
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  })

  test('Scenario: one that holds a secret is never compressed, however long it is', async () => {
    const long = () => done({ token: 'x'.repeat(5_000) }) as never
    const server = Fastify()
    readAddresses(server, app.env)
    compressAnswers(server)
    serve(server, {
      routes: { 'auth/login': long, 'cms/promotions': long },
      checkReplies: false,
      authenticate: () => Promise.resolve(null),
      publicUrl: app.url,
      secret: testSecret,
    })
    const url = await server.listen({ host: '127.0.0.1', port: 0 })
    const headers = { 'accept-encoding': everything }
    const body = { username: 'somebody', password: 'a-password-1' }
    const login = await ask(`${url}/api/auth/login`, { method: 'POST', body, headers })
    const promotions = await ask(`${url}/api/cms/promotions`, { headers })
    await server.close()
    expect([login.status, login.headers['content-encoding']]).toEqual([200, undefined])
    expect([promotions.status, promotions.headers['content-encoding']]).toEqual([200, 'br'])
  })

  test('Scenario: these are the calls whose answers hold one', () => {
    const secret = Object.values(calls).filter((call) => 'secret' in call)
    expect(secret.map(({ path }) => path)).toEqual([
      'auth/login',
      'auth/register',
      'payment/deposit',
      'payment/status',
      ...Object.keys(calls).filter((name) => name.endsWith('launchurl')),
    ])
  })
})

describe('what is kept', () => {
  const text = (sign: string) =>
    Buffer.from(Array.from({ length: 400 }, (_, line) => `${sign} ${line * 7_919}`).join())

  test('Scenario: the same text is compressed once', async () => {
    const kept = new Kept()
    expect(await kept.get('a', text('a'), 'br')).toBe(await kept.get('a', text('a'), 'br'))
    expect(await kept.get('a', text('a'), 'gzip')).not.toBe(await kept.get('a', text('a'), 'br'))
  })

  test('Scenario: it has an end: what was asked for longest ago goes', async () => {
    const { byteLength } = await new Kept().get('a', text('a'), 'gzip')
    const kept = new Kept(byteLength * 3)
    const first = await kept.get('a', text('a'), 'gzip')
    const second = await kept.get('b', text('b'), 'gzip')
    await kept.get('a', text('a'), 'gzip')
    for (const sign of ['c', 'd']) await kept.get(sign, text(sign), 'gzip')
    expect(kept.size).toBeLessThanOrEqual(byteLength * 3)
    expect(await kept.get('a', text('a'), 'gzip')).toBe(first)
    expect(await kept.get('b', text('b'), 'gzip')).not.toBe(second)
  })
})
