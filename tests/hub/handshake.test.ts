import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { standUpHub } from './hub-stand.ts'
import { MESSAGE_LIMIT } from './figures.ts'
import { HANDSHAKE, RawHub, record } from './raw-hub.ts'

const unexpected = 'An unexpected error occurred during connection handshake.'

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
    ['another protocol', { protocol: 'smoke', version: 1 }, "The protocol 'smoke' is not supported."],
    [
      'a version to come',
      { protocol: 'json', version: 3 },
      "The server does not support version 3 of the 'json' protocol.",
    ],
    ['an invocation', { type: 1, target: 'A', arguments: [] }, unexpected],
    ['a bare number', 7, unexpected],
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
    expect(await socket.rest()).toEqual([{ error: unexpected }])
    expect(stand.lines.map(({ sentence }) => sentence)).toContain('Invalid payload')
  })

  test('Scenario: a handshake without an end is refused when it grows too long', async () => {
    const { socket } = await start()
    socket.send('x'.repeat(MESSAGE_LIMIT))
    socket.send('x')
    expect(await socket.rest()).toEqual([{ error: unexpected }])
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
      error: "Unknown hub method 'None'",
    })
  })

  test('Scenario: who says nothing for 15 s is told so and sent away, who speaks just in time may stay', async () => {
    const { socket, stand } = await start()
    const late = await new RawHub(stand.address).socket()
    stand.clock.pass(14_999)
    socket.send(HANDSHAKE)
    expect(await socket.next()).toEqual({})
    stand.clock.pass(1)
    expect(await late.rest()).toEqual([{ error: 'Handshake was canceled.' }])
    expect(await late.closed).toBe(1000)
    expect(stand.tellAll()).toBe(1)
  })

  test('Scenario: nothing is said to a client before its handshake', async () => {
    const { socket, stand } = await start()
    expect(stand.tellAll()).toBe(0)
    socket.send(HANDSHAKE)
    expect(await socket.next()).toEqual({})
    expect(stand.tellAll()).toBe(1)
    expect(await socket.next()).toMatchObject({ arguments: ['Balance', {}] })
  })
})
