import { describe, expect, test, vi } from 'vitest'
import { phoneOfAyse, standUpHub } from './hub-stand.ts'
import { UNREAD_LIMIT } from './figures.ts'
import { HANDSHAKE, RawHub, readRecords } from './raw-hub.ts'

async function start(onDropped = () => undefined) {
  const stand = await standUpHub({ onDropped })
  const { clock } = stand
  const raw = new RawHub(stand.address)
  const id = await raw.id()
  const poll = () => raw.request('GET', id)
  const post = (body: string) => raw.request('POST', id, { body })
  const hold = async () => {
    const reply = poll()
    await expect.poll(() => clock.awaits(90_000), { interval: 2 }).toBe(true)
    return { reply }
  }
  return { clock, stand, raw, id, poll, post, hold }
}

async function startShaken(onDropped?: () => undefined) {
  const all = await start(onDropped)
  await all.poll()
  await all.post(HANDSHAKE)
  expect(readRecords(await (await all.poll()).text())).toEqual([{}])
  return all
}

describe('long polling', () => {
  test('Scenario: the first poll is answered at once and empty, and nothing may be cached', async () => {
    const { poll } = await start()
    const first = await poll()
    expect(first.status).toBe(200)
    expect(await first.text()).toBe('')
    expect(first.headers.get('cache-control')).toBe('no-cache, no-store')
  })

  test('Scenario: a held poll is answered as soon as there is something to say', async () => {
    const { hold, stand } = await startShaken()
    const { reply } = await hold()
    stand.hub.send({ users: [phoneOfAyse.user] }, 'NotifyMessage', ['Balance', {}])
    const answer = await reply
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(readRecords(await answer.text())).toEqual([
      { type: 1, target: 'NotifyMessage', arguments: ['Balance', {}] },
    ])
  })

  test('Scenario: what is said between two polls waits for the next, in order', async () => {
    const { poll, stand } = await startShaken()
    stand.hub.send({ users: [phoneOfAyse.user] }, 'NotifyMessage', ['Balance', {}])
    stand.hub.send({ users: [phoneOfAyse.user] }, 'NotifyMessage', ['Notification', { id: 2 }])
    expect(readRecords(await (await poll()).text())).toEqual([
      { type: 1, target: 'NotifyMessage', arguments: ['Balance', {}] },
      { type: 1, target: 'NotifyMessage', arguments: ['Notification', { id: 2 }] },
    ])
  })

  test('Scenario: a poll is held for 90 s, then answered empty, and never pinged', async () => {
    const { clock, hold } = await startShaken()
    const { reply } = await hold()
    clock.pass(90_000)
    const answer = await reply
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })

  test('Scenario: a newer poll ends the older with 204 and is held itself', async () => {
    const { poll, hold, stand } = await startShaken()
    const older = await hold()
    const newer = poll()
    expect((await older.reply).status).toBe(204)
    stand.hub.send({ users: [phoneOfAyse.user] }, 'NotifyMessage', ['Balance', {}])
    expect((await newer).status).toBe(200)
  })

  test('Scenario: DELETE ends the connection: 202, the held poll 204, and then 404', async () => {
    const { raw, id, hold, poll, post, stand } = await startShaken()
    const { reply } = await hold()
    expect((await raw.request('DELETE', id)).status).toBe(202)
    expect((await reply).status).toBe(204)
    expect((await poll()).status).toBe(404)
    expect((await post('')).status).toBe(404)
    expect((await raw.request('DELETE', id)).status).toBe(404)
    expect(stand.hub.connections).toBe(0)
  })

  test('Scenario: a connection that the hub ends says why, then 204, then 404', async () => {
    const { poll, stand } = await startShaken()
    stand.hub.endSession(phoneOfAyse.session, 'The session has ended.')
    expect(readRecords(await (await poll()).text())).toEqual([{ type: 7, error: 'The session has ended.' }])
    expect((await poll()).status).toBe(204)
    expect((await poll()).status).toBe(404)
  })

  test('Scenario: a client that does not poll for 15 s is forgotten, however much it posts', async () => {
    const { clock, poll, post, stand } = await startShaken()
    clock.pass(14_999)
    expect((await post('{"type":6}\u001e')).status).toBe(200)
    expect(stand.hub.connections).toBe(1)
    clock.pass(1)
    expect(stand.hub.connections).toBe(0)
    expect((await poll()).status).toBe(404)
  })

  test('Scenario: a client that goes away while its poll is held is forgotten after 15 s', async () => {
    const { clock, raw, id, stand } = await startShaken()
    clock.pass(1)
    const leaving = new AbortController()
    const reply = raw.request('GET', id, { signal: leaving.signal })
    await expect.poll(() => clock.awaits(90_000), { interval: 2 }).toBe(true)
    leaving.abort()
    await expect(reply).rejects.toThrow('aborted')
    await expect.poll(() => clock.awaits(15_000), { interval: 2 }).toBe(true)
    clock.pass(15_000)
    expect(stand.hub.connections).toBe(0)
  })

  test('Scenario: a client that is polled to is never timed out for want of pings', async () => {
    const { clock, post, hold, stand } = await startShaken()
    await post('{"type":6}\u001e')
    const { reply } = await hold()
    clock.pass(89_999)
    stand.hub.send({ users: [phoneOfAyse.user] }, 'NotifyMessage', ['Balance', {}])
    expect(readRecords(await (await reply).text())).toHaveLength(1)
  })

  test('Scenario: what a client posts before its first poll waits, and is answered in the polls', async () => {
    const { poll, post } = await start()
    expect((await post(HANDSHAKE)).status).toBe(200)
    expect((await post('{"type":1,"invocationId":"1","target":"None","arguments":[]}\u001e')).status).toBe(
      200,
    )
    expect(await (await poll()).text()).toBe('')
    expect(readRecords(await (await poll()).text())).toEqual([
      {},
      { type: 3, invocationId: '1', error: "Unknown hub method 'None'" },
    ])
  })

  test('Scenario: a handshake that is refused before the first poll is told in the polls', async () => {
    const { poll, post, stand } = await start()
    await post('{"protocol":"smoke","version":1}\u001e')
    expect(await (await poll()).text()).toBe('')
    const refusal = { error: "The protocol 'smoke' is not supported." }
    expect(readRecords(await (await poll()).text())).toEqual([refusal])
    expect((await poll()).status).toBe(204)
    expect((await poll()).status).toBe(404)
    expect(stand.hub.connections).toBe(0)
  })

  test('Scenario: a client that polls no more is dropped before what it has not read fills the memory', async () => {
    const onDropped = vi.fn<() => undefined>()
    const { poll, raw, stand } = await startShaken(onDropped)
    const message = { text: 'x'.repeat(100_000) }
    const { socket: reader } = await raw.shaken()
    expect(stand.hub.unsent()).toEqual({ total: 0, largest: 0 })
    stand.tellAll(message)
    const { total, largest } = stand.hub.unsent()
    expect(largest).toBeGreaterThan(message.text.length)
    expect(total).toBeGreaterThanOrEqual(largest)
    reader.terminate()
    await expect.poll(() => stand.hub.connections).toBe(1)
    let sent = message.text.length
    while (sent < 2 * UNREAD_LIMIT && stand.tellAll(message) > 0) sent += message.text.length
    expect(sent).toBeLessThan(UNREAD_LIMIT + message.text.length)
    expect((await poll()).status).toBe(404)
    expect(onDropped).toHaveBeenCalledTimes(1)
    expect(stand.hub.unsent()).toEqual({ total: 0, largest: 0 })
  })

  test('Scenario: a client that posts but never polls is forgotten after 15 s', async () => {
    const { clock, post, poll, stand } = await start()
    await post(HANDSHAKE)
    expect(stand.hub.connections).toBe(1)
    clock.pass(15_000)
    expect(stand.hub.connections).toBe(0)
    expect((await poll()).status).toBe(404)
  })
})
