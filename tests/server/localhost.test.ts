import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { hubPath } from '#contract/realtime.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { testFingerprint } from './setup/call.ts'
import { rawReply, rawRequest, rawSocket, webSocketHeaders } from './setup/raw.ts'
import { signUp } from './setup/sign-up.ts'

let app: TestApp
let url: string

/** macOS answers only at the first address of the loopback network, and a container may have no IPv6. */
const second =
  process.platform === 'linux'
    ? { address: '127.0.0.2', name: '127.0.0.2' }
    : { address: '::1', name: '[::1]' }

const secondOf = (of: TestApp) => of.url.replace('127.0.0.1', second.name)
const upgrade = (path: string, more = {}) => rawRequest(`GET ${path}`, { ...webSocketHeaders, ...more })

beforeAll(async () => {
  app = await startApp({ alsoAt: [second.address], limits: { headers: 400, request: 800, checkEvery: 50 } })
  url = secondOf(app)
})
afterAll(() => app.close())

async function told(asked: string): Promise<string> {
  const socket = rawSocket(url)
  socket.write(asked)
  const [first] = await once(socket, 'data')
  socket.destroy()
  return String(first).split('\r\n', 1)[0] ?? ''
}

describe('the second address of localhost', () => {
  test('Scenario: the server answers there', async () => {
    expect((await fetch(`${url}/api/auth/form`)).status).toBe(200)
  })

  test('Scenario: headers that do not end are answered with 408, and a connection without a word is closed', async () => {
    const { line } = await rawReply(url, 'GET / HTTP/1.1\r\nhost: lale.test\r\n')
    expect(line).toBe('HTTP/1.1 408 Request Timeout')
    expect(await text(rawSocket(url))).toBe('')
  })

  test('Scenario: the hub opens its WebSockets, and refuses others as anywhere', async () => {
    const { token } = await signUp(app)
    const hub = `/${hubPath}?token=${token}&fingerprint=${testFingerprint}`
    const lines = [await told(upgrade(hub)), await told(upgrade(`/${hubPath}`))]
    expect(lines.map((line) => line.slice(9, 12))).toEqual(['101', '401'])
  })

  test('Scenario: whoever resets a connection after a refused upgrade does not end the process', async () => {
    const socket = rawSocket(url)
    socket.write(upgrade(`/${hubPath}`, { origin: 'https://elsewhere.example' }))
    await once(socket, 'data')
    socket.resetAndDestroy()
    expect((await fetch(`${url}/api/auth/form`)).status).toBe(200)
  })

  test('Scenario: its connections are counted, and those above the limit closed at once', async () => {
    const most = 3
    const crowded = await startApp({ alsoAt: [second.address], limits: { connectionsOfNetwork: most } })
    onTestFinished(() => crowded.close())
    const addresses = [crowded.url, secondOf(crowded)]
    const sockets = Array.from({ length: most + 1 }, (_, index) => rawSocket(addresses[index % 2] ?? ''))
    for (const socket of sockets) socket.on('error', () => undefined).resume()
    await Promise.race(sockets.map((socket) => once(socket, 'close')))
    await expect.poll(() => crowded.connections()).toBe(most)
    for (const socket of sockets) socket.destroy()
  })
})
