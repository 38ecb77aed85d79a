import type { Caller } from './caller.ts'
import type { Query } from './query.ts'
import * as refused from './refusal.ts'
import type { Refusal } from './refusal.ts'
import type { Peer, Registry } from './registry.ts'
import type { TransportName } from './transport.ts'

/** Says which connection a request is for, or why there is none. */
export class Admission<C extends Caller, P extends Peer<C>> {
  readonly #registry: Registry<C, P>
  readonly #transports: readonly TransportName[]
  readonly #onTooMany: (() => void) | undefined
  /** Nobody new is let in any more. */
  isClosed = false

  constructor(
    registry: Registry<C, P>,
    transports: readonly TransportName[],
    onTooMany: (() => void) | undefined,
  ) {
    this.#registry = registry
    this.#transports = transports
    this.#onTooMany = onTooMany
  }

  /** Why the caller may not open another connection; null: it may. */
  whyNot(caller: C): Refusal | null {
    if (this.isClosed) return refused.shuttingDown
    if (!this.#registry.isFull(caller)) return null
    this.#onTooMany?.()
    return refused.tooMany
  }

  /** The connection that a transport may carry, or why not. Only a WebSocket may come without an id. */
  admit(query: Query, caller: C, transport: TransportName): P | Refusal {
    if (!this.#transports.includes(transport)) return refused.notServed(transport)
    const token = query.get('id')
    if (!token && transport !== 'WebSockets') return refused.noId
    const peer = this.#find(token, caller)
    if (!peer) return this.whyNot(caller) ?? refused.unknownId
    const { connection } = peer
    if (connection.transportName === null) return peer
    if (connection.transportName !== transport) return refused.transportChange
    if (transport === 'LongPolling') return peer
    // The client knows earlier than the server that its WebSocket is lost.
    return transport === 'WebSockets' && connection.stateful && peer.survives() ? peer : refused.alreadyOpen
  }

  /** The connection of a request that carries none. */
  recall(query: Query, caller: C): P | Refusal {
    const token = query.get('id')
    if (!token) return refused.noId
    return this.#find(token, caller) ?? refused.unknownId
  }

  #find(token: string | undefined, caller: C): P | null {
    if (this.isClosed) return token ? this.#registry.find(token, caller) : null
    return token ? this.#registry.findOrOpen(token, caller) : this.#registry.open(caller)
  }
}
