import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hubPath } from '#contract/realtime.ts'
import { aviatorPath } from '#sandbox/contract/aviator.ts'
import { HANDSHAKE } from '#tests/hub/raw-hub.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { testFingerprint } from './setup/call.ts'
import { clientFrame, opcodes } from './setup/frame.ts'
import { rawReply, rawRequest, rawSocket, webSocketHeaders } from './setup/raw.ts'
import { signUp } from './setup/sign-up.ts'

let app: TestApp
let token: string
const uncaught: unknown[] = []
const note = (error: unknown) => uncaught.push(error)
beforeAll(async () => {
  process.on('uncaughtException', note)
  app = await startApp()
  ;({ token } = await signUp(app))
})
afterAll(async () => {
  await app.close()
  process.off('uncaughtException', note)
})

/** The bytes to send before the reset; after each part the client waits for an answer. */
type Stage = (string | Buffer)[]

const json = { 'content-type': 'application/json', 'content-length': '20' }

/** Cuts inside and after the request line, inside and after the headers, inside the body and at its end. */
function cutsOf(request: string): Stage[] {
  const line = request.indexOf('\r\n')
  const headers = request.indexOf('\r\n\r\n')
  const at = [
    0,
    1,
    5,
    line,
    line + 2,
    line + 8,
    headers - 3,
    headers,
    headers + 4,
    headers + 8,
    request.length,
  ]
  return [...new Set(at.map((end) => request.slice(0, end)))].map((part) => [part])
}

/** After the upgrade: cuts inside each frame (first two bytes, mask, payload) and at its end. */
function framesOf(upgrade: string, frames: readonly Buffer[]): Stage[] {
  return frames.flatMap((frame, index) =>
    [0, 1, 2, 4, 6, 7, frame.length - 1, frame.length].map((end) => [
      upgrade,
      Buffer.concat([...frames.slice(0, index), frame.subarray(0, end)]),
    ]),
  )
}

const frames = [
  clientFrame(opcodes.text, HANDSHAKE),
  clientFrame(opcodes.text, '{"type":6}\u001e'),
  clientFrame(opcodes.ping, ''),
  clientFrame(opcodes.close, '\u0003\u00e8'),
]

function stagesOf(webSocket: string): Stage[] {
  const upgrade = rawRequest(`GET ${webSocket}`, webSocketHeaders)
  const elsewhere = rawRequest('GET /', { connection: 'Upgrade', upgrade: 'x' })
  const refused = rawRequest(`GET ${webSocket}&id=x`, { ...webSocketHeaders, 'sec-websocket-protocol': ',' })
  return [
    ...cutsOf(rawRequest('POST /api/auth/login', json, '{"username":"nobody"')),
    ...cutsOf(
      rawRequest('POST /', { ...json, connection: 'Upgrade', upgrade: 'h2c' }, '{"username":"nobody"'),
    ),
    ...cutsOf(upgrade),
    [elsewhere, ''],
    [refused],
    [refused, ''],
    [rawRequest('CONNECT lale.test:80')],
    ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ...framesOf(upgrade, frames),
  ]
}

async function goTo(url: string, [first = '', ...later]: Stage): Promise<Socket> {
  const socket = rawSocket(url)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(first)
  for (const part of later) {
    await once(socket, 'data')
    socket.write(part)
  }
  return socket
}

const answers = async (url: string) => {
  const { line } = await rawReply(url, rawRequest('GET /api/auth/form', { connection: 'close' }))
  return line
}

/** File descriptors of the process; without /proc, the server's connections. */
const descriptors = () =>
  existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : app.connections()
/** Database connections that the server may open during the test. */
const ofPools = 60

test('Scenario: connections are reset at every stage, on both ports, hundreds of times: the server lives and keeps none of them', async () => {
  const player = `token=${token}&fingerprint=${testFingerprint}`
  const ports = [
    { url: app.url, stages: stagesOf(`/${hubPath}?${player}`) },
    { url: app.env.sandboxUrl, stages: stagesOf(`${aviatorPath}?player`) },
  ]
  const before = { connections: app.connections(), descriptors: descriptors() }
  let resets = 0
  for (const hurry of [true, false, true, false]) {
    for (const { url, stages } of ports) {
      const sockets = await Promise.all(stages.map((stage) => goTo(url, stage)))
      // An answer to another request: by then the server has read what was written before.
      if (!hurry) expect(await answers(url)).toMatch(/^HTTP\/1.1 (200|404)/)
      for (const socket of sockets) socket.resetAndDestroy()
      resets += sockets.length
    }
  }
  expect(resets).toBeGreaterThan(500)
  for (const { url } of ports) expect(await answers(url)).toMatch(/^HTTP\/1.1 (200|404)/)
  await expect.poll(() => app.connections()).toBeLessThanOrEqual(before.connections)
  await expect.poll(descriptors).toBeLessThanOrEqual(before.descriptors + ofPools)
  expect(uncaught).toEqual([])
  expect(app.logs.filter((line) => /"level":[56]0/.test(line))).toEqual([])
})
