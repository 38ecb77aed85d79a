import { describe, expect, onTestFinished, test } from 'vitest'
import { createRedisBus, HEARTBEAT, patience, PRESENCE_REFRESH } from '#server/hub/redis-bus.ts'
import { nodesOf, redisHints, startPatience } from '#server/hub/redis-hints.ts'
import { openRedis, redisPlace } from '#server/hub/redis-place.ts'
import { SimulatedClock } from '#tests/hub/simulated-clock.ts'
import { Witness } from '#tests/hub/witness.ts'
import { startRedis, startSentinels } from './setup/redis.ts'

const placeOf = (url: string) => redisPlace(url) ?? expect.unreachable()
const [player, other] = [7, 70]

async function node(url: string, clock = new SimulatedClock()) {
  const [heard, lines, returns] = [new Witness<string>(), new Witness<string>(), new Witness<string>()]
  const write = (_facts: object, sentence: string) => lines.note(sentence)
  const log = { debug: () => undefined, info: write, warn: write }
  const bus = await createRedisBus({
    place: placeOf(url),
    log,
    clock,
    onReturn: () => returns.note('returned'),
  })
  onTestFinished(() => bus.close())
  await bus.subscribe('c', (payload) => heard.note(payload))
  return { bus, clock, heard, lines, returns }
}

async function redis() {
  const started = await startRedis()
  onTestFinished(() => started[Symbol.asyncDispose]())
  return started
}

async function connectedTo(url: string) {
  const client = openRedis(placeOf(url), 'test')
  await client.connect()
  onTestFinished(() => client.disconnect())
  return client
}

