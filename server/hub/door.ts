import type { IncomingHttpHeaders } from 'node:http'
import { readCredentials, type Authenticate, type HubCaller } from './caller.ts'
import type { Clock } from './clock.ts'
import type { Connection } from './connection.ts'
import type { TokenSigner } from './connection-token.ts'
import type { Query } from './query.ts'
import {
  alreadyOpen,
  noId,
  shuttingDown,
  tooMany,
  transportChange,
  unknownId,
  type Refusal,
} from './refusal.ts'
import type { Registry } from './registry.ts'
import type { TransportName } from './transport.ts'

export interface Door {
  authenticate: Authenticate
  clock: Clock
  registry: Registry
  tokens: TokenSigner
  /** True during shutdown: open connections stay reachable until they are drained, new ones are refused. */
  closed(): boolean
  onTooMany(): void
}

export async function identify(
  door: Door,
  headers: IncomingHttpHeaders,
  query: Query,
): Promise<HubCaller | null> {
  const credentials = readCredentials(headers, query)
  return credentials && door.authenticate(credentials)
}

/** The connection that a transport may carry, or why not. Only a WebSocket may come without an id. */
export function admit(
  door: Door,
  query: Query,
  caller: HubCaller,
  transport: TransportName,
): Connection | Refusal {
  const token = query.get('id')
  if (!token && transport !== 'WebSockets') return noId
  const connection = take(door, token, caller)
  if (!connection) return whyNone(door, caller)
  if (connection.transportName === null) return connection
  if (connection.transportName !== transport) return transportChange
  return transport === 'LongPolling' ? connection : alreadyOpen
}

function whyNone(door: Door, caller: HubCaller): Refusal {
  if (door.closed()) return shuttingDown
  if (!door.registry.isFull(caller)) return unknownId
  door.onTooMany()
  return tooMany
}

function take(door: Door, token: string | undefined, caller: HubCaller): Connection | null {
  if (door.closed()) return token ? door.registry.find(token, caller) : null
  return token ? door.registry.findOrOpen(token, caller) : door.registry.open(caller)
}

export function recall(door: Door, query: Query, caller: HubCaller): Connection | Refusal {
  const token = query.get('id')
  if (!token) return noId
  return take(door, token, caller) ?? unknownId
}
