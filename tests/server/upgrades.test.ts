import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headers as ownHeaders } from '#contract/call.ts'
import { hubPath } from '#contract/realtime.ts'
import { aviatorPath } from '#sandbox/contract/aviator.ts'
import { securityHeaders } from '#server/security.ts'
import { lingerTime } from '#server/sockets/raw-answer.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { testFingerprint } from './setup/call.ts'
import { rawReply, rawRequest, rawSocket, webSocketHeaders } from './setup/raw.ts'
import { signUp } from './setup/sign-up.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  ;({ token } = await signUp(app))
})
afterAll(() => app.close())

const close = { connection: 'Upgrade, close' }
const hubOf = (who: string) => `/${hubPath}?token=${who}&fingerprint=${testFingerprint}`

const upgrade = (url: string, path: string, headers: Record<string, string> = {}) =>
  rawReply(url, rawRequest(`GET ${path}`, { host: new URL(url).host, ...webSocketHeaders, ...headers }))

/** The status of an upgrade, by default at the hub as the player. */
async function opens(
  headers: Record<string, string> = {},
  url = app.url,
  path = hubOf(token),
): Promise<string> {
  const socket = rawSocket(url)
  socket.write(rawRequest(`GET ${path}`, { ...webSocketHeaders, ...headers }))
  const [first] = await once(socket, 'data')
  socket.destroy()
  return String(first).slice(9, 12)
}

describe('an upgrade that the server does not make', () => {
  test.each([
    [
      'curl --http2',
      'h2c',
      { 'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA', connection: 'Upgrade, HTTP2-Settings' },
    ],
    ['a word that is no protocol', 'x', {}],
    ['a WebSocket of another address', 'websocket', webSocketHeaders],
  ])(
    'Scenario: %s is answered as a request without it, and its connection closed',
    async (_who, name, headers) => {
      const asked = rawRequest('GET /api/auth/form', { connection: 'Upgrade', upgrade: name, ...headers })
      const reply = await rawReply(app.url, asked)
      expect([reply.line, reply.headers.get('connection')]).toEqual(['HTTP/1.1 200 OK', 'close'])
      expect(JSON.parse(reply.body)).toMatchObject({ success: true })
    },
  )

  test('Scenario: Java sends one with a body, which is read', async () => {
    const body = JSON.stringify({ username: 'nobody-at-all', password: 'a-wrong-password' })
    const asked = {
      upgrade: 'h2c',
      [ownHeaders.fingerprint]: testFingerprint,
      'content-type': 'application/json',
      'content-length': String(body.length),
    }
    const reply = await rawReply(app.url, rawRequest('POST /api/auth/login', { ...asked, ...close }, body))
    expect([reply.line, JSON.parse(reply.body)]).toMatchObject([
      'HTTP/1.1 200 OK',
      { success: false, data: null },
    ])
  })

  test.each([
    ['without a key', { 'sec-websocket-key': 'short' }],
    ['of a version that is not spoken', { 'sec-websocket-version': '7' }],
    ['with a body', { 'content-length': '1' }],
  ])('Scenario: a WebSocket of the hub %s is a plain request of the hub', async (_what, headers) => {
    const asked = { ...webSocketHeaders, ...close, ...headers }
    const { line, body } = await rawReply(app.url, rawRequest(`GET ${hubOf(token)}`, asked, 'x'))
    expect([line, body]).toEqual(['HTTP/1.1 400 Bad Request', 'Connection ID required'])
  })
})

describe('an upgrade that is refused', () => {
  test('Scenario: it carries the headers of every reply', async () => {
    const refusals = [
      await upgrade(app.url, hubOf('guessed')),
      await upgrade(app.url, `${hubOf(token)}&id=never.1.given`),
      await upgrade(app.url, hubOf(token), { 'sec-websocket-protocol': ',' }),
    ]
    expect(refusals.map(({ line }) => line.slice(9, 12))).toEqual(['401', '404', '400'])
    for (const { headers } of refusals) {
      expect(Object.fromEntries(headers)).toMatchObject({ ...securityHeaders(app.env), connection: 'close' })
    }
  })

  test('Scenario: who keeps the connection open is cut off', async () => {
    const socket = rawSocket(app.url, { allowHalfOpen: true })
    socket.write(rawRequest(`GET ${hubOf('guessed')}`, webSocketHeaders))
    socket.resume()
    await once(socket, 'end')
    const ended = performance.now()
    const knocks = setInterval(() => socket.write('x'), 50)
    await once(socket, 'error')
    clearInterval(knocks)
    expect(performance.now() - ended).toBeGreaterThan(lingerTime - 500)
    expect(performance.now() - ended).toBeLessThan(lingerTime + 2_000)
  })

  test.each(['https://elsewhere.example', 'null', 'http://lale.test:1', 'no address'])(
    'Scenario: a page of %s opens no WebSocket',
    async (origin) => {
      const { line } = await upgrade(app.url, hubOf(token), { host: 'lale.test', origin })
      expect(line).toBe('HTTP/1.1 403 Forbidden')
    },
  )

  test('Scenario: a page of the site opens one, at its public address or at the one that was asked', async () => {
    for (const origin of [app.env.publicUrl, 'http://lale.test']) {
      expect(await opens({ host: 'lale.test', origin })).toBe('101')
    }
  })

  test.each(['https://elsewhere.example', 'http://sandbox.test:1', 'no address'])(
    'Scenario: a page of %s opens no line to a crash game',
    async (origin) => {
      const { line } = await upgrade(app.env.sandboxUrl, aviatorPath, { host: 'sandbox.test', origin })
      expect(line).toBe('HTTP/1.1 403 Forbidden')
    },
  )

  test('Scenario: the page of the site opens no line to a crash game: it frames the one of the sandbox', async () => {
    const { line } = await upgrade(app.env.sandboxUrl, aviatorPath, { origin: app.env.publicUrl })
    expect(line).toBe('HTTP/1.1 403 Forbidden')
  })

  test.each([
    ['a page of the sandbox', () => app.env.sandboxUrl],
    ['a page of the address that was asked', () => 'http://sandbox.test'],
    ['a frame without an origin', () => 'null'],
  ])('Scenario: %s opens a line to a crash game', async (_who, origin) => {
    const headers = { host: 'sandbox.test', origin: origin() }
    expect(await opens(headers, app.env.sandboxUrl, aviatorPath)).toBe('101')
  })

  test('Scenario: a program that names no origin opens a line to a crash game', async () => {
    expect(await opens({}, app.env.sandboxUrl, aviatorPath)).toBe('101')
  })

  test('Scenario: the site is closed for maintenance', async () => {
    await app.pool.query(`insert into maintenance (since, until) values (now(), now() + interval '1 hour')`)
    await expect.poll(() => opens()).toBe('503')
    const { headers, body } = await upgrade(app.url, hubOf(token))
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.parse(body)).toMatchObject({ success: false, data: null })
    await app.pool.query('delete from maintenance')
    await expect.poll(() => opens()).toBe('101')
  })
})
