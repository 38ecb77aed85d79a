import { describe, expect, onTestFinished, test } from 'vitest'
import { createPostgresBus } from '#server/hub/postgres-bus.ts'
import {
  endedSessionChannel,
  noticeChannel,
  startRelay,
  writeNotice,
  type Notice,
} from '#server/hub/relay.ts'
import { mehmet, phoneOfAyse, playerMehmet, standUpHub } from '#tests/hub/hub-stand.ts'
import { RawHub } from '#tests/hub/raw-hub.ts'
import { Witness } from '#tests/hub/witness.ts'
import { freshDatabase } from './setup/app.ts'

async function node(url: string) {
  const stand = await standUpHub()
  const loads = new Witness<Notice>()
  const sentences = new Witness<string>()
  const write = (_facts: object, sentence: string) => sentences.note(sentence)
  const log = { debug: write, info: write, warn: write }
  const bus = await createPostgresBus({ url, log })
  onTestFinished(() => bus.close())
  const load = async (about: Notice) => {
    loads.note(about)
    if (about.id === 404) return null
    if (about.id === 500) throw new Error('the database is away')
    return { id: about.id, title: 'read here' }
  }
  const stop = await startRelay({ bus, hub: stand.hub, log, load })
  return { bus, stand, loads, sentences, stop, raw: (who?: string) => new RawHub(stand.address, who) }
}

const { playerId, sessionId } = phoneOfAyse
const notice = (id: number, to = playerId) => writeNotice({ playerId: to, cmd: 'Notification', id })

describe('several nodes', () => {
  test('Scenario: a player hears on whichever node, and only that node reads the message', async () => {
    const url = await freshDatabase()
    const [here, there] = [await node(url), await node(url)]
    const player = await there.raw().shaken()
    const other = await here.raw(mehmet).shaken()
    await here.bus.publish(noticeChannel, notice(7))
    await here.bus.publish(noticeChannel, notice(8, playerMehmet))
    expect(await player.next()).toMatchObject({ arguments: ['Notification', { id: 7, title: 'read here' }] })
    expect(await other.next()).toMatchObject({ arguments: ['Notification', { id: 8, title: 'read here' }] })
    expect(here.loads.items.map(({ id }) => id)).toEqual([8])
    expect(there.loads.items.map(({ id }) => id)).toEqual([7])
  })

  test('Scenario: a session that ends on one node is closed on every other', async () => {
    const url = await freshDatabase()
    const [here, there] = [await node(url), await node(url)]
    const player = await there.raw().shaken()
    await here.bus.publish(endedSessionChannel, String(sessionId))
    expect(await player.rest()).toEqual([{ type: 7, error: 'The session has ended.' }])
  })

  test('Scenario: what cannot be read is logged and the next is told all the same', async () => {
    const { bus, raw, sentences } = await node(await freshDatabase())
    const player = await raw().shaken()
    await bus.publish(noticeChannel, '{"playerId":"one"}')
    await bus.publish(endedSessionChannel, 'all')
    for (const id of [404, 500, 9]) await bus.publish(noticeChannel, notice(id))
    expect(await player.next()).toMatchObject({ arguments: ['Notification', { id: 9 }] })
    expect(sentences.items).toEqual(['Invalid payload', 'Invalid payload', 'A notice was lost'])
  })

  test('Scenario: a node that has stopped listening tells nothing', async () => {
    const url = await freshDatabase()
    const [here, there] = [await node(url), await node(url)]
    const [silent, told] = [await there.raw().shaken(), await here.raw().shaken()]
    await there.stop()
    await here.bus.publish(noticeChannel, notice(1))
    await told.next()
    there.stand.hub.notify(playerId, 'Balance', {})
    expect(await silent.next()).toMatchObject({ arguments: ['Balance', {}] })
  })
})
