import { describe, expect, onTestFinished, test } from 'vitest'
import { CHANNEL_LIMIT, PAYLOAD_LIMIT } from '#server/hub/bus.ts'
import { createPostgresBus, HEARTBEAT, RETURN_DELAYS } from '#server/hub/postgres-bus.ts'
import { SimulatedClock } from '#tests/hub/simulated-clock.ts'
import { Witness } from '#tests/hub/witness.ts'
import { freshDatabase } from './setup/copies.ts'
import { databaseProxy } from './setup/database-proxy.ts'
import { operator } from './setup/operator.ts'

async function node(url: string) {
  const clock = new SimulatedClock()
  const lines = new Witness<string>()
  const returns = new Witness<string>()
  const write = (_facts: object, sentence: string) => lines.note(sentence)
  const log = { debug: write, info: write, warn: write }
  const bus = await createPostgresBus({ url, log, clock, onReturn: () => returns.note('returned') })
  onTestFinished(() => bus.close())
  return { bus, clock, lines, returns }
}

describe('the bus on LISTEN and NOTIFY', () => {
  test('Scenario: what one node publishes is heard on every node, in order, on that channel only', async () => {
    const url = await freshDatabase()
    const [here, there] = [await node(url), await node(url)]
    const [heardHere, heardThere, other] = [
      new Witness<string>(),
      new Witness<string>(),
      new Witness<string>(),
    ]
    await here.bus.subscribe('player.7', (payload) => heardHere.note(payload))
    await there.bus.subscribe('player.7', (payload) => heardThere.note(payload))
    await there.bus.subscribe('player.70', (payload) => other.note(payload))
    for (const payload of ['1', 'iki', '']) await here.bus.publish('player.7', payload)
    await there.bus.publish('player.70', 'last')
    expect(await heardHere.first(3)).toEqual(['1', 'iki', ''])
    expect(await heardThere.first(3)).toEqual(['1', 'iki', ''])
    expect(await other.first(1)).toEqual(['last'])
  })

  test('Scenario: a listener that has left hears nothing, another of the same channel still does', async () => {
    const { bus } = await node(await freshDatabase())
    const [leaver, stayer] = [new Witness<string>(), new Witness<string>()]
    const leave = await bus.subscribe('c', (payload) => leaver.note(payload))
    const leaveToo = await bus.subscribe('c', (payload) => stayer.note(payload))
    await leave()
    await bus.publish('c', 'one')
    expect(await stayer.first(1)).toEqual(['one'])
    await leaveToo()
    await bus.subscribe('end', (payload) => stayer.note(payload))
    await bus.publish('c', 'two')
    await bus.publish('end', 'three')
    expect(await stayer.first(2)).toEqual(['one', 'three'])
    expect(leaver.items).toEqual([])
  })

  test('Scenario: names with quotes and capitals are names, and a failing listener harms no other', async () => {
    const { bus, lines } = await node(await freshDatabase())
    const heard = new Witness<string>()
    const name = `O'Player "1"; --`
    await bus.subscribe(name, () => {
      throw new Error('broken listener')
    })
    await bus.subscribe(name, (payload) => heard.note(payload))
    await bus.publish(name, 'x')
    expect(await heard.first(1)).toEqual(['x'])
    expect(lines.items).toEqual(['A listener of the bus failed'])
  })

  test('Scenario: what PostgreSQL cannot carry is refused at once, the longest that it can arrives', async () => {
    const { bus } = await node(await freshDatabase())
    const heard = new Witness<string>()
    const channel = 'c'.repeat(CHANNEL_LIMIT)
    await bus.subscribe(channel, (payload) => heard.note(payload))
    await bus.publish(channel, 'x'.repeat(PAYLOAD_LIMIT - 1))
    expect((await heard.first(1))[0]).toHaveLength(PAYLOAD_LIMIT - 1)
    await expect(bus.publish(channel, 'ş'.repeat(PAYLOAD_LIMIT / 2))).rejects.toThrow(RangeError)
    await expect(bus.publish(`${channel}c`, '')).rejects.toThrow(RangeError)
    await expect(bus.subscribe(`${channel}c`, () => undefined)).rejects.toThrow(RangeError)
  })

  test('Scenario: after a loss the bus listens again, says so, and hints of the time between are lost', async () => {
    const url = await freshDatabase()
    const { bus, clock, lines, returns } = await node(url)
    const heard = new Witness<string>()
    await bus.subscribe('c', (payload) => heard.note(payload))
    const { cut, allow } = await operator(url)
    await allow(false)
    await cut()
    await lines.first(1)
    await bus.publish('c', 'lost')
    await bus.subscribe('d', (payload) => heard.note(payload))
    expect(await lines.first(2)).toEqual(['The bus has lost the database', 'A hint was lost'])
    clock.pass(RETURN_DELAYS[0])
    await lines.first(3)
    clock.pass(RETURN_DELAYS[1])
    await lines.first(4)
    expect(returns.items).toEqual([])
    await allow(true)
    clock.pass(RETURN_DELAYS[2])
    await returns.first(1)
    await bus.publish('c', 'one')
    await bus.publish('d', 'two')
    expect(await heard.first(2)).toEqual(['one', 'two'])
  })

  test('Scenario: its connection dies without a word: a heartbeat notices it', async () => {
    const proxy = await databaseProxy()
    onTestFinished(() => proxy.close())
    const { clock, lines, returns } = await node(await proxy.way(await freshDatabase()))
    proxy.hang()
    onTestFinished(() => proxy.flow())
    clock.pass(HEARTBEAT)
    await expect.poll(() => lines.items).toContain('The bus has lost the database')
    proxy.flow()
    clock.pass(RETURN_DELAYS[0])
    await returns.first(1)
  })
})
