import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { hubPath } from '#contract/realtime.ts'
import { securityHeaders } from '#server/security.ts'
import { socketLimits } from '#server/sockets/limits.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { testFingerprint } from './setup/call.ts'
import { rawReply, rawRequest, rawSocket } from './setup/raw.ts'
import { signUp } from './setup/sign-up.ts'

const limits = { headers: 400, request: 800, idle: 500, silence: 1_200, checkEvery: 50 }

/** Sends the bytes slowly, one by one, after `after`; returns what the server says until it closes. */
async function drips(url: string, bytes: string, after = ''): Promise<string> {
  const socket = rawSocket(url)
  socket.write(after)
  let at = 0
  const drip = setInterval(() => socket.write(bytes[at++] ?? 'x'), 100)
  socket.on('error', () => undefined)
  const said = await text(socket)
  clearInterval(drip)
  return said
}

function ask(this: Socket) {
  this.write(rawRequest('GET /api/auth/form'))
}

describe('slow and silent connections', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ limits })
  })
  afterAll(() => app.close())

  test('Scenario: headers that come byte by byte are answered with 408, and the connection closed', async () => {
    expect(await drips(app.url, 'GET / HTTP/1.1\r\nhost: lale.test\r\n')).toContain(
      'HTTP/1.1 408 Request Timeout',
    )
  })

  test('Scenario: so is a body, with the headers of every reply', async () => {
    const head = rawRequest('POST /api/auth/login', {
      'content-type': 'application/json',
      'content-length': '1000',
    })
    expect(await drips(app.url, '{', head)).toContain('HTTP/1.1 408 Request Timeout')
    const reply = await rawReply(app.url, head)
    expect(Object.fromEntries(reply.headers)).toMatchObject(securityHeaders(app.env))
    expect(JSON.parse(reply.body)).toMatchObject({ success: false, data: null })
  })

  test('Scenario: a connection that sends nothing is closed without a word', async () => {
    expect(await text(rawSocket(app.url))).toBe('')
  })

  test('Scenario: a connection that asks nothing more is closed after its answer', async () => {
    const { line, headers } = await rawReply(app.url, rawRequest('GET /api/auth/form'))
    expect([line, headers.get('connection')]).toEqual(['HTTP/1.1 200 OK', 'keep-alive'])
  })

  test('Scenario: an answer that does not come ends its connection, and a WebSocket outlives it', async () => {
    const { token } = await signUp(app)
    const socket = new WebSocket(`${app.url}/${hubPath}?token=${token}&fingerprint=${testFingerprint}`)
    await once(socket, 'open')
    const client = await app.pool.connect()
    await client.query('begin')
    await client.query('lock table countries in access exclusive mode')
    const unanswered = await text(rawSocket(app.url).setEncoding('utf8').on('connect', ask))
    await client.query('rollback')
    client.release()
    expect(unanswered).toBe('')
    socket.ping()
    await once(socket, 'pong')
    socket.close()
  })

  test('Scenario: a long poll is held for a shorter time than a connection may be silent', () => {
    expect(socketLimits.silence).toBeGreaterThan(longPoll)
  })
})

/** Milliseconds that the hub holds a poll. */
const longPoll = 90_000

async function kept(many: number, env: Record<string, string>): Promise<number> {
  const app = await startApp({ env, limits: { connections: 5, connectionsOfNetwork: 2 } })
  const sockets: Socket[] = []
  for (let made = 0; made < many; made += 1) {
    const socket = rawSocket(app.url)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    sockets.push(socket)
  }
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  await expect
    .poll(() => sockets.filter(({ readyState }) => readyState === 'open').length)
    .toBe(app.connections())
  const open = app.connections()
  for (const socket of sockets) socket.destroy()
  await app.close()
  return open
}

describe('the number of connections', () => {
  test('Scenario: the connections of one address are limited, times ADDRESS_FACTOR', async () => {
    expect(await kept(4, {})).toBe(2)
    expect(await kept(5, { ADDRESS_FACTOR: '2' })).toBe(4)
  })

  test('Scenario: the connections of the process are limited; behind a proxy only this limit holds', async () => {
    expect(await kept(7, { ADDRESS_FACTOR: '100' })).toBe(5)
    expect(await kept(7, { TRUST_PROXY: 'on' })).toBe(5)
  })
})

test('Scenario: as many connections as come at once, when another node has died, wait to be accepted; none has to try again', async () => {
  const app = await startApp({ env: { ADDRESS_FACTOR: '10' } })
  const sockets = Array.from({ length: 1_000 }, () => rawSocket(app.url).on('error', () => undefined))
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const port = Number(new URL(app.url).port).toString(16).toUpperCase().padStart(4, '0')
  const listens = new RegExp(`:${port} [0:]+ 0A \\w+:(\\w+) `).exec(readFileSync('/proc/net/tcp', 'utf8'))
  expect(parseInt(listens?.[1] ?? '', 16)).toBe(sockets.length)
  for (const socket of sockets) socket.destroy()
  await app.close()
})

test('Scenario: the operator’s reference names the figures', () => {
  const page = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8')
  const reference = page.split('## Connections')[1]?.split('\n## ')[0] ?? ''
  const figures = Array.from(
    reference.matchAll(
      /^\| [^|]*(?:request|nothing|idle|silence|connections)[^|]*\| +(\d+(?: \d{3})*)(?: |$)/gm,
    ),
    ([, said]) => Number(said?.replaceAll(' ', '')),
  )
  const { headers, request, idle, silence, connections, connectionsOfNetwork, backlog } = socketLimits
  const seconds = [headers, headers, request, idle, silence].map((limit) => limit / 1_000)
  expect(figures).toEqual([...seconds, connections, connectionsOfNetwork, backlog])
})
