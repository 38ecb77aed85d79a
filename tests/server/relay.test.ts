import { describe, expect, onTestFinished, test } from 'vitest'
import { createPostgresBus } from '#server/hub/postgres-bus.ts'
import type { Bus } from '#server/hub/bus.ts'
import { createRedisBus } from '#server/hub/redis-bus.ts'
import { redisPlace } from '#server/hub/redis-place.ts'
import { publishSessionEnded, sendNotice, startRelay, type Notice } from '#server/hub/relay.ts'
import { ayse, mehmet, phoneOfAyse, playerMehmet, standUpPlayerHub } from './setup/player-hub-stand.ts'
import { RawHub } from '#tests/hub/raw-hub.ts'
import { Witness } from '#tests/hub/witness.ts'
import { freshDatabase } from './setup/copies.ts'
import { startRedis } from './setup/redis.ts'

type Log = Parameters<typeof createPostgresBus>[0]['log']

/** Where the nodes meet, and how each one joins. */
const ways: [string, () => Promise<(log: Log) => Promise<Bus>>][] = [
  [
    'the database',
    async () => {
      const url = await freshDatabase()
      return (log) => createPostgresBus({ url, log })
    },
  ],
  [
    'Redis',
    async () => {
      const redis = await startRedis()
      onTestFinished(() => redis[Symbol.asyncDispose]())
      const place = redisPlace(redis.url) ?? expect.unreachable()
      return (log) => createRedisBus({ place, log })
    },
  ],
]

async function node(join: (log: Log) => Promise<Bus>) {
  const loads = new Witness<Notice>()
  const sentences = new Witness<string>()
  const write = (_facts: object, sentence: string) => sentences.note(sentence)
  const log = { debug: write, info: write, warn: write }
  const bus = await join(log)
  onTestFinished(() => bus.close())
  const stand = await standUpPlayerHub((...told) => void bus.present(...told))
  const load = async (about: Notice) => {
    loads.note(about)
    if (about.id === 404) return null
    if (about.id === 500) throw new Error('the database is away')
    return { id: about.id, title: 'read here' }
  }
  const stop = await startRelay({ bus, hub: stand.hub, log, load })
  return { bus, stand, loads, sentences, stop, raw: (who: string = ayse) => new RawHub(stand.address, who) }
}

const { playerId, sessionId } = phoneOfAyse
const tell = (bus: Bus, id: number, to = playerId) =>
  sendNotice(bus, { playerId: to, cmd: 'Notification', id })

describe.each(ways)('several nodes that meet at %s', (_name, meet) => {
  test('Scenario: a player hears on whichever node, and only that node reads the message', async () => {
    const join = await meet()
    const [here, there] = [await node(join), await node(join)]
    const player = await there.raw().shaken()
    const other = await here.raw(mehmet).shaken()
    await tell(here.bus, 7)
    await tell(here.bus, 8, playerMehmet)
    expect(await player.next()).toMatchObject({ arguments: ['Notification', { id: 7, title: 'read here' }] })
    expect(await other.next()).toMatchObject({ arguments: ['Notification', { id: 8, title: 'read here' }] })
    expect(here.loads.items.map(({ id }) => id)).toEqual([8])
    expect(there.loads.items.map(({ id }) => id)).toEqual([7])
  })

  test('Scenario: a session that ends on one node is closed on every other', async () => {
    const join = await meet()
    const [here, there] = [await node(join), await node(join)]
    const player = await there.raw().shaken()
    await publishSessionEnded(here.bus, sessionId)
    expect(await player.rest()).toEqual([{ type: 7, error: 'The session has ended.' }])
  })

  test('Scenario: what cannot be read is logged and the next is told all the same', async () => {
    const { bus, raw, sentences } = await node(await meet())
    const player = await raw().shaken()
    await bus.publish('hub.notice', '{"playerId":"one"}')
    await bus.publish('hub.session ended', 'all')
    for (const id of [404, 500, 9]) await tell(bus, id)
    expect(await player.next()).toMatchObject({ arguments: ['Notification', { id: 9 }] })
    expect(sentences.items).toEqual(['Invalid payload', 'Invalid payload', 'A notice was lost'])
  })

  test('Scenario: a node that has stopped listening tells nothing', async () => {
    const join = await meet()
    const [here, there] = [await node(join), await node(join)]
    const [silent, told] = [await there.raw().shaken(), await here.raw().shaken()]
    await there.stop()
    await tell(here.bus, 1)
    await told.next()
    there.stand.hub.notify(playerId, 'Balance', {})
    expect(await silent.next()).toMatchObject({ arguments: ['Balance', {}] })
  })
})
