import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Frame } from '#server/hub/frame.ts'
import { readHandshake } from '#server/hub/handshake.ts'
import { jsonProtocol } from '#server/hub/json-protocol.ts'
import { MESSAGE_LIMIT, type Protocol } from '#server/hub/protocol.ts'
import { transferFormats } from '#server/hub/transport.ts'
import { standUpHub } from './hub-stand.ts'
import { HANDSHAKE, RawHub, record } from './raw-hub.ts'

async function start() {
  const stand = await standUpHub()
  return { stand, socket: await new RawHub(stand.address).socket() }
}

describe('the handshake', () => {
  test('Scenario: the name of the protocol is read whatever its case', async () => {
    const { socket } = await start()
    socket.send(record({ protocol: 'JSON', version: 1 }))
    expect(await socket.next()).toEqual({})
  })

  test('Scenario: a client that offers a subprotocol is let in without one', async () => {
    const { stand } = await start()
    const socket = new WebSocket(new RawHub(stand.address).url(), ['foreign'])
    socket.on('error', () => undefined)
    const [response] = (await once(socket, 'upgrade')) as [IncomingMessage]
    expect(response.statusCode).toBe(101)
    expect(response.headers).not.toHaveProperty('sec-websocket-protocol')
    socket.terminate()
  })

  test.each([1, 2])('Scenario: version %i of the JSON protocol is welcome', async (version) => {
    const { socket } = await start()
    socket.send(record({ protocol: 'json', version }))
    expect(await socket.next()).toEqual({})
  })

  test.each([
    ['another protocol', { protocol: 'smoke', version: 1 }, "This hub does not speak the protocol 'smoke'."],
    [
      'a version to come',
      { protocol: 'json', version: 3 },
      "This hub does not speak version 3 of the protocol 'json'.",
    ],
    [
      'an invocation',
      { type: 1, target: 'A', arguments: [] },
      'Invalid payload: the first message is not a handshake',
    ],
    ['a bare number', 7, 'Invalid payload: the first message is not a handshake'],
  ])('Scenario: %s is answered with an error and the connection closes', async (_what, first, error) => {
    const { socket, stand } = await start()
    socket.send(record(first))
    expect(await socket.rest()).toEqual([{ error }])
    expect(await socket.closed).toBe(1000)
    await expect.poll(() => stand.hub.connections, { interval: 2 }).toBe(0)
  })

  test('Scenario: what is not JSON is answered with an error and stands in the log as an invalid payload', async () => {
    const { socket, stand } = await start()
    socket.send('hello\u001e')
    expect(await socket.rest()).toEqual([{ error: 'Invalid payload: a message is not JSON' }])
    expect(stand.lines.map(({ sentence }) => sentence)).toContain('Invalid payload')
  })

  test('Scenario: a handshake without an end is refused when it grows too long', async () => {
    const { socket } = await start()
    socket.send('x'.repeat(MESSAGE_LIMIT))
    socket.send('x')
    expect(await socket.rest()).toEqual([{ error: 'Invalid payload: a message is longer than 32768 bytes' }])
  })

  test('Scenario: a handshake may come in pieces, and messages may follow in the same piece', async () => {
    const { socket } = await start()
    socket.send(HANDSHAKE.slice(0, 9))
    socket.send(
      `${HANDSHAKE.slice(9)}${record({ type: 1, invocationId: '1', target: 'None', arguments: [] })}`,
    )
    expect(await socket.next()).toEqual({})
    expect(await socket.next()).toEqual({
      type: 3,
      invocationId: '1',
      error: "The hub has no method 'None'.",
    })
  })

  test('Scenario: who says nothing for 15 s is told so and sent away, who speaks just in time may stay', async () => {
    const { socket, stand } = await start()
    const late = await new RawHub(stand.address).socket()
    stand.clock.pass(14_999)
    socket.send(HANDSHAKE)
    expect(await socket.next()).toEqual({})
    stand.clock.pass(1)
    expect(await late.rest()).toEqual([{ error: 'The handshake took too long.' }])
    expect(await late.closed).toBe(1000)
    expect(stand.hub.notifyAll('Balance', {})).toBe(1)
  })

  test('Scenario: nothing is said to a client before its handshake', async () => {
    const { socket, stand } = await start()
    expect(stand.hub.notifyAll('Balance', {})).toBe(0)
    socket.send(HANDSHAKE)
    expect(await socket.next()).toEqual({})
    expect(stand.hub.notifyAll('Balance', {})).toBe(1)
    expect(await socket.next()).toMatchObject({ arguments: ['Balance', {}] })
  })

  test('Scenario: a protocol of bytes does not fit a transport of text', () => {
    const bytes: Protocol = {
      name: 'bytes',
      versions: [1],
      transferFormat: 'Binary',
      parse: () => null,
      write: () => new Frame(new Uint8Array()),
    }
    const ask = (formats: readonly string[]) =>
      readHandshake(Buffer.from(record({ protocol: 'bytes', version: 1 })), [jsonProtocol, bytes], formats)
    expect(ask(transferFormats.WebSockets)).toMatchObject({ protocol: bytes })
    expect(ask(transferFormats.ServerSentEvents)).toMatchObject({
      refusal: "The protocol 'bytes' does not fit the transport of this connection.",
    })
  })
})
