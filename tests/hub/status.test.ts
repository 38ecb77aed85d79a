import { describe, expect, test } from 'vitest'
import { ayse, brokenToken, standUpHub } from './hub-stand.ts'
import { EventStream } from './event-stream.ts'
import { HANDSHAKE, RawHub } from './raw-hub.ts'

const stream = { headers: { accept: 'text/event-stream' } }

async function start() {
  const stand = await standUpHub()
  const raw = new RawHub(stand.address)
  return { stand, raw, id: await raw.id() }
}

describe('the status codes of the transports', () => {
  test('Scenario: without an id there is nothing to poll, stream, post to or delete', async () => {
    const { raw } = await start()
    for (const method of ['GET', 'POST', 'DELETE']) {
      const reply = await raw.request(method)
      expect([reply.status, await reply.text()]).toEqual([400, 'Connection ID required'])
    }
    expect((await raw.request('GET', '', stream)).status).toBe(400)
  })

  test('Scenario: an id that the hub never gave is not found', async () => {
    const { raw } = await start()
    for (const method of ['GET', 'POST', 'DELETE']) {
      const reply = await raw.request(method, 'id=never.1.given')
      expect([reply.status, await reply.text()]).toEqual([404, 'No Connection with that ID'])
    }
    expect((await raw.request('GET', 'id=never', stream)).status).toBe(404)
    expect(await raw.declined('id=never')).toBe(404)
  })

  test('Scenario: nobody is let in without a session, on any way', async () => {
    const { stand, id } = await start()
    const stranger = new RawHub(stand.address, 'access_token=guessed')
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await stranger.request(method, id)).status).toBe(401)
    expect((await stranger.request('GET', id, stream)).status).toBe(401)
    const refused = await stranger.negotiation()
    expect(refused.status).toBe(401)
    expect(await refused.text()).toBe('')
    expect(await stranger.declined(id)).toBe(401)
    expect(await stranger.declined('')).toBe(401)
  })

  test('Scenario: a fault on the way in is a 500 on every way, and logged', async () => {
    const { stand, id } = await start()
    const unlucky = new RawHub(stand.address, `access_token=${brokenToken}`)
    expect((await unlucky.negotiation()).status).toBe(500)
    expect((await unlucky.request('GET', id)).status).toBe(500)
    expect(await unlucky.declined(id)).toBe(500)
    expect(stand.lines.map(({ sentence }) => sentence)).toEqual([
      'A request failed',
      'A request failed',
      'A WebSocket could not be opened',
    ])
  })

  test('Scenario: a connection keeps the transport that it began with', async () => {
    const { raw, id } = await start()
    await raw.request('GET', id)
    expect((await raw.request('GET', id, stream)).status).toBe(400)
    expect(await raw.declined(id)).toBe(400)
    const streamed = await raw.id()
    await EventStream.open(raw.url(streamed))
    expect((await raw.request('GET', streamed)).status).toBe(400)
  })

  test('Scenario: a second WebSocket or stream on one id is a conflict and the first goes on', async () => {
    const { raw, id, stand } = await start()
    const socket = await raw.shaken(id)
    expect(await raw.declined(id)).toBe(409)
    stand.tellAll()
    expect(await socket.next()).toMatchObject({ target: 'NotifyMessage' })
    const streamed = await raw.id()
    await EventStream.open(raw.url(streamed))
    expect((await raw.request('GET', streamed, stream)).status).toBe(409)
  })

  test('Scenario: a WebSocket takes no POST and no DELETE, a stream no DELETE', async () => {
    const { raw, id } = await start()
    await raw.shaken(id)
    const posted = await raw.request('POST', id, { body: HANDSHAKE })
    expect(posted.status).toBe(405)
    expect(await posted.text()).toBe('POST requests are not allowed for WebSocket connections.')
    const deleted = await raw.request('DELETE', id)
    expect(deleted.status).toBe(400)
    expect(await deleted.text()).toBe('Cannot terminate this connection using the DELETE endpoint.')
    const streamed = await raw.id()
    await EventStream.open(raw.url(streamed))
    expect((await raw.request('DELETE', streamed)).status).toBe(400)
  })

  test('Scenario: other methods are not allowed', async () => {
    const { raw, id } = await start()
    for (const method of ['PUT', 'PATCH', 'HEAD']) expect((await raw.request(method, id)).status).toBe(405)
  })

  test('Scenario: a WebSocket may come without negotiating', async () => {
    const { raw, stand } = await start()
    const socket = await raw.shaken()
    stand.tellAll()
    expect(await socket.next()).toEqual({ type: 1, target: 'NotifyMessage', arguments: ['Balance', {}] })
  })

  test('Scenario: a used id is not found again after its WebSocket has gone', async () => {
    const { raw, id, stand } = await start()
    const socket = await raw.shaken(id)
    socket.socket.close()
    await expect.poll(() => stand.hub.connections, { interval: 2 }).toBe(0)
    expect(await raw.declined(id)).toBe(404)
    expect((await raw.request('GET', id)).status).toBe(404)
  })

  test('Scenario: an upgrade of another path is nothing to the hub', async () => {
    const { stand } = await start()
    const elsewhere = new RawHub(stand.address.replace('/live', '/other'), ayse)
    expect(await elsewhere.declined('')).toBe(404)
    expect(stand.hub.connections).toBe(0)
  })
})
