import { expect, test } from 'vitest'
import { ayseElsewhere, mehmet, standUpHub } from './hub-stand.ts'
import { TOKEN_LIFETIME } from './figures.ts'
import { RawHub, type Negotiated } from './raw-hub.ts'

test('Scenario: negotiate offers the three transports and keeps the secret token apart from the id', async () => {
  const raw = new RawHub((await standUpHub()).address)
  const response = await raw.negotiation()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const reply = (await response.json()) as Negotiated
  expect(reply.negotiateVersion).toBe(1)
  expect(reply.connectionToken).not.toBe(reply.connectionId)
  expect(reply.availableTransports).toEqual([
    { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
    { transport: 'ServerSentEvents', transferFormats: ['Text'] },
    { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
  ])
  expect(await raw.declined(`id=${reply.connectionId}`)).toBe(404)
  await raw.shaken(`id=${reply.connectionToken}`)
})

test('Scenario: an old client asks for version 0 and its one id opens the connection', async () => {
  const raw = new RawHub((await standUpHub()).address)
  const reply = (await (await raw.negotiation('')).json()) as Negotiated
  expect(reply).not.toHaveProperty('connectionToken')
  expect(reply.negotiateVersion).toBe(0)
  await raw.shaken(`id=${reply.connectionId}`)
})

test('Scenario: a client newer than the hub is answered with version 1, an unreadable version with an error', async () => {
  const raw = new RawHub((await standUpHub()).address)
  const newer = (await (await raw.negotiation('negotiateVersion=9')).json()) as Negotiated
  expect(newer.negotiateVersion).toBe(1)
  const unreadable = await raw.negotiation('negotiateVersion=new')
  expect(unreadable.status).toBe(200)
  expect(await unreadable.json()).toEqual({ error: 'The client requested a non-integer protocol version.' })
})

test.each(['GET', 'PUT', 'DELETE', 'HEAD'])('Scenario: negotiate by %s is not allowed', async (method) => {
  const raw = new RawHub((await standUpHub()).address)
  expect((await raw.negotiation('', { method })).status).toBe(405)
})

test('Scenario: the token comes as a bearer header or as access_token', async () => {
  const { address } = await standUpHub()
  const post = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${address}/negotiate?${query}`, { method: 'POST', headers }).then(({ status }) => status)
  expect(await post('', { authorization: 'Bearer token-of-ayse' })).toBe(200)
  expect(await post('access_token=token-of-ayse')).toBe(200)
  expect(await post('', { authorization: 'token-of-ayse' })).toBe(401)
  expect(await post('')).toBe(401)
})

test('Scenario: a token opens nothing in another session, of whatever player, and nothing when it is changed', async () => {
  const { address } = await standUpHub()
  const { connectionToken } = await new RawHub(address).negotiate()
  expect(await new RawHub(address, mehmet).declined(`id=${connectionToken}`)).toBe(404)
  expect(await new RawHub(address, ayseElsewhere).declined(`id=${connectionToken}`)).toBe(404)
  expect(await new RawHub(address).declined(`id=${connectionToken.slice(0, -3)}`)).toBe(404)
  expect(await new RawHub(address).declined(`id=x${connectionToken}`)).toBe(404)
})

test('Scenario: another node with the same secret opens what this one negotiated, one with another does not', async () => {
  const here = new RawHub((await standUpHub()).address)
  const there = new RawHub((await standUpHub()).address)
  const stranger = new RawHub((await standUpHub({ secret: 'another' })).address)
  const id = await here.id()
  expect(await stranger.declined(id)).toBe(404)
  await there.shaken(id)
})

test('Scenario: a token that was kept too long opens nothing', async () => {
  const { clock, address } = await standUpHub()
  const raw = new RawHub(address)
  const [early, late] = [await raw.id(), await raw.id()]
  clock.pass(TOKEN_LIFETIME - 1)
  await raw.shaken(early)
  clock.pass(1)
  expect(await raw.declined(late)).toBe(404)
})
