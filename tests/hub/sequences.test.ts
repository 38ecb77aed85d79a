import { describe, expect, test } from 'vitest'
import { CLOSE_TIMEOUT } from './figures.ts'
import { phoneOfAyse, standUpHub } from './hub-stand.ts'
import { HANDSHAKE, RawHub, record, type RawSocket } from './raw-hub.ts'

const sequence = (sequenceId: number) => ({ type: 9, sequenceId })
const ack = (sequenceId: number) => ({ type: 8, sequenceId })
const told = (word: unknown) => ({ type: 1, target: 'Tell', arguments: [word] })
const call = (number: number) =>
  record({ type: 1, target: 'Give', invocationId: String(number), arguments: [number] })
const given = (number: number) => ({ type: 3, invocationId: String(number), result: number })

/** The socket is gone without a word. */
async function cut(from: RawSocket) {
  from.socket.terminate()
  await from.closed
}

async function start() {
  const stand = await standUpHub({ methods: { Give: ({ parameters: [value] }) => value } })
  const raw = new RawHub(stand.address)
  const reply = await raw.negotiation('negotiateVersion=1&useStatefulReconnect=true')
  const { connectionToken, useStatefulReconnect } = (await reply.json()) as {
    connectionToken: string
    useStatefulReconnect?: boolean
  }
  expect(useStatefulReconnect).toBe(true)
  const id = `id=${connectionToken}`
  const socket = await raw.shaken(id, record({ protocol: 'json', version: 2 }))
  const tell = (word: unknown) => stand.hub.send({ users: [phoneOfAyse.user] }, 'Tell', [word])
  const comesBack = async (from: number) => {
    const again = await raw.socket(id)
    again.send(record(sequence(from)))
    return again
  }
  return { stand, raw, id, socket, tell, comesBack }
}

describe('stateful reconnect, message by message', () => {
  test('Scenario: a client that does not ask for it does not get it', async () => {
    const stand = await standUpHub()
    const raw = new RawHub(stand.address)
    expect(await raw.negotiate()).not.toHaveProperty('useStatefulReconnect')
    const refusing = await standUpHub({ statefulReconnect: false })
    const reply = await new RawHub(refusing.address).negotiation('useStatefulReconnect=true')
    expect(await reply.json()).not.toHaveProperty('useStatefulReconnect')
  })

  test('Scenario: the hub acknowledges what it has received after a second, once', async () => {
    const { stand, socket } = await start()
    socket.send(call(1) + call(2))
    expect([await socket.next(), await socket.next()]).toEqual([given(1), given(2)])
    stand.clock.pass(1_000)
    expect(await socket.next()).toEqual(ack(2))
    stand.clock.pass(5_000)
    socket.send(call(3))
    expect(await socket.next()).toEqual(given(3))
  })

  test('Scenario: it goes on from the first message that was not acknowledged, and sends it all again', async () => {
    const { socket, tell, comesBack } = await start()
    for (const word of ['one', 'two', 'three']) tell(word)
    for (const word of ['one', 'two', 'three']) expect(await socket.next()).toEqual(told(word))
    socket.send(record(ack(1)) + call(1))
    expect(await socket.next()).toEqual(given(1))
    await cut(socket)
    tell('four')
    const again = await comesBack(1)
    expect(await again.next()).toEqual(sequence(2))
    for (const each of [told('two'), told('three'), given(1), told('four')])
      expect(await again.next()).toEqual(each)
  })

  test('Scenario: a repeated message is done once, and messages before the sequence are ignored', async () => {
    const { socket, raw, id } = await start()
    socket.send(call(1))
    expect(await socket.next()).toEqual(given(1))
    await cut(socket)
    const again = await raw.socket(id)
    again.send(call(7) + record(sequence(1)) + call(1) + call(2))
    expect(await again.next()).toEqual(sequence(1))
    expect(await again.next()).toEqual(given(1))
    expect(await again.next()).toEqual(given(2))
    again.send(call(3))
    expect(await again.next()).toEqual(given(3))
  })

  test('Scenario: a client that is cut off while messages come again goes on from where it was', async () => {
    const { socket, tell, comesBack } = await start()
    for (const word of ['one', 'two', 'three']) tell(word)
    for (const word of ['one', 'two', 'three']) expect(await socket.next()).toEqual(told(word))
    await cut(socket)
    const second = await comesBack(1)
    expect(await second.next()).toEqual(sequence(1))
    expect(await second.next()).toEqual(told('one'))
    second.send(record(ack(3)) + call(1))
    for (const each of [told('two'), told('three'), given(1)]) expect(await second.next()).toEqual(each)
    await cut(second)
    const third = await comesBack(2)
    expect(await third.next()).toEqual(sequence(1))
  })

  test('Scenario: a sequence behind what has come, and none at all, is refused', async () => {
    const { socket, comesBack } = await start()
    await cut(socket)
    const again = await comesBack(3)
    expect(await again.next()).toEqual(sequence(1))
    expect(await again.rest()).toEqual([
      { type: 7, error: 'Connection closed with an error.', allowReconnect: true },
    ])
  })

  test('Scenario: another WebSocket takes the place of one that still seems to be open', async () => {
    const { socket, comesBack, tell } = await start()
    const again = await comesBack(1)
    await socket.closed
    tell('here')
    expect(await again.next()).toEqual(sequence(1))
    expect(await again.next()).toEqual(told('here'))
  })

  test('Scenario: a client that does not come back within 15 s is gone', async () => {
    const { stand, socket, raw, id } = await start()
    await cut(socket)
    await expect.poll(() => stand.sockets.size).toBe(0)
    stand.clock.pass(14_999)
    expect(stand.hub.connections).toBe(1)
    stand.clock.pass(1)
    expect(stand.hub.connections).toBe(0)
    expect(await raw.declined(id)).toBe(404)
  })

  test('Scenario: more than 100 000 bytes wait for the acknowledgement', async () => {
    const { socket, tell } = await start()
    const word = 'x'.repeat(40_000)
    for (let at = 0; at < 4; at += 1) tell(word)
    socket.send(call(1))
    expect([await socket.next(), await socket.next()]).toEqual([told(word), told(word)])
    socket.send(record(ack(1)))
    expect(await socket.next()).toEqual(told(word))
    socket.send(record(ack(3)))
    expect([await socket.next(), await socket.next()]).toEqual([told(word), given(1)])
  })

  test('Scenario: a hub that shuts down lets a client go that is just away', async () => {
    const { stand, socket } = await start()
    await cut(socket)
    const gone = stand.hub.drain(0)
    stand.clock.pass(CLOSE_TIMEOUT)
    await gone
    expect(stand.hub.connections).toBe(0)
  })

  test('Scenario: a connection without it ends with its WebSocket', async () => {
    const stand = await standUpHub()
    const raw = new RawHub(stand.address)
    const id = await raw.id()
    const socket = await raw.shaken(id, HANDSHAKE)
    socket.socket.terminate()
    await expect.poll(() => stand.hub.connections).toBe(0)
  })
})
