import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { standUpHub } from './hub-stand.ts'
import { UNREAD_LIMIT } from './figures.ts'
import { EventStream } from './event-stream.ts'
import { HANDSHAKE, RawHub, readRecords, record, type RawSocket } from './raw-hub.ts'

const ping = { type: 6 }

async function start() {
  const stand = await standUpHub({ methods: { Now: () => 'now' } })
  const raw = new RawHub(stand.address)
  const socket = await raw.shaken()
  return { stand, clock: stand.clock, raw, socket }
}

/** Resolves when the hub has read everything that the client has sent. */
async function caughtUp(socket: RawSocket) {
  socket.send(record({ type: 1, invocationId: 'now', target: 'Now', arguments: [] }))
  expect(await socket.next()).toMatchObject({ invocationId: 'now' })
}

describe('keeping a connection alive', () => {
  test('Scenario: the hub pings after 15 s without a word, and again', async () => {
    const { clock, socket, stand } = await start()
    clock.pass(14_999)
    stand.tellAll()
    expect(await socket.next()).toMatchObject({ type: 1 })
    clock.pass(14_999)
    stand.tellAll()
    expect(await socket.next()).toMatchObject({ type: 1 })
    clock.pass(15_000)
    expect(await socket.next()).toEqual(ping)
    clock.pass(15_000)
    expect(await socket.next()).toEqual(ping)
  })

  test('Scenario: a stream is pinged too', async () => {
    const { clock, raw } = await start()
    const id = await raw.id()
    const stream = await EventStream.open(raw.url(id))
    await raw.request('POST', id, { body: HANDSHAKE })
    clock.pass(15_000)
    await expect.poll(() => stream.text, { interval: 2 }).toContain('data: {"type":6}\u001e\r\n\r\n')
  })

  test('Scenario: a client that shakes hands before its first poll is not pinged either', async () => {
    const { clock, raw, stand } = await start()
    const id = await raw.id()
    await raw.request('POST', id, { body: HANDSHAKE })
    await raw.request('GET', id)
    await raw.request('GET', id)
    const held = raw.request('GET', id)
    await expect.poll(() => clock.awaits(90_000), { interval: 2 }).toBe(true)
    clock.pass(60_000)
    stand.tellAll()
    expect(readRecords(await (await held).text())).toHaveLength(1)
  })

  test('Scenario: a stream that opens after the handshake is pinged', async () => {
    const { clock, raw } = await start()
    const id = await raw.id()
    await raw.request('POST', id, { body: HANDSHAKE })
    const stream = await EventStream.open(raw.url(id))
    clock.pass(15_000)
    await expect.poll(() => stream.text, { interval: 2 }).toContain('data: {"type":6}\u001e\r\n\r\n')
  })

  test('Scenario: a poll is never pinged', async () => {
    const { clock, raw, stand } = await start()
    const id = await raw.id()
    await raw.request('GET', id)
    await raw.request('POST', id, { body: HANDSHAKE })
    await raw.request('GET', id)
    const held = raw.request('GET', id)
    await expect.poll(() => clock.awaits(90_000), { interval: 2 }).toBe(true)
    clock.pass(60_000)
    stand.tellAll()
    expect(readRecords(await (await held).text())).toEqual([
      { type: 1, target: 'NotifyMessage', arguments: ['Balance', {}] },
    ])
  })

  test('Scenario: a client that never pings is not missed', async () => {
    const { clock, socket } = await start()
    clock.pass(300_000)
    for (let pings = 0; pings < 20; pings += 1) expect(await socket.next()).toEqual(ping)
    await caughtUp(socket)
  })

  test('Scenario: a client that has pinged once is missed after 30 s of silence', async () => {
    const { clock, socket } = await start()
    socket.send(record(ping))
    await caughtUp(socket)
    clock.pass(29_999)
    expect(await socket.next()).toEqual(ping)
    await caughtUp(socket)
    clock.pass(29_999)
    expect(await socket.next()).toEqual(ping)
    clock.pass(1)
    expect(await socket.rest()).toContainEqual({
      type: 7,
      error: 'Connection closed with an error.',
      allowReconnect: true,
    })
  })

  test('Scenario: a client that only sends pieces of a message is missed as a silent one', async () => {
    const { clock, socket } = await start()
    socket.send(record(ping))
    await caughtUp(socket)
    clock.pass(20_000)
    expect(await socket.next()).toEqual(ping)
    socket.send('{"type":')
    socket.socket.ping()
    await once(socket.socket, 'pong')
    clock.pass(10_000)
    expect(await socket.rest()).toContainEqual(expect.objectContaining({ type: 7 }))
  })

  test('Scenario: a client that does not read is dropped before it fills the memory', async () => {
    const { socket, stand } = await start()
    socket.socket.pause()
    const message = { text: 'x'.repeat(100_000) }
    let sent = 0
    while (stand.tellAll(message) > 0) sent += message.text.length
    expect(sent).toBeGreaterThan(UNREAD_LIMIT)
    expect(stand.hub.connections).toBe(0)
    expect(stand.lines.map(({ sentence }) => sentence)).toContain('The client does not read: dropped')
  })
})
