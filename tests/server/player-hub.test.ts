import { expect, test } from 'vitest'
import { EventStream } from '#tests/hub/event-stream.ts'
import { HANDSHAKE, RawHub } from '#tests/hub/raw-hub.ts'
import { ayse, mehmet, phoneOfAyse, standUpPlayerHub } from './setup/player-hub-stand.ts'

test('Scenario: a player comes with the token and the fingerprint of the session, in the query or as headers', async () => {
  const { address } = await standUpPlayerHub()
  const post = async (query: string, headers: Record<string, string> = {}) =>
    (await fetch(`${address}/negotiate?${query}`, { method: 'POST', headers })).status
  const authorization = 'Bearer token-of-ayse'
  expect(await post(ayse)).toBe(200)
  expect(await post('', { authorization, 'x-fingerprint': 'phone-of-ayse' })).toBe(200)
  expect(await post('access_token=token-of-ayse&fingerprint=phone-of-ayse')).toBe(200)
  expect(await post('token=token-of-ayse&fingerprint=phone-of-mehmet')).toBe(401)
  expect(await post('', { authorization })).toBe(401)
  expect(await post('')).toBe(401)
})

test('Scenario: a player is told by NotifyMessage, another is not, and every reply has the headers of the site', async () => {
  const { hub, address } = await standUpPlayerHub()
  const raw = new RawHub(address, ayse)
  const socket = await raw.shaken()
  const id = await raw.id()
  const stream = await EventStream.open(raw.url(id))
  await raw.request('POST', id, { body: HANDSHAKE })
  const other = await new RawHub(address, mehmet).shaken()
  expect(stream.response.headers['x-frame-options']).toBe('DENY')
  expect(hub.notify(phoneOfAyse.playerId, 'Balance', { cash: 1 })).toBe(2)
  hub.notifyAll('Notification', {})
  expect(await socket.next()).toEqual({
    type: 1,
    target: 'NotifyMessage',
    arguments: ['Balance', { cash: 1 }],
  })
  expect(await other.next()).toMatchObject({ arguments: ['Notification', {}] })
})

test('Scenario: the session of a player ends: its connections close and open no more', async () => {
  const { hub, address } = await standUpPlayerHub()
  const raw = new RawHub(address, ayse)
  const [socket, other] = [await raw.shaken(), await new RawHub(address, mehmet).shaken()]
  expect(hub.sessions()).toEqual([11, 21])
  expect(hub.endSession(phoneOfAyse.sessionId)).toBe(1)
  expect(await socket.rest()).toEqual([{ type: 7, error: 'The session has ended.' }])
  expect(await raw.declined('')).toBe(404)
  expect(hub.isConnected(phoneOfAyse.playerId)).toBe(false)
  hub.notifyAll('Balance', {})
  expect(await other.next()).toMatchObject({ type: 1 })
})
