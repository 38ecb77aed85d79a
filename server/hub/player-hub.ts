import type { IncomingMessage } from 'node:http'
import type { FastifyPluginCallback } from 'fastify'
import { createHub, type Clock, type Hub } from 'signalr-hub'
import { hubPath, notifyMethod } from '#contract/realtime.ts'
import type { RawAnswer } from '../sockets/raw-answer.ts'
import { takeUpgrades } from '../sockets/upgrades.ts'
import type { HubLog } from './log.ts'

/** Per node. A tab has one; a browser that loses its network opens the next before the old one times out. */
export const CONNECTIONS_OF_SESSION = 20
export const CONNECTIONS_OF_PLAYER = 60

export interface HubCaller {
  playerId: number
  sessionId: number
}

export interface Credentials {
  token: string
  fingerprint: string | undefined
}

export interface PlayerHubOptions {
  authenticate: (credentials: Credentials) => Promise<HubCaller | null>
  /** Signs the connection tokens; the same on every node. */
  secret: string
  log: HubLog
  clock?: Clock
  /** Called when the player's first connection here opens and when the last one ends. */
  onPresence?: (playerId: number, isHere: boolean) => void
  onDropped?: () => void
  /** Called when a caller with too many connections is refused another. */
  onTooMany?: () => void
}

export interface UpgradeRules {
  /** Sent with every refusal. */
  headers?: Readonly<Record<string, string>>
  /** Why no WebSocket may be opened, by anybody; null: it may. */
  refusal?: (request: IncomingMessage) => Promise<RawAnswer | null>
}

/** The hub of the site: only the server calls, and only one method (specification, section 7). */
export interface PlayerHub extends Pick<Hub, 'drain' | 'unsent' | 'connections'> {
  /** Serves the hub at its path, HTTP and WebSocket; closing the instance drains it at once. */
  plugin: FastifyPluginCallback<UpgradeRules>
  /** Calls NotifyMessage(cmd, message) on every connection of the player here. Returns how many were reached. */
  notify(playerId: number, cmd: string, message: unknown): number
  /** @param spread milliseconds over which the connections are told: all of them ask the server then */
  notifyAll(cmd: string, message: unknown, spread?: number): number
  isConnected(playerId: number): boolean
  /** Closes the connections of an ended session; clients do not reconnect. Returns how many there were. */
  endSession(sessionId: number): number
  sessions(): number[]
}

export function createPlayerHub(options: PlayerHubOptions): PlayerHub {
  const { authenticate, onPresence, log, ...rest } = options
  const path = `/${hubPath}`
  const hub = createHub({
    ...rest,
    log,
    path,
    limits: { connectionsOfSession: CONNECTIONS_OF_SESSION, connectionsOfUser: CONNECTIONS_OF_PLAYER },
    onPresence: (user, isHere) => onPresence?.(Number(user), isHere),
    async identify({ token: bearer, headers, query }) {
      const token = bearer ?? query.get('token')
      if (!token) return null
      const header = headers['x-fingerprint']
      const fingerprint = query.get('fingerprint') ?? (typeof header === 'string' ? header : undefined)
      const caller = await authenticate({ token, fingerprint })
      return caller && { user: String(caller.playerId), session: String(caller.sessionId) }
    },
  })

  return {
    plugin: (app, rules, done) => {
      takeUpgrades(app.server, {
        headers: () => rules.headers ?? {},
        take: async (request, wire, head) =>
          (await rules.refusal?.(request)) ?? hub.take(request, wire, head),
        failed: (error) => log.warn({ err: error }, 'A WebSocket could not be opened'),
      })
      app.addHook('preClose', () => hub.drain(0))
      app.removeAllContentTypeParsers()
      // The hub reads the body itself.
      app.addContentTypeParser('*', (_request, _body, parsed) => parsed(null))
      for (const url of [path, `${path}/negotiate`])
        // The URLs hold the session's token: requests must not be logged.
        app.all(url, { logLevel: 'warn' }, (request, reply) => {
          reply.hijack()
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value)
          void hub.handle(request.raw, reply.raw)
        })
      done()
    },
    notify: (playerId, cmd, message) => hub.send({ users: [String(playerId)] }, notifyMethod, [cmd, message]),
    notifyAll: (cmd, message, spread) => hub.send('all', notifyMethod, [cmd, message], spread),
    isConnected: (playerId) => hub.hasUser(String(playerId)),
    endSession: (sessionId) => hub.endSession(String(sessionId), 'The session has ended.'),
    sessions: () => hub.sessions().map(Number),
    drain: (spread) => hub.drain(spread),
    get connections() {
      return hub.connections
    },
    unsent: () => hub.unsent(),
  }
}
