import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { ask } from './setup/ask.ts'
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

const promotions = () => page('/promotions', { 'accept-encoding': everything })

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
    'Scenario: a client that accepts %j gets it uncompressed, with a vary header',
    async (accepted) => {
      const { headers, bytes } = await page('/', { 'accept-encoding': accepted })
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding'])
      expect(bytes.toString()).toContain('</html>')
    },
  )

  test('Scenario: asked for often, it is compressed better, and still says the same', async () => {
    const first = await promotions()
    await expect
      .poll(async () => (await promotions()).bytes.byteLength, { interval: 5 })
      .toBeLessThan(first.bytes.byteLength)
    const better = await promotions()
    expect(brotliDecompressSync(better.bytes).equals(brotliDecompressSync(first.bytes))).toBe(true)
    expect(better.headers.etag).toBe(first.headers.etag)
  })

  test('Scenario: it names its style sheets before it is read, as it asks for them', async () => {
    const { headers, bytes } = await page('/')
    expect(headers.link).toBe('</assets/style-1.css>; rel=preload; as=style; crossorigin')
    expect(bytes.toString()).toContain('<link rel="stylesheet" crossorigin href="/assets/style-1.css">')
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
