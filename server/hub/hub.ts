import type { FastifyPluginCallback } from 'fastify'
import { hubPath, notifyMethod } from '#contract/realtime.ts'
import { broadcast, broadcastOver } from './broadcast.ts'
import type { Authenticate } from './caller.ts'
import { systemClock, type Clock } from './clock.ts'
import { createTokenSigner } from './connection-token.ts'
import { drain, DRAIN_SPREAD } from './drain.ts'
import type { Door } from './door.ts'
import { hubRoutes } from './hub.route.ts'
import { jsonProtocol } from './json-protocol.ts'
import type { HubLog } from './log.ts'
import { messageType, type Invocation } from './message.ts'
import { createInvoke, type HubMethods } from './methods.ts'
import { Registry } from './registry.ts'
import { hubUpgrades, type UpgradeRules } from './upgrade.ts'

export interface HubOptions {
  authenticate: Authenticate
  /** Signs the connection tokens; the same on every node. */
  secret: string
  log: HubLog
  clock?: Clock
  /** Called when the player's first connection here opens and when the last one ends. */
  onPresence?: (playerId: number, isHere: boolean) => void
  onDropped?: () => void
  /** Called when a caller with too many connections is refused another. */
  onTooMany?: () => void
  /** As Math.random: spreads the closes of a shutdown and what all are told. */
  random?: () => number
  methods?: HubMethods
}

export interface Hub {
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
  /** Refuses new connections and closes all within `spread` milliseconds, to be reopened elsewhere. Resolves when the last one is gone. */
  drain(spread?: number): Promise<void>
  readonly connections: number
  unsent(): Unsent
}

/** Bytes that clients have not taken yet: of all connections, and of the one with the most. */
export interface Unsent {
  total: number
  largest: number
}

function notifyMessage(cmd: string, message: unknown): Invocation {
  return { type: messageType.invocation, target: notifyMethod, arguments: [cmd, message] }
}

export function createHub(options: HubOptions): Hub {
  const {
    authenticate,
    secret,
    log,
    clock = systemClock,
    random = Math.random,
    methods = {},
    onPresence,
    onDropped,
    onTooMany = () => undefined,
  } = options
  const tokens = createTokenSigner(secret, clock)
  const around = { clock, log, protocols: [jsonProtocol], invoke: createInvoke(methods, log), onDropped }
  const registry = new Registry(around, tokens, onPresence)
  const path = `/${hubPath}`
  let closed = false
  const door: Door = { authenticate, clock, registry, tokens, closed: () => closed, onTooMany }

  const hub: Hub = {
    plugin: (app, rules, done) => {
      hubUpgrades(app.server, rules, door, log)
      app.addHook('preClose', () => hub.drain(0))
      app.register(hubRoutes(path, door))
      done()
    },
    notify: (playerId, cmd, message) => broadcast(notifyMessage(cmd, message), registry.ofPlayer(playerId)),
    notifyAll: (cmd, message, spread = 0) =>
      broadcastOver(notifyMessage(cmd, message), registry.all(), { clock, random, spread }),
    isConnected: (playerId) => registry.hasPlayer(playerId),
    endSession: (sessionId) => {
      registry.retireSession(sessionId)
      const connections = [...registry.ofSession(sessionId)]
      for (const connection of connections) connection.close({ error: 'The session has ended.' })
      return connections.length
    },
    sessions: () => [...registry.sessions()],
    drain: (spread = DRAIN_SPREAD) => {
      closed = true
      return drain(registry, { clock, random, spread })
    },
    get connections() {
      return registry.size
    },
    unsent: () => {
      const bytes = Array.from(registry.all(), ({ unsentBytes }) => unsentBytes)
      return {
        total: bytes.reduce((sum, each) => sum + each, 0),
        largest: bytes.reduce((most, each) => Math.max(most, each), 0),
      }
    },
  }
  return hub
}
