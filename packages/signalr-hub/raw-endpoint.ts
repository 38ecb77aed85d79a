import type { Server } from 'node:http'
import { attach } from './attach.ts'
import type { Caller } from './caller.ts'
import type { Connection } from './connection.ts'
import { Endpoint, type EndpointOptions } from './endpoint.ts'
import { Frame } from './frame.ts'
import type { Peer } from './registry.ts'

/** A connection without the hub protocol: what one side sends, the other gets as it is. */
export interface RawConnection<C extends Caller = Caller> {
  readonly id: string
  readonly caller: C
  /** A string goes as text, bytes go as binary; server-sent events carry text alone. */
  send(data: string | Uint8Array): void
  close(): void
}

export interface RawOptions<C extends Caller = Caller> extends EndpointOptions<C> {
  /** Called with what came, in order; the next comes when it has resolved. */
  onData: (connection: RawConnection<C>, data: Buffer) => void | Promise<void>
  onOpen?: (connection: RawConnection<C>) => void
  onClose?: (connection: RawConnection<C>) => void
}

class RawPeer<C extends Caller> implements Peer<C>, RawConnection<C> {
  readonly connection: Connection<C>
  readonly #options: RawOptions<C>
  #isBusy = false

  constructor(connection: Connection<C>, options: RawOptions<C>) {
    this.connection = connection
    this.#options = options
  }

  get id(): string {
    return this.connection.id
  }

  get caller(): C {
    return this.connection.caller
  }

  send(data: string | Uint8Array): void {
    if (this.connection.state === 'open') this.connection.send(new Frame(data))
  }

  close(): void {
    this.connection.end()
  }

  attached(): void {
    this.#options.onOpen?.(this)
  }

  received(): void {
    if (!this.#isBusy) void this.#read()
  }

  survives(): boolean {
    return false
  }

  finished(): void {
    this.#options.onClose?.(this)
  }

  async #read(): Promise<void> {
    const { incoming, around } = this.connection
    this.#isBusy = true
    try {
      while (incoming.bytes.length > 0) {
        const { bytes } = incoming
        incoming.drop()
        await this.#options.onData(this, bytes)
      }
    } catch (error) {
      around.log.warn({ err: error, connectionId: this.id }, 'A connection failed')
      this.connection.abort()
    } finally {
      this.#isBusy = false
    }
  }
}

export interface RawEndpoint {
  attach(server: Server): void
  /** Refuses new connections and ends all within `spread` milliseconds. */
  drain(spread?: number): Promise<void>
  readonly connections: number
}

/** Serves raw connections at a path. */
export function createRawEndpoint<C extends Caller = Caller>(options: RawOptions<C>): RawEndpoint {
  const endpoint = new Endpoint<C, RawPeer<C>>(options, (connection) => new RawPeer(connection, options))
  return {
    attach: (server) => attach(server, endpoint),
    drain: (spread = 0) => endpoint.drain(spread, (peer) => peer.close()),
    get connections() {
      return endpoint.registry.size
    },
  }
}
