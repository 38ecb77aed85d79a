import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RawAnswer } from '../sockets/raw-answer.ts'
import { takeUpgrades } from '../sockets/upgrades.ts'
import { admit, identify, type Door } from './door.ts'
import type { HubLog } from './log.ts'
import { readQuery } from './query.ts'
import { badUpgrade, unauthenticated } from './refusal.ts'
import { carryByWebSocket } from './web-socket.ts'

export interface UpgradeRules {
  /** Sent with every refusal. */
  headers?: Readonly<Record<string, string>>
  /** Why no WebSocket may be opened, by anybody; null: it may. */
  refusal?: (request: IncomingMessage) => Promise<RawAnswer | null>
}

/** Handles the hub's WebSocket upgrades; others do not reach it (`asksForWebSocket`). */
export function hubUpgrades(server: Server, rules: UpgradeRules, door: Door, log: HubLog): void {
  async function take(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<RawAnswer | null> {
    const refusal = await rules.refusal?.(request)
    if (refusal) return refusal
    const query = readQuery(request.url ?? '')
    const caller = await identify(door, request.headers, query)
    if (!caller) return unauthenticated
    if (wire.destroyed) return null
    const connection = admit(door, query, caller, 'WebSockets')
    if ('status' in connection) return connection
    if (carryByWebSocket(connection, request, wire, head, door.clock)) return null
    connection.abort()
    return badUpgrade
  }
  takeUpgrades(server, {
    headers: () => rules.headers ?? {},
    take,
    failed: (error) => log.warn({ err: error }, 'A WebSocket could not be opened'),
  })
}
