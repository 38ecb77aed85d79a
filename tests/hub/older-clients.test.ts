import { HttpTransportType, type HubConnection, type HubConnectionBuilder } from '@microsoft/signalr'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { MESSAGE_LIMIT } from './figures.ts'
import { ayse, phoneOfAyse, standUpHub } from './hub-stand.ts'
import { Witness } from './witness.ts'

interface Client {
  HubConnectionBuilder: typeof HubConnectionBuilder
}

const clients: [name: string, load: () => Promise<unknown>][] = [
  ['@aspnet/signalr 1.1', () => import('signalr-1')],
  ['@microsoft/signalr 3.1', () => import('signalr-3')],
  ['@microsoft/signalr 5', () => import('signalr-5')],
  ['@microsoft/signalr 6', () => import('signalr-6')],
  ['@microsoft/signalr 7', () => import('signalr-7')],
  ['@microsoft/signalr 8', () => import('signalr-8')],
  ['@microsoft/signalr 9', () => import('signalr-9')],
  ['@microsoft/signalr 10', () => import('@microsoft/signalr')],
]

const transports = [
  ['WebSockets', HttpTransportType.WebSockets],
  ['server-sent events', HttpTransportType.ServerSentEvents],
  ['long polling', HttpTransportType.LongPolling],
] as const

async function* countTo(last: number) {
  for (let number = 1; number <= last; number += 1) yield number
}

const silent = { log: () => undefined }

function build(client: Client, url: string, transport: HttpTransportType): HubConnection {
  const builder: HubConnectionBuilder = new client.HubConnectionBuilder().withUrl(url, { transport })
  builder.configureLogging(silent)
  // 1.1 does not reconnect by itself.
  if ('withAutomaticReconnect' in builder) builder.withAutomaticReconnect([0, 0, 0])
  return builder.build()
}

const reads = (connection: HubConnection, method: string, ...given: unknown[]) =>
  new Promise<unknown[]>((resolve, reject) => {
    const items: unknown[] = []
    connection.stream<unknown>(method, ...given).subscribe({
      next: (item) => void items.push(item),
      error: reject,
      complete: () => resolve(items),
    })
  })

describe.each(clients)('%s', (name, load) => {
  // Version 5 takes Node with fetch for a browser.
  beforeEach(() => void vi.stubGlobal('self', globalThis))
  afterEach(() => void vi.unstubAllGlobals())

  test.each(transports)(
    'Scenario: it connects, calls, streams, hears and comes back over %s',
    async (_name, transport) => {
      const client = (await load()) as Client
      const stand = await standUpHub({
        realTime: true,
        timeouts: { close: 100 },
        methods: {
          Double: ({ parameters: [number] }) => Number(number) * 2,
          Count: {
            streams: true,
            run: ({ parameters: [last] }) => countTo(Number(last)),
          },
        },
      })
      const connection = build(client, `${stand.address}?${ayse}`, transport)
      onTestFinished(() => connection.stop())
      const heard = new Witness<unknown>()
      const back = Promise.withResolvers<void>()
      connection.on('Tell', (word: unknown) => heard.note(word))
      if (name.startsWith('@aspnet'))
        connection.onclose(async (error) => {
          if (!error) return
          await connection.start()
          back.resolve()
        })
      else connection.onreconnected(() => back.resolve())
      await connection.start()

      expect(await connection.invoke('double', 21)).toBe(42)
      await expect(connection.invoke('Unknown')).rejects.toThrow("Unknown hub method 'Unknown'")
      expect(await reads(connection, 'Count', 3)).toEqual([1, 2, 3])
      stand.hub.send({ users: [phoneOfAyse.user] }, 'Tell', ['Yatırım onaylandı: ₺100'])
      expect(await heard.take()).toBe('Yatırım onaylandı: ₺100')

      // Older clients leave a poll that is cut off unhandled.
      if (transport === HttpTransportType.LongPolling)
        await connection.send('Double', 'x'.repeat(MESSAGE_LIMIT))
      else for (const socket of stand.sockets) socket.destroy()
      await back.promise
      stand.hub.send({ users: [phoneOfAyse.user] }, 'Tell', ['again'])
      expect(await heard.take()).toBe('again')
      expect(await connection.invoke('double', 4)).toBe(8)
    },
  )
})
