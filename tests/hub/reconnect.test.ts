import { HttpTransportType, HubConnectionBuilder, type ILogger } from '@microsoft/signalr'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ayse, phoneOfAyse, standUpHub } from './hub-stand.ts'
import { MESSAGE_LIMIT } from './figures.ts'
import { Witness } from './witness.ts'

const HOUR = 3_600_000
/** Section 9: milliseconds before each attempt. */
const reconnectDelays = [0, 2_000, 10_000, 30_000]
const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType

/** Connections are real; the client's timers and its date are simulated. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The client's log announces the wait before each attempt, in milliseconds. */
function announcements() {
  const waits = new Witness<number>()
  const logger: ILogger = {
    log: (_level, text) => {
      const wait = /Reconnect attempt number \d+ will start in (\d+) ms/.exec(text)?.[1]
      if (wait !== undefined) waits.note(Number(wait))
    },
  }
  return { waits, logger }
}

/** Listens in place of the stopped hub, notes each connection and cuts it. */
async function nobodyHome(port: number): Promise<{ knocks: Witness<number>; leave: () => Promise<void> }> {
  const knocks = new Witness<number>()
  const server = createServer((socket) => {
    knocks.note(Date.now())
    socket.on('error', () => undefined).destroy()
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const leave = () => new Promise<void>((left) => server.close(() => left()))
  onTestFinished(async () => {
    if (server.listening) await leave()
  })
  return { knocks, leave }
}

async function connect(transport: HttpTransportType) {
  const stand = await standUpHub()
  const { waits, logger } = announcements()
  const connection = new HubConnectionBuilder()
    .withUrl(`${stand.address}?${ayse}`, { transport })
    .withAutomaticReconnect(reconnectDelays)
    .configureLogging(logger)
    .build()
  const happened = new Witness<string>()
  connection.onreconnecting(() => happened.note('reconnecting'))
  connection.onreconnected(() => happened.note('reconnected'))
  connection.onclose(() => happened.note('closed'))
  onTestFinished(() => connection.stop())
  await connection.start()
  const port = Number(new URL(stand.address).port)
  return { stand, connection, waits, happened, port }
}

describe.each([
  ['WebSockets', WebSockets],
  ['server-sent events', ServerSentEvents],
  ['long polling', LongPolling],
] as const)('the official client over %s without its hub', (_name, transport) => {
  test('Scenario: it tries after 0, 2, 10 and 30 s, then stops for good', async () => {
    const { stand, waits, happened, port } = await connect(transport)
    await stand.stop()
    const { knocks } = await nobodyHome(port)
    const lost = Date.now()
    for (const attempt of reconnectDelays.keys()) {
      const wait = (await waits.first(attempt + 1))[attempt] ?? 0
      vi.advanceTimersByTime(Math.max(wait - 1, 0))
      expect(knocks.items).toHaveLength(attempt)
      vi.advanceTimersByTime(Math.min(wait, 1))
      await knocks.first(attempt + 1)
    }
    expect(await happened.first(2)).toEqual(['reconnecting', 'closed'])
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(knocks.items.map((at) => at - lost)).toEqual([0, 2_000, 12_000, 42_000])
    expect(waits.items).toEqual([0, 2_000, 10_000, 30_000])
  })

  test('Scenario: it comes back when the hub does, and hears again', async () => {
    const { stand, connection, waits, happened, port } = await connect(transport)
    await stand.stop()
    const { knocks, leave } = await nobodyHome(port)
    expect(await waits.first(1)).toEqual([0])
    vi.advanceTimersByTime(0)
    expect(await waits.first(2)).toEqual([0, 2_000])
    expect(knocks.items).toHaveLength(1)
    await leave()
    const again = await standUpHub({ port })
    const heard = Promise.withResolvers<unknown>()
    connection.on('NotifyMessage', (cmd: string) => heard.resolve(cmd))
    vi.advanceTimersByTime(2_000)
    expect(await happened.first(2)).toEqual(['reconnecting', 'reconnected'])
    again.hub.send({ users: [phoneOfAyse.user] }, 'NotifyMessage', ['Balance', {}])
    expect(await heard.promise).toBe('Balance')
  })

  test('Scenario: it comes back after a message that the hub cannot read', async () => {
    const { connection, waits, happened } = await connect(transport)
    await connection.send('Anything', 'x'.repeat(MESSAGE_LIMIT))
    expect(await waits.first(1)).toEqual([0])
    vi.advanceTimersByTime(0)
    expect(await happened.first(2)).toEqual(['reconnecting', 'reconnected'])
  })

  test('Scenario: a hub that shuts down sends it to reconnect, one that ends the session does not', async () => {
    const { stand, waits, happened } = await connect(transport)
    const gone = stand.hub.drain(0)
    expect(await happened.first(1)).toEqual(['reconnecting'])
    expect(await waits.first(1)).toEqual([0])
    await gone
    const other = await connect(transport)
    other.stand.hub.endSession(phoneOfAyse.session, 'The session has ended.')
    expect(await other.happened.first(1)).toEqual(['closed'])
    expect(other.waits.items).toEqual([])
  })
})

describe.each([
  ['WebSockets', WebSockets],
  ['server-sent events', ServerSentEvents],
] as const)('the official client over %s after a silence', (_name, transport) => {
  test('Scenario: it has pinged, is not heard for 30 s, is sent away and comes back', async () => {
    const { stand, waits, happened } = await connect(transport)
    vi.advanceTimersByTime(15_000)
    await expect.poll(() => stand.clock.awaits(30_000)).toBe(true)
    stand.clock.pass(30_000)
    expect(await waits.first(1)).toEqual([0])
    vi.advanceTimersByTime(0)
    expect(await happened.first(2)).toEqual(['reconnecting', 'reconnected'])
  })
})
