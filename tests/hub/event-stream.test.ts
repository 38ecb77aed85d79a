import { get } from 'node:http'
import { expect, test } from 'vitest'
import { phoneOfAyse, standUpHub } from './hub-stand.ts'
import { EventStream } from './event-stream.ts'
import { HANDSHAKE, RawHub } from './raw-hub.ts'

test('Scenario: the stream opens at once, uncompressed and unbuffered and carries one event a message', async () => {
  const stand = await standUpHub()
  const raw = new RawHub(stand.address)
  const id = await raw.id()
  const stream = await EventStream.open(raw.url(id))
  expect(stream.response.statusCode).toBe(200)
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-store',
    'x-accel-buffering': 'no',
  })
  expect(stream.response.headers).not.toHaveProperty('content-encoding')
  await expect.poll(() => stream.text, { interval: 2 }).toBe(':\r\n')
  expect((await raw.request('POST', id, { body: HANDSHAKE })).status).toBe(200)
  await expect.poll(() => stream.text, { interval: 2 }).toBe(':\r\ndata: {}\u001e\r\n\r\n')
  stand.hub.send({ users: [phoneOfAyse.user] }, 'NotifyMessage', ['Balance', {}])
  const event = 'data: {"type":1,"target":"NotifyMessage","arguments":["Balance",{}]}\u001e\r\n\r\n'
  await expect.poll(() => stream.text, { interval: 2 }).toBe(`:\r\ndata: {}\u001e\r\n\r\n${event}`)
})

test('Scenario: a client that goes away while its session is looked up leaves no connection behind', async () => {
  const lookedUp = Promise.withResolvers<void>()
  let asked = 0
  const stand = await standUpHub({
    identify: async () => {
      asked += 1
      if (asked === 2) await lookedUp.promise
      return phoneOfAyse
    },
  })
  const raw = new RawHub(stand.address)
  const id = await raw.id()
  const before = new Set(stand.sockets)
  const leaving = get(raw.url(id), { agent: false, headers: { accept: 'text/event-stream' } })
  leaving.on('error', () => undefined)
  await expect.poll(() => asked, { interval: 2 }).toBe(2)
  const own = [...stand.sockets].filter((socket) => !before.has(socket))
  expect(own).toHaveLength(1)
  leaving.destroy()
  await expect.poll(() => own.some((socket) => stand.sockets.has(socket)), { interval: 2 }).toBe(false)
  lookedUp.resolve()
  // Once this is answered, the server is done with the first.
  await raw.negotiation()
  expect(stand.hub.connections).toBe(0)
})

test('Scenario: a refused handshake ends the stream with the reason', async () => {
  const stand = await standUpHub()
  const raw = new RawHub(stand.address)
  const id = await raw.id()
  const stream = await EventStream.open(raw.url(id))
  await raw.request('POST', id, { body: '{"protocol":"messagepack","version":1}\u001e' })
  await expect.poll(() => stream.ended, { interval: 2 }).toBe(true)
  expect(stream.text).toContain(
    "Cannot use the 'messagepack' protocol on the current transport. The transport does not support 'Binary' transfer format.",
  )
  expect(stand.hub.connections).toBe(0)
})
