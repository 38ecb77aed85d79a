import type { Socket } from 'node:net'
import { fastify } from 'fastify'
import { onTestFinished } from 'vitest'
import { createHub, type Hub } from '#server/hub/hub.ts'
import type { Authenticate } from '#server/hub/caller.ts'
import type { HubMethods } from '#server/hub/methods.ts'
import { CLOSE_TIMEOUT } from '#server/hub/transport.ts'
import { asksForWebSocket } from '#server/sockets/upgrades.ts'
import { SimulatedClock } from './simulated-clock.ts'
import { hubPath } from '#contract/realtime.ts'

const SECRET = 'only for tests'

export const phoneOfAyse = { playerId: 1, sessionId: 11 }
export const playerMehmet = 2

/** With this token the database throws. */
export const brokenToken = 'token-of-nobody'

const sessions = new Map([
  ['token-of-ayse', { ...phoneOfAyse, fingerprint: 'phone-of-ayse' }],
  ['second-token-of-ayse', { playerId: phoneOfAyse.playerId, sessionId: 12, fingerprint: 'desk-of-ayse' }],
  ['token-of-mehmet', { playerId: playerMehmet, sessionId: 21, fingerprint: 'phone-of-mehmet' }],
])

export const ayse = 'token=token-of-ayse&fingerprint=phone-of-ayse'
export const ayseElsewhere = 'token=second-token-of-ayse&fingerprint=desk-of-ayse'
export const mehmet = 'token=token-of-mehmet&fingerprint=phone-of-mehmet'

export interface LogLine {
  sentence: string
  facts: object
}

export interface HubStand {
  hub: Hub
  clock: SimulatedClock
  /** http://127.0.0.1:port/hub/frnotify */
  address: string
  lines: LogLine[]
  /** The server's ends of the connections. */
  sockets: ReadonlySet<Socket>
  /** Stops the server like a crash: cuts the sockets without a word. */
  stop(): Promise<void>
}

interface StandOptions {
  clock?: SimulatedClock
  authenticate?: Authenticate
  methods?: HubMethods
  secret?: string
  random?: () => number
  onPresence?: (playerId: number, isHere: boolean) => void
  onDropped?: () => void
  port?: number
}

/** The real hub in a real Fastify on its own port, with a stopped clock; it stops when the test ends. */
export async function standUpHub(options: StandOptions = {}): Promise<HubStand> {
  const { port = 0, secret = SECRET, clock = new SimulatedClock(), ...rest } = options
  const lines: LogLine[] = []
  const write = (facts: object, sentence: string) => void lines.push({ sentence, facts })
  const hub = createHub({
    authenticate: async ({ token, fingerprint }) => {
      if (token === brokenToken) throw new Error('the database is away')
      const session = sessions.get(token)
      return session && session.fingerprint === fingerprint ? session : null
    },
    secret,
    log: { debug: write, info: write, warn: write },
    clock,
    ...rest,
  })
  const app = fastify({
    forceCloseConnections: true,
    http: { shouldUpgradeCallback: asksForWebSocket(`/${hubPath}`) },
  })
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'DENY'))
  app.register(hub.plugin)
  const origin = await app.listen({ host: '127.0.0.1', port })
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    const gone = hub.drain(0)
    clock.pass(CLOSE_TIMEOUT)
    await gone
    await app.close()
  }
  onTestFinished(stop)
  return { hub, clock, address: `${origin}/${hubPath}`, lines, sockets, stop }
}
