import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  ayse,
  ayseElsewhere,
  mehmet,
  phoneOfAyse,
  playerMehmet,
  standUpHub,
  type HubStand,
} from './hub-stand.ts'
import { Witness } from './witness.ts'

const playerAyse = phoneOfAyse.user
const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType

async function join(stand: HubStand, who: string, transport: HttpTransportType) {
  const connection = new HubConnectionBuilder()
    .withUrl(`${stand.address}?${who}`, { transport })
    .configureLogging(LogLevel.None)
    .build()
  onTestFinished(() => connection.stop())
  const heard = new Witness<[string, unknown]>()
  const closed = Promise.withResolvers<Error | undefined>()
  connection.on('NotifyMessage', (cmd: string, message: unknown) => heard.note([cmd, message]))
  connection.onclose((error) => closed.resolve(error))
  await connection.start()
  return { connection, hear: () => heard.take(), closed: closed.promise }
}

const tell = (stand: HubStand, user: string, cmd: string, message: unknown) =>
  stand.hub.send({ users: [user] }, 'NotifyMessage', [cmd, message])

const transports = [
  ['WebSockets', WebSockets],
  ['server-sent events', ServerSentEvents],
  ['long polling', LongPolling],
] as const

describe.each(transports)('the official client over %s', (_name, transport) => {
  test('Scenario: a player is told what is for the player, in order, and nothing of others', async () => {
    const stand = await standUpHub()
    const player = await join(stand, ayse, transport)
    const other = await join(stand, mehmet, transport)
    tell(stand, playerMehmet, 'Notification', { id: 1, title: 'Mehmet için' })
    expect(tell(stand, playerAyse, 'Notification', { id: 7, title: 'Yatırım onaylandı: ₺100' })).toBe(1)
    expect(tell(stand, playerAyse, 'Balance', {})).toBe(1)
    expect(await player.hear()).toEqual(['Notification', { id: 7, title: 'Yatırım onaylandı: ₺100' }])
    expect(await player.hear()).toEqual(['Balance', {}])
    expect(await other.hear()).toEqual(['Notification', { id: 1, title: 'Mehmet için' }])
  })

  test('Scenario: every device of the player hears, and everyone hears what is for all', async () => {
    const stand = await standUpHub()
    const [phone, desk, other] = await Promise.all([
      join(stand, ayse, transport),
      join(stand, ayseElsewhere, transport),
      join(stand, mehmet, transport),
    ])
    expect(stand.hub.connections).toBe(3)
    expect(tell(stand, playerAyse, 'Balance', {})).toBe(2)
    expect(await phone.hear()).toEqual(['Balance', {}])
    expect(await desk.hear()).toEqual(['Balance', {}])
    expect(stand.hub.send('all', 'NotifyMessage', ['Notification', { id: 3 }])).toBe(3)
    expect(await other.hear()).toEqual(['Notification', { id: 3 }])
  })

  test('Scenario: messages of every length arrive whole', async () => {
    const stand = await standUpHub()
    const player = await join(stand, ayse, transport)
    const around = JSON.stringify({ type: 1, target: 'NotifyMessage', arguments: ['Long', ''] }).length + 1
    for (const length of [125, 126, 65_535, 65_536, 300_000]) {
      const text = 'x'.repeat(length - around)
      tell(stand, playerAyse, 'Long', text)
      expect(await player.hear()).toEqual(['Long', text])
    }
  })

  test('Scenario: the player logs out and the hub closes that session only', async () => {
    const stand = await standUpHub()
    const phone = await join(stand, ayse, transport)
    const desk = await join(stand, ayseElsewhere, transport)
    expect(stand.hub.endSession(phoneOfAyse.session, 'The session has ended.')).toBe(1)
    expect((await phone.closed)?.message).toContain('The session has ended.')
    expect(tell(stand, playerAyse, 'Balance', {})).toBe(1)
    expect(await desk.hear()).toEqual(['Balance', {}])
    await expect(phone.connection.start()).rejects.toThrow()
  })

  test('Scenario: the player leaves and the hub forgets the connection', async () => {
    const stand = await standUpHub()
    const player = await join(stand, ayse, transport)
    expect(stand.hub.hasUser(playerAyse)).toBe(true)
    await player.connection.stop()
    await expect.poll(() => stand.hub.connections).toBe(0)
    expect(stand.hub.hasUser(playerAyse)).toBe(false)
  })

  test('Scenario: a method of the hub answers with a result, with a refusal, or not at all', async () => {
    const told: unknown[] = []
    const stand = await standUpHub({
      methods: {
        Double: ({ parameters: [number] }) => Number(number) * 2,
        Remember: ({ caller, parameters }) => void told.push(caller.user, ...parameters),
      },
    })
    const { connection } = await join(stand, ayse, transport)
    expect(await connection.invoke('double', 21)).toBe(42)
    await connection.send('REMEMBER', 'this')
    expect(await connection.invoke('remember', 'that')).toBeUndefined()
    expect(told).toEqual([playerAyse, 'this', playerAyse, 'that'])
    await expect(connection.invoke('Unknown')).rejects.toThrow("Unknown hub method 'Unknown'")
  })

  test('Scenario: a stranger is not let in', async () => {
    const stand = await standUpHub()
    await expect(join(stand, 'access_token=guessed', transport)).rejects.toThrow(/401/)
    expect(stand.hub.connections).toBe(0)
  })
})
