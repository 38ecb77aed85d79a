import { HttpTransportType, HubConnectionBuilder, JsonHubProtocol, LogLevel } from '@microsoft/signalr'
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cuttingProxy } from './cutting-proxy.ts'
import { ayse, phoneOfAyse, standUpHub } from './hub-stand.ts'
import { seeded } from '#tests/load/aviator/plan.ts'

const MESSAGES = 10_000
/** Of both directions, between two cuts. What is not acknowledged comes again each time: up to 100 000 bytes each way. */
const MOST_BYTES = 250_000
/** Before the first cut the client has shaken hands. */
const FEWEST_BYTES = 2_000

describe.each([
  ['JSON', new JsonHubProtocol(), 7],
  ['MessagePack', new MessagePackHubProtocol(), 11],
] as const)('stateful reconnect, %s', (_name, protocol, seed) => {
  test('Scenario: the WebSocket is cut in the middle of 10 000 messages each way: none is lost, none comes twice', async () => {
    const heard: unknown[] = []
    const stand = await standUpHub({
      realTime: true,
      methods: { Say: ({ parameters: [number] }) => void heard.push(number) },
    })
    const random = seeded(seed)
    const proxy = await cuttingProxy(
      stand.address,
      () => FEWEST_BYTES + Math.floor(random() * (MOST_BYTES - FEWEST_BYTES)),
    )
    const connection = new HubConnectionBuilder()
      .withUrl(`${proxy.address}?${ayse}`, { transport: HttpTransportType.WebSockets })
      .withHubProtocol(protocol)
      .withStatefulReconnect()
      .configureLogging(LogLevel.None)
      .build()
    const told: unknown[] = []
    const closed: unknown[] = []
    connection.on('Tell', (number: number) => void told.push(number))
    connection.onclose((error) => void closed.push(error ?? 'closed'))
    onTestFinished(() => connection.stop())
    await connection.start()

    const numbers = Array.from({ length: MESSAGES }, (_, number) => number)
    const says = async () => {
      for (const number of numbers) await connection.send('Say', number)
    }
    const tells = async () => {
      for (const number of numbers) {
        stand.hub.send({ users: [phoneOfAyse.user] }, 'Tell', [number, 'x'.repeat(20)])
        if (number % 50 === 0) await new Promise((next) => setImmediate(next))
      }
    }
    await Promise.all([says(), tells()])
    proxy.holds()
    await expect
      .poll(() => [heard.length, told.length, closed, stand.lines])
      .toEqual([MESSAGES, MESSAGES, [], []])
    expect(heard).toEqual(numbers)
    expect(told).toEqual(numbers)
    expect(proxy.cuts).toBeGreaterThan(0)
  })
})
