import type { Caller } from './caller.ts'
import { Connection, type Handler, type Surroundings } from './connection.ts'
import { newConnectionId, TOKEN_LIFETIME, type TokenSigner } from './connection-token.ts'
import { Groups } from './groups.ts'
import { Retired } from './retired.ts'

/** What an endpoint makes of a connection. */
export interface Peer<C extends Caller> extends Handler {
  readonly connection: Connection<C>
}

interface Options<C extends Caller, P> {
  around: Surroundings
  tokens: TokenSigner
  accept: (connection: Connection<C>) => P
  /** Called when the user's first connection here opens and when the last one ends. */
  onPresence?: ((user: string, isHere: boolean) => void) | undefined
}

/** The open connections of an endpoint. */
export class Registry<C extends Caller, P extends Peer<C>> {
  readonly #options: Options<C, P>
  readonly #byId = new Map<string, P>()
  readonly users = new Groups<P>()
  readonly sessions = new Groups<P>()
  readonly #finishedIds: Retired<string>
  readonly #endedSessions: Retired<string>
  readonly #onEmpty: (() => void)[] = []

  constructor(options: Options<C, P>) {
    this.#options = options
    this.#finishedIds = new Retired(options.around.clock, TOKEN_LIFETIME)
    this.#endedSessions = new Retired(options.around.clock, TOKEN_LIFETIME)
  }

  find(token: string, caller: C): P | null {
    const read = this.#options.tokens.read(token, caller)
    return (read && this.#byId.get(read.connectionId)) ?? null
  }

  /** Also opens the connection if the token is fresh and unused. */
  findOrOpen(token: string, caller: C): P | null {
    const { tokens, around } = this.#options
    const read = tokens.read(token, caller)
    if (!read) return null
    const { connectionId, expires, stateful } = read
    const known = this.#byId.get(connectionId)
    if (known) return known
    if (expires <= around.clock.date().getTime() || this.#finishedIds.has(connectionId)) return null
    return this.#open(connectionId, caller, stateful)
  }

  /** Without negotiation. */
  open(caller: C): P | null {
    return this.#open(newConnectionId(), caller, false)
  }

  all(): Iterable<P> {
    return this.#byId.values()
  }

  get(id: string): P | undefined {
    return this.#byId.get(id)
  }

  /** The session opens no connection any more, not even for a request that was identified just before it ended. */
  retireSession(session: string): void {
    this.#endedSessions.add(session)
  }

  isFull({ user, session }: C): boolean {
    const { connectionsOfSession, connectionsOfUser } = this.#options.around.limits
    return (
      (session !== null && this.sessions.sizeOf(session) >= connectionsOfSession) ||
      (user !== null && this.users.sizeOf(user) >= connectionsOfUser)
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

  #open(id: string, caller: C, stateful: boolean): P | null {
    const { user, session } = caller
    if ((session !== null && this.#endedSessions.has(session)) || this.isFull(caller)) return null
    const { accept, around, onPresence } = this.#options
    const connection = new Connection(id, caller, stateful, around)
    const peer = accept(connection)
    connection.handledBy(peer)
    this.#byId.set(id, peer)
    if (user !== null && this.users.join(user, peer)) onPresence?.(user, true)
    if (session !== null) this.sessions.join(session, peer)
    connection.onFinish(() => this.#forget(peer))
    return peer
  }

  #forget(peer: P): void {
    const { id, caller } = peer.connection
    this.#byId.delete(id)
    this.#finishedIds.add(id)
    const { user, session } = caller
    if (user !== null && this.users.leave(user, peer)) this.#options.onPresence?.(user, false)
    if (session !== null) this.sessions.leave(session, peer)
    if (this.#byId.size === 0) for (const resolve of this.#onEmpty.splice(0)) resolve()
  }
}
