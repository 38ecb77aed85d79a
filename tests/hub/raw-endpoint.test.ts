import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHub, createRawEndpoint, type RawConnection } from 'signalr-hub'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { EventStream } from './event-stream.ts'
import { RawHub } from './raw-hub.ts'
import { Witness } from './witness.ts'

async function standUp() {
  const happened = new Witness<string>()
  const open = new Map<string, RawConnection>()
  const endpoint = createRawEndpoint({
    path: '/Echo',
    onOpen: (connection) => {
      open.set(connection.id, connection)
      happened.note('open')
    },
    onData: (connection, data) => {
      if (String(data) === 'break') throw new Error('broken')
      connection.send(String(data) === 'bytes' ? Uint8Array.of(0, 255) : String(data))
      if (String(data) === 'leave') connection.close()
    },
    onClose: () => happened.note('closed'),
  })
  const server = createServer()
  endpoint.attach(server)
  createHub({ path: '/chat', methods: { Say: () => 'said' } }).attach(server)
  createHub({ path: '/live', methods: { Say: () => 'live' }, transports: ['WebSockets'] }).attach(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { at, happened, open, endpoint, raw: new RawHub(`${at}/echo`, '') }
}

describe('a raw connection', () => {
  test('Scenario: what a WebSocket sends comes back, text as text and bytes as bytes', async () => {
    const { raw, happened } = await standUp()
    const socket = new WebSocket(raw.url())
    await once(socket, 'open')
    for (const [text, isBinary] of [
      ['merhaba', false],
      ['bytes', true],
    ] as const) {
      socket.send(text)
      const [data, wasBinary] = (await once(socket, 'message')) as [Buffer, boolean]
      expect(wasBinary).toBe(isBinary)
      expect(isBinary ? [...data] : String(data)).toEqual(isBinary ? [0, 255] : text)
    }
    socket.close()
    expect(await happened.first(2)).toEqual(['open', 'closed'])
  })

  test('Scenario: polls and streams carry it without a handshake', async () => {
    const { raw } = await standUp()
    const id = await raw.id()
    expect((await raw.request('GET', id)).status).toBe(200)
    await raw.request('POST', id, { body: 'poll' })
    expect(await (await raw.request('GET', id)).text()).toBe('poll')
    const streamed = await raw.id()
    const stream = await EventStream.open(raw.url(streamed))
    await raw.request('POST', streamed, { body: 'one\ntwo\r\nthree' })
    await expect.poll(() => stream.text).toContain('data: one\r\ndata: two\r\ndata: three\r\n\r\n')
  })

  test('Scenario: the server closes it after what it has said, or because its handler fails', async () => {
    const { raw, happened, endpoint } = await standUp()
    for (const [text, code] of [
      ['leave', 1000],
      ['break', 1006],
    ] as const) {
      const socket = new WebSocket(raw.url())
      await once(socket, 'open')
      socket.send(text)
      const [closed] = (await once(socket, 'close')) as [number]
      expect(closed).toBe(code)
    }
    expect(await happened.first(4)).toEqual(['open', 'closed', 'open', 'closed'])
    expect(endpoint.connections).toBe(0)
  })
})

describe('several endpoints on one server', () => {
  test('Scenario: each answers at its own path, in upper or lower case, and nothing else does', async () => {
    const { at } = await standUp()
    for (const [path, said] of [
      ['/CHAT', 'said'],
      ['/live', 'live'],
    ] as const) {
      const socket = await new RawHub(at + path, '').shaken()
      socket.send('{"type":1,"target":"sAY","invocationId":"1","arguments":[]}\u001e')
      expect(await socket.next()).toEqual({ type: 3, invocationId: '1', result: said })
    }
    expect((await fetch(`${at}/Chat/NEGOTIATE?negotiateVersion=1`, { method: 'POST' })).status).toBe(200)
    expect((await fetch(`${at}/other/negotiate`, { method: 'POST' })).status).toBe(404)
    expect(await new RawHub(`${at}/other`, '').declined('')).toBe(404)
  })

  test('Scenario: an endpoint offers and serves only the transports that it has', async () => {
    const { at } = await standUp()
    const raw = new RawHub(`${at}/live`, '')
    const { availableTransports } = await raw.negotiate()
    expect(availableTransports.map(({ transport }) => transport)).toEqual(['WebSockets'])
    const poll = await raw.request('GET', await raw.id())
    expect(poll.status).toBe(404)
    expect(await poll.text()).toBe('LongPolling transport not supported by this end point type')
  })
})
