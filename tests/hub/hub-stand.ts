import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createHub, type Caller, type Hub, type HubOptions } from 'signalr-hub'
import { onTestFinished } from 'vitest'
import { CLOSE_TIMEOUT } from './figures.ts'
import { SimulatedClock } from './simulated-clock.ts'

const SECRET = 'only for tests'
const path = '/live'

export const phoneOfAyse = { user: '1', session: '11' }
export const playerMehmet = '2'

/** With this token the database throws. */
export const brokenToken = 'token-of-nobody'

const sessions = new Map<string | null, Caller>([
  ['token-of-ayse', phoneOfAyse],
  ['second-token-of-ayse', { user: phoneOfAyse.user, session: '12' }],
  ['token-of-mehmet', { user: playerMehmet, session: '21' }],
])

const as = (token: string) => `access_token=${token}`
export const ayse = as('token-of-ayse')
export const ayseElsewhere = as('second-token-of-ayse')
export const mehmet = as('token-of-mehmet')

export interface LogLine {
  sentence: string
  facts: object
}

export interface HubStand {
  hub: Hub
  clock: SimulatedClock
  /** http://127.0.0.1:port/live */
  address: string
  lines: LogLine[]
  /** The server's ends of the connections. */
  sockets: ReadonlySet<Socket>
  /** Calls NotifyMessage on all; returns how many were told. */
  tellAll(message?: unknown): number
  /** Stops the server like a crash: cuts the sockets without a word. */
  stop(): Promise<void>
}

interface StandOptions extends Partial<Omit<HubOptions, 'clock'>> {
  clock?: SimulatedClock
  /** Time passes by itself. */
  realTime?: true
  port?: number
}

/** The real hub in a real server on its own port, with a stopped clock; it stops when the test ends. */
export async function standUpHub(options: StandOptions = {}): Promise<HubStand> {
  const { port = 0, clock = new SimulatedClock(), realTime, ...rest } = options
  const lines: LogLine[] = []
  const write = (facts: object, sentence: string) => void lines.push({ sentence, facts })
  const hub = createHub({
    path,
    identify: async ({ token }) => {
      if (token === brokenToken) throw new Error('the database is away')
      return sessions.get(token) ?? null
    },
    secret: SECRET,
    log: { info: write, warn: write },
    ...(!realTime && { clock }),
    ...rest,
  })
  const server = createServer()
  hub.attach(server)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const { port: own } = server.address() as AddressInfo
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    const gone = hub.drain(0)
    clock.pass(CLOSE_TIMEOUT)
    await gone
    await new Promise((closed) => server.close(closed))
  }
  onTestFinished(stop)
  return {
    hub,
    clock,
    address: `http://127.0.0.1:${own}${path}`,
    lines,
    sockets,
    tellAll: (message = {}) => hub.send('all', 'NotifyMessage', ['Balance', message]),
    stop,
  }
}
