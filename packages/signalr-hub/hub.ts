import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { attach } from './attach.ts'
import type { Caller } from './caller.ts'
import { Calls } from './calls.ts'
import { Endpoint, type EndpointOptions, type Unsent } from './endpoint.ts'
import type { Frame } from './frame.ts'
import { Groups } from './groups.ts'
import { HubConnection } from './hub-connection.ts'
import { HubError } from './hub-error.ts'
import { jsonProtocol } from './json-protocol.ts'
import { messageType, type Invocation } from './message.ts'
import { messagePackProtocol } from './messagepack-protocol.ts'
import { byLowerCase, type HubFilter, type HubMethods } from './methods.ts'
import type { Protocol } from './protocol.ts'
import type { Refusal } from './refusal.ts'

/** Milliseconds. Clients reconnect as soon as they are closed, so the closes are spread. */
const DRAIN_SPREAD = 2_000

export interface Opened<C extends Caller = Caller> {
  connectionId: string
  caller: C
  items: Map<unknown, unknown>
  join: (group: string) => void
}

export interface HubOptions<C extends Caller = Caller> extends EndpointOptions<C> {
  methods?: HubMethods<C>
  /** Around each call. */
  filters?: readonly HubFilter<C>[]
  /** After the handshake and before the first call; if it rejects, the connection is closed and does not come back. */
  onConnected?: (opened: Opened<C>) => void | Promise<void>
  /** With the error that ended the connection; null: the client or the server has closed it. */
  onDisconnected?: (opened: Opened<C>, error: Error | null) => void
  /** Sends the texts of all errors to the client. Only for development. */
  detailedErrors?: boolean
}

/** Who is told. */
export type Audience =
  | 'all'
  | ({ except?: readonly string[] } & (
      | { all: true }
      | { connections: readonly string[] }
      | { users: readonly string[] }
      | { groups: readonly string[] }
    ))

export interface Hub {
  /** Serves the hub on this server, beside others. */
  attach(server: Server): void
  /** The same in parts, for a server with its own routes. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Takes an upgrade, or says why not: then the wire is still the caller's. */
  take(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<Refusal | null>
  /**
   * Calls a method of clients, and waits for nothing.
   * @param spread milliseconds over which they are told, each at a random moment
   * @returns how many are told
   */
  send(to: Audience, method: string, parameters: readonly unknown[], spread?: number): number
  /** Calls a method of one client and waits for its result. Rejects with HubError, or with the reason of `signal`. */
  invoke(
    connection: string,
    method: string,
    parameters: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<unknown>
  join(group: string, connection: string): void
  leave(group: string, connection: string): void
  hasUser(user: string): boolean
  sessions(): string[]
  /** Closes the connections of an ended session; it opens no other. Returns how many there were. */
  endSession(session: string, reason: string): number
  /** Refuses new connections and closes all within `spread` milliseconds, to be opened elsewhere. Resolves when the last one is gone. */
  drain(spread?: number): Promise<void>
  readonly connections: number
  unsent(): Unsent
}

export function createHub<C extends Caller = Caller>(options: HubOptions<C>): Hub {
  const { methods = {}, filters = [], detailedErrors = false, onConnected, onDisconnected } = options
  const groups = new Groups<HubConnection<C>>()

  function join(group: string, connection: HubConnection<C>): void {
    if (!connection.isOpen || !groups.join(group, connection)) return
    connection.connection.onFinish(() => groups.leave(group, connection))
  }

  async function invoke(
    id: string,
    method: string,
    parameters: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<unknown> {
    const connection = registry.get(id)
    if (!connection?.protocol) throw new HubError(`Connection '${id}' does not exist.`)
    return connection.invoke(method, parameters, signal)
  }

  const rules = {
    methods: byLowerCase(methods),
    filters,
    detailedErrors,
    join,
    leave: (group: string, connection: HubConnection<C>) => void groups.leave(group, connection),
    invoke,
  }
  const openedOf = (connection: HubConnection<C>): Opened<C> => ({
    connectionId: connection.id,
    caller: connection.caller,
    items: connection.items,
    join: (group) => join(group, connection),
  })
  const parts = {
    protocols: [jsonProtocol, messagePackProtocol],
    detailedErrors,
    callsOf: (connection: HubConnection<C>) => new Calls(connection, rules),
    opened: async (connection: HubConnection<C>) => onConnected?.(openedOf(connection)),
    closed: (connection: HubConnection<C>, error: Error | null) =>
      onDisconnected?.(openedOf(connection), error),
  }
  const endpoint = new Endpoint<C, HubConnection<C>>(
    options,
    (connection) => new HubConnection(connection, parts),
  )
  const { registry, around, random } = endpoint

  function* of(to: Exclude<Audience, 'all'>): Generator<HubConnection<C>, void, undefined> {
    if ('all' in to) yield* registry.all()
    else if ('users' in to) for (const user of to.users) yield* registry.users.of(user)
    else if ('groups' in to) for (const group of to.groups) yield* groups.of(group)
    else
      for (const id of to.connections) {
        const connection = registry.get(id)
        if (connection) yield connection
      }
  }

  function audienceOf(to: Audience): Iterable<HubConnection<C>> {
    if (to === 'all') return registry.all()
    const except = new Set(to.except)
    // A connection of two groups is told once.
    return new Set(of(to)).values().filter(({ id }) => !except.has(id))
  }

  return {
    attach: (server) => attach(server, endpoint),
    handle: (request, response) => endpoint.handle(request, response),
    take: (request, wire, head) => endpoint.take(request, wire, head),
    send: (to, target, parameters, spread = 0) => {
      const message: Invocation = { type: messageType.invocation, target, arguments: parameters }
      const told = audienceOf(to)
      return spread === 0 ? tell(message, told) : tellOver(message, told, spread)
    },
    invoke,
    join: (group, id) => {
      const connection = registry.get(id)
      if (connection) join(group, connection)
    },
    leave: (group, id) => {
      const connection = registry.get(id)
      if (connection) groups.leave(group, connection)
    },
    hasUser: (user) => registry.users.has(user),
    sessions: () => [...registry.sessions.names()],
    endSession: (session, error) => {
      registry.retireSession(session)
      const connections = [...registry.sessions.of(session)]
      for (const connection of connections) connection.close({ error })
      return connections.length
    },
    drain: (spread = DRAIN_SPREAD) =>
      endpoint.drain(spread, (connection) => connection.close({ allowReconnect: true })),
    get connections() {
      return registry.size
    },
    unsent: () => endpoint.unsent(),
  }

  /** Encoded once per protocol. */
  function tell(message: Invocation, connections: Iterable<HubConnection<C>>): number {
    const frames = new Map<Protocol, Frame>()
    let reached = 0
    for (const connection of connections) {
      const { protocol } = connection
      if (!protocol || !connection.isOpen) continue
      const frame = frames.get(protocol) ?? protocol.write(message)
      frames.set(protocol, frame)
      connection.send(frame)
      reached += 1
    }
    return reached
  }

  function tellOver(message: Invocation, connections: Iterable<HubConnection<C>>, spread: number): number {
    const told = [...connections]
    for (const each of told) {
      const alarm = around.clock.after(random() * spread, () => tell(message, [each]))
      each.connection.onFinish(() => alarm.cancel())
    }
    return told.length
  }
}
