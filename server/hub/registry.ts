import type { HubCaller } from './caller.ts'
import { Connection, type Surroundings } from './connection.ts'
import { newConnectionId, TOKEN_LIFETIME, type TokenSigner } from './connection-token.ts'
import { Retired } from './retired.ts'

/** Milliseconds after which a connection without a client is dropped. */
export const UNHEARD_LIMIT = 15_000

/** Per node. A tab has one; a browser that loses its network opens the next before the old one times out. */
export const CONNECTIONS_OF_SESSION = 20
export const CONNECTIONS_OF_PLAYER = 60

export class Registry {
  readonly #around: Surroundings
  readonly #tokens: TokenSigner
  readonly #byId = new Map<string, Connection>()
  readonly #byPlayer = new Map<number, Set<Connection>>()
  readonly #bySession = new Map<number, Set<Connection>>()
  readonly #finishedIds: Retired<string>
  readonly #endedSessions: Retired<number>
  readonly #onEmpty: (() => void)[] = []
  readonly #onPresence: (playerId: number, isHere: boolean) => void

  constructor(
    around: Surroundings,
    tokens: TokenSigner,
    onPresence: (playerId: number, isHere: boolean) => void = () => undefined,
  ) {
    this.#onPresence = onPresence
    this.#around = around
    this.#tokens = tokens
    this.#finishedIds = new Retired(around.clock, TOKEN_LIFETIME)
    this.#endedSessions = new Retired(around.clock, TOKEN_LIFETIME)
  }

  find(token: string, caller: HubCaller): Connection | null {
    const read = this.#tokens.read(token, caller)
    return (read && this.#byId.get(read.connectionId)) ?? null
  }

  /** Also opens the connection if the token is fresh and unused. */
  findOrOpen(token: string, caller: HubCaller): Connection | null {
    const read = this.#tokens.read(token, caller)
    if (!read) return null
    const known = this.#byId.get(read.connectionId)
    if (known) return known
    if (read.expires <= this.#around.clock.date().getTime() || this.#finishedIds.has(read.connectionId))
      return null
    return this.#open(read.connectionId, caller)
  }

  /** Without negotiation. */
  open(caller: HubCaller): Connection | null {
    return this.#open(newConnectionId(), caller)
  }

  all(): Iterable<Connection> {
    return this.#byId.values()
  }

  ofPlayer(playerId: number): Iterable<Connection> {
    return this.#byPlayer.get(playerId) ?? []
  }

  ofSession(sessionId: number): Iterable<Connection> {
    return this.#bySession.get(sessionId) ?? []
  }

  sessions(): Iterable<number> {
    return this.#bySession.keys()
  }

  hasPlayer(playerId: number): boolean {
    return this.#byPlayer.has(playerId)
  }

  /** The session opens no connection any more, not even for a request that was authenticated just before it ended. */
  retireSession(sessionId: number): void {
    this.#endedSessions.add(sessionId)
  }

  isFull({ playerId, sessionId }: HubCaller): boolean {
    return (
      (this.#bySession.get(sessionId)?.size ?? 0) >= CONNECTIONS_OF_SESSION ||
      (this.#byPlayer.get(playerId)?.size ?? 0) >= CONNECTIONS_OF_PLAYER
    )
  }

  get size(): number {
    return this.#byId.size
  }

  async empty(): Promise<void> {
    if (this.#byId.size === 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#onEmpty.push(resolve)
    await promise
  }

  #open(id: string, caller: HubCaller): Connection | null {
    if (this.#endedSessions.has(caller.sessionId) || this.isFull(caller)) return null
    const connection = new Connection(id, caller, this.#around)
    this.#byId.set(id, connection)
    const isFirst = !this.#byPlayer.has(caller.playerId)
    join(this.#byPlayer, caller.playerId, connection)
    if (isFirst) this.#onPresence(caller.playerId, true)
    join(this.#bySession, caller.sessionId, connection)
    const unheard = this.#around.clock.after(UNHEARD_LIMIT, () => {
      if (connection.transportName === null) connection.finish()
    })
    connection.onFinish(() => {
      unheard.cancel()
      this.#forget(connection)
    })
    return connection
  }

  #forget(connection: Connection): void {
    this.#byId.delete(connection.id)
    this.#finishedIds.add(connection.id)
    leave(this.#byPlayer, connection.caller.playerId, connection)
    if (!this.#byPlayer.has(connection.caller.playerId)) this.#onPresence(connection.caller.playerId, false)
    leave(this.#bySession, connection.caller.sessionId, connection)
    if (this.#byId.size === 0) for (const resolve of this.#onEmpty.splice(0)) resolve()
  }
}

function join(groups: Map<number, Set<Connection>>, key: number, connection: Connection): void {
  const group = groups.get(key)
  if (group) group.add(connection)
  else groups.set(key, new Set([connection]))
}

function leave(groups: Map<number, Set<Connection>>, key: number, connection: Connection): void {
  const group = groups.get(key)
  group?.delete(connection)
  if (group?.size === 0) groups.delete(key)
}
