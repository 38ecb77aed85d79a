import { describe, expect, test } from 'vitest'
import { phoneOfAyse, standUpHub } from './hub-stand.ts'
import { CLOSE_TIMEOUT, DRAIN_SPREAD } from './figures.ts'
import { HANDSHAKE, RawHub, readRecords } from './raw-hub.ts'

const goodbye = { type: 7, allowReconnect: true }

describe('shutting the hub down', () => {
  test('Scenario: clients are sent away one by one and told that they may come back', async () => {
    const moments = [0.5, 0.25]
    const stand = await standUpHub({ random: () => moments.shift() ?? 0 })
    const raw = new RawHub(stand.address)
    const [later, sooner] = [await raw.shaken(), await raw.shaken()]
    const gone = stand.hub.drain()
    stand.clock.pass(DRAIN_SPREAD * 0.25)
    expect(await sooner.rest()).toEqual([goodbye])
    expect(await sooner.closed).toBe(1000)
    await expect.poll(() => stand.hub.connections, { interval: 2 }).toBe(1)
    stand.clock.pass(DRAIN_SPREAD * 0.25)
    expect(await later.rest()).toEqual([goodbye])
    await gone
    expect(stand.hub.connections).toBe(0)
  })

  test('Scenario: a held poll is told too, and picks up its 204', async () => {
    const stand = await standUpHub()
    const raw = new RawHub(stand.address)
    const id = await raw.id()
    await raw.request('GET', id)
    await raw.request('POST', id, { body: HANDSHAKE })
    await raw.request('GET', id)
    const held = raw.request('GET', id)
    await expect.poll(() => stand.clock.awaits(90_000), { interval: 2 }).toBe(true)
    const gone = stand.hub.drain(0)
    expect(readRecords(await (await held).text())).toEqual([goodbye])
    expect((await raw.request('GET', id)).status).toBe(204)
    await gone
  })

  test('Scenario: nobody is let in any more', async () => {
    const stand = await standUpHub()
    const raw = new RawHub(stand.address)
    const id = await raw.id()
    await stand.hub.drain()
    const negotiation = await raw.negotiation()
    expect(negotiation.status).toBe(200)
    expect(await negotiation.json()).toEqual({ error: 'The hub is shutting down.' })
    expect(await raw.declined(id)).toBe(503)
    expect(await raw.declined('')).toBe(503)
    expect((await raw.request('GET', id)).status).toBe(503)
  })

  test('Scenario: who does not answer the closing is cut off', async () => {
    const stand = await standUpHub()
    const socket = await new RawHub(stand.address).shaken()
    socket.socket.pause()
    const gone = stand.hub.drain(0)
    expect(stand.hub.connections).toBe(1)
    stand.clock.pass(CLOSE_TIMEOUT)
    await gone
    expect(stand.hub.connections).toBe(0)
  })

  test('Scenario: who does not let go when its session ends is cut off after 5 s', async () => {
    const stand = await standUpHub()
    const socket = await new RawHub(stand.address).shaken()
    socket.socket.pause()
    stand.hub.endSession(phoneOfAyse.session, 'The session has ended.')
    stand.clock.pass(4_999)
    expect(stand.hub.connections).toBe(1)
    stand.clock.pass(1)
    await expect.poll(() => stand.hub.connections, { interval: 2 }).toBe(0)
  })

  test('Scenario: a session that ends while its request is on the way opens nothing', async () => {
    const stand = await standUpHub()
    const raw = new RawHub(stand.address)
    const id = await raw.id()
    stand.hub.endSession(phoneOfAyse.session, 'The session has ended.')
    expect(await raw.declined(id)).toBe(404)
    expect(await raw.declined('')).toBe(404)
    expect(stand.hub.connections).toBe(0)
  })
})