describe('the bus on Redis', () => {
  test('Scenario: what is for a player reaches the nodes where the player is connected, in order, and no other', async () => {
    const { url } = await redis()
    const [here, there, elsewhere] = [await node(url), await node(url), await node(url)]
    await here.bus.present(player, true)
    await there.bus.present(player, true)
    await elsewhere.bus.present(other, true)
    for (const payload of ['1', 'iki\nüç', '']) await here.bus.publish('c', payload, player)
    await there.bus.publish('c', 'for the other', other)
    expect(await here.heard.first(3)).toEqual(['1', 'iki\nüç', ''])
    expect(await there.heard.first(3)).toEqual(['1', 'iki\nüç', ''])
    expect(await elsewhere.heard.first(1)).toEqual(['for the other'])
    await there.bus.present(player, false)
    await there.bus.publish('c', 'last', player)
    await here.bus.publish('c', 'to all')
    expect(await here.heard.first(5)).toEqual(['1', 'iki\nüç', '', 'last', 'to all'])
    expect(await there.heard.first(4)).toEqual(['1', 'iki\nüç', '', 'to all'])
  })

  test('Scenario: a process that only publishes is heard', async () => {
    const { url } = await redis()
    const { bus, heard } = await node(url)
    await bus.present(player, true)
    const hints = await redisHints(placeOf(url), { warn: () => undefined, debug: () => undefined })
    onTestFinished(() => hints.close())
    await hints.publish('c', 'from the command line', player)
    expect(await heard.first(1)).toEqual(['from the command line'])
  })

  test('Scenario: Redis is killed: a hint is lost at once; when it is back, empty, players are heard of again', async () => {
    const server = await redis()
    const { bus, heard, lines, returns } = await node(server.url)
    await bus.present(player, true)
    await server.kill()
    expect(await lines.first(1)).toEqual(['The bus has lost Redis'])
    await bus.present(other, true)
    await bus.publish('c', 'lost', player)
    expect(await lines.first(2)).toEqual(['The bus has lost Redis', 'A hint was lost'])
    await server.start()
    await returns.first(1)
    await bus.publish('c', 'one', player)
    await bus.publish('c', 'two', other)
    expect(await heard.first(2)).toEqual(['one', 'two'])
  })

  test('Scenario: Redis hangs: a hint is lost within its time, and a heartbeat notices the loss', async () => {
    const server = await redis()
    const { bus, clock, heard, lines, returns } = await node(server.url)
    await bus.present(player, true)
    await bus.publish('c', 'before', player)
    await heard.first(1)
    server.hang()
    onTestFinished(() => server.flow())
    await bus.publish('c', 'lost', player)
    clock.pass(HEARTBEAT)
    clock.pass(patience)
    expect(await lines.first(2)).toEqual(['The bus has lost Redis', 'A hint was lost'])
    server.flow()
    await returns.first(1)
    await bus.publish('c', 'after', player)
    await expect.poll(() => heard.items).toContain('after')
  })

  test('Scenario: a node starts before Redis is there, and listens as soon as it is', async () => {
    const server = await redis()
    await server.kill()
    const { bus, heard, lines, returns } = await node(server.url)
    expect(lines.items).toContain('The bus does not reach Redis')
    await bus.present(player, true)
    await server.start()
    await returns.first(1)
    await bus.publish('c', 'one', player)
    expect(await heard.first(1)).toEqual(['one'])
  })

  test('Scenario: a node starts while Redis hangs', async () => {
    const server = await redis()
    server.hang()
    onTestFinished(() => server.flow())
    const clock = new SimulatedClock()
    const starting = node(server.url, clock)
    // The start gives up, and no connection has timed out yet: the first answer comes to a node that has started.
    clock.pass(startPatience)
    const { bus, heard, lines, returns } = await starting
    expect(lines.items).toEqual(['The bus does not reach Redis', 'The bus does not reach Redis'])
    await bus.present(player, true)
    server.flow()
    await returns.first(1)
    await bus.publish('c', 'one', player)
    expect(await heard.first(1)).toEqual(['one'])
  })

  test('Scenario: what a node says of its players is renewed before it is forgotten', async () => {
    const server = await redis()
    const { bus, clock, heard } = await node(server.url)
    await bus.present(player, true)
    await bus.publish('c', 'one', player)
    await heard.first(1)
    const client = await connectedTo(server.url)
    await client.expire(nodesOf(player), 60)
    clock.pass(PRESENCE_REFRESH)
    await expect.poll(() => client.ttl(nodesOf(player))).toBeGreaterThan(60)
  })

  test('Scenario: a node that was killed gets no hint after the next one', async () => {
    const server = await redis()
    const { bus, heard } = await node(server.url)
    await bus.present(player, true)
    const client = await connectedTo(server.url)
    await client.sadd(nodesOf(player), 'killed')
    await bus.publish('c', 'one', player)
    expect(await heard.first(1)).toEqual(['one'])
    expect(await client.smembers(nodesOf(player))).toHaveLength(1)
  })

  test('Scenario: the primary is lost: Sentinel promotes the replica, and hints come through it', async () => {
    await using sentinels = await startSentinels()
    const { bus, heard, returns } = await node(sentinels.url)
    await bus.present(player, true)
    await bus.publish('c', 'before', player)
    await heard.first(1)
    await sentinels.primary.kill()
    await returns.first(1)
    await bus.publish('c', 'after', player)
    expect(await heard.first(2)).toEqual(['before', 'after'])
  })

  test('Scenario: a password that Redis refuses stops the start', async () => {
    const server = await startRedis('--requirepass', 'right')
    onTestFinished(() => server[Symbol.asyncDispose]())
    await expect(node(server.url.replace('//', '//:wrong@'))).rejects.toThrow(
      'REDIS_URL cannot be used: WRONGPASS',
    )
  })

  test.each([
    ['redis://localhost:6379', { url: 'redis://localhost:6379' }],
    ['rediss://:secret@redis.test:6380/1', { url: 'rediss://:secret@redis.test:6380/1' }],
    [
      'rediss+sentinel://:s%2Fcret@a.test:26380,b.test/primary',
      {
        sentinels: [
          { host: 'a.test', port: 26_380 },
          { host: 'b.test', port: 26_379 },
        ],
        primary: 'primary',
        password: 's/cret',
        tls: true,
      },
    ],
    ['http://redis.test', null],
    ['redis+sentinel://a.test:26379', null],
    ['', null],
  ])('Scenario: REDIS_URL is %s', (text, place) => {
    expect(redisPlace(text)).toEqual(place)
  })
})
