import { describe, expect, test } from 'vitest'
import { EventStream } from './event-stream.ts'
import { standUpHub } from './hub-stand.ts'
import { READ_AHEAD } from './figures.ts'
import { HANDSHAKE, RawHub, record } from './raw-hub.ts'

const call = (target: string, invocationId: string, filling = '') =>
  record({ type: 1, target, arguments: [], invocationId, filling })
const answer = (invocationId: string, result: string) => ({ type: 3, invocationId, result })
const names = (count: number) => Array.from({ length: count }, (_, index) => String(index))

async function start() {
  const held = Promise.withResolvers<string>()
  const stand = await standUpHub({ methods: { Hold: () => held.promise, Greet: () => 'hello' } })
  return { stand, raw: new RawHub(stand.address), letGo: () => held.resolve('at last') }
}

describe('a client that calls faster than a method answers', () => {
  test('Scenario: nothing is read behind the call that waits', async () => {
    const { stand, raw, letGo } = await start()
    const socket = await raw.shaken()
    socket.send(`${call('Hold', '1')}${call('Greet', '2')}no JSON\u001e`)
    const other = await raw.shaken()
    other.send(call('Greet', '1'))
    expect(await other.next()).toEqual(answer('1', 'hello'))
    expect(stand.lines).toEqual([])
    letGo()
    expect(await socket.rest()).toEqual([
      answer('1', 'at last'),
      { type: 7, error: 'Connection closed with an error.', allowReconnect: true },
    ])
  })

  test('Scenario: the hub stops reading the WebSocket, and reads all of it afterwards', async () => {
    const { stand, raw, letGo } = await start()
    const socket = await raw.shaken()
    socket.send(call('Hold', 'first'))
    for (const name of names(200)) socket.send(call('Greet', name, 'x'.repeat(20_000)))
    await expect.poll(() => [...stand.sockets].filter((each) => each.isPaused()).length).toBe(1)
    letGo()
    expect(await socket.next()).toEqual(answer('first', 'at last'))
    for (const name of names(200)) expect(await socket.next()).toEqual(answer(name, 'hello'))
  })

  test('Scenario: a POST is answered once there is room, and another one meanwhile is refused', async () => {
    const { raw, letGo } = await start()
    const id = await raw.id()
    const stream = await EventStream.open(raw.url(id))
    const filling = 'x'.repeat(READ_AHEAD / 4)
    const calls = names(8).map((name) => call('Greet', name, filling))
    const body = [HANDSHAKE, call('Hold', 'first'), ...calls].join('')
    const sent = raw.request('POST', id, { body })
    await expect.poll(async () => (await raw.request('POST', id, { body: '' })).status).toBe(503)
    letGo()
    expect((await sent).status).toBe(200)
    await expect.poll(() => stream.text).toContain('"invocationId":"7"')
    expect((await raw.request('POST', id, { body: '' })).status).toBe(200)
  })

  test('Scenario: the client goes and the POST that waits is answered', async () => {
    const { stand, raw } = await start()
    const id = await raw.id()
    await EventStream.open(raw.url(id))
    const body = HANDSHAKE + call('Hold', 'first') + call('Greet', '1', 'x'.repeat(20_000)).repeat(8)
    const sent = raw.request('POST', id, { body })
    await expect.poll(async () => (await raw.request('POST', id, { body: '' })).status).toBe(503)
    void stand.hub.drain(0)
    expect((await sent).status).toBe(200)
  })

  test('Scenario: the client is not missed while the hub does not read what it sends', async () => {
    const { stand, raw, letGo } = await start()
    const socket = await raw.shaken()
    socket.send(record({ type: 6 }) + call('Hold', '1') + call('Greet', '2'))
    await expect.poll(() => stand.clock.awaits(30_000)).toBe(true)
    stand.clock.pass(60_000)
    for (let pings = 0; pings < 4; pings += 1) expect(await socket.next()).toEqual({ type: 6 })
    letGo()
    expect(await socket.next()).toEqual(answer('1', 'at last'))
    expect(await socket.next()).toEqual(answer('2', 'hello'))
    stand.clock.pass(30_000)
    expect(await socket.rest()).toContainEqual(expect.objectContaining({ type: 7 }))
  })
})
