import type { Caller } from './caller.ts'
import type { Alarm, Clock } from './clock.ts'
import type { Frame } from './frame.ts'
import { Incoming } from './incoming.ts'
import type { Limits, Timeouts } from './limits.ts'
import type { Log } from './log.ts'
import { Outgoing } from './outgoing.ts'
import type { Transport, TransportName } from './transport.ts'

export interface Surroundings {
  clock: Clock
  log: Log
  limits: Limits
  timeouts: Timeouts
  /** Called when a client is dropped because it does not read. */
  onDropped?: (() => void) | undefined
}

/** What a connection is for: a hub, or bytes as they come. */
export interface Handler {
  /** A transport carries the connection now; a stateful connection can get another one. */
  attached(): void
  /** There are bytes to read in `incoming`. */
  received(): void
  /** Whether the connection can go on by another transport. */
  survives(): boolean
  /** Nothing is sent or received any more. */
  finished(): void
}

/** Carries bytes both ways by one of the transports. */
export class Connection<C extends Caller = Caller> {
  readonly id: string
  readonly caller: C
  /** The client has asked for stateful reconnect. */
  readonly stateful: boolean
  readonly incoming: Incoming
  readonly around: Surroundings
  readonly #outgoing = new Outgoing()
  readonly #onFinish: (() => void)[] = []
  #handler: Handler | undefined
  #state: 'open' | 'closing' | 'finished' = 'open'
  #transportName: TransportName | null = null
  #unheard: Alarm

  constructor(id: string, caller: C, stateful: boolean, around: Surroundings) {
    this.id = id
    this.caller = caller
    this.stateful = stateful
    this.around = around
    this.incoming = new Incoming(around.limits.readAhead)
    this.#unheard = this.#awaitsTransport()
  }

  /** Once, before the first transport. */
  handledBy(handler: Handler): void {
    this.#handler = handler
  }

  get transportName(): TransportName | null {
    return this.#transportName
  }

  get isAttached(): boolean {
    return this.#outgoing.transport !== undefined
  }

  get state(): 'open' | 'closing' | 'finished' {
    return this.#state
  }

  get unsentBytes(): number {
    return this.#outgoing.unsentBytes
  }

  onFinish(listener: () => void): void {
    this.#onFinish.push(listener)
  }

  attach(name: TransportName, transport: Transport): void {
    this.#unheard.cancel()
    this.#transportName = name
    if (this.#outgoing.transport) this.#outgoing.detach()
    this.#outgoing.attach(transport)
    this.#handler?.attached()
  }

  /** Null, or a promise: the transport reads no more until it resolves. */
  receive(chunk: Buffer, transport?: Transport): Promise<void> | null {
    if (this.#state !== 'open' || (transport && transport !== this.#outgoing.transport)) return null
    this.incoming.add(chunk)
    this.#handler?.received()
    return this.incoming.room()
  }

  complain(reason: string): void {
    this.around.log.warn({ connectionId: this.id, reason }, 'Invalid payload')
  }

  send(frame: Frame): void {
    if (this.#state === 'finished') return
    this.#outgoing.send(frame)
    this.dropIfUnread(this.#outgoing.unsentBytes)
  }

  /** @param bytes that the client leaves unread */
  dropIfUnread(bytes: number): void {
    if (bytes <= this.around.limits.unread) return
    this.around.log.warn({ connectionId: this.id }, 'The client does not read: dropped')
    this.around.onDropped?.()
    this.abort()
  }

  /** Null if little is queued; otherwise resolves when the client has taken enough, or when the connection has ended. */
  drained(): Promise<void> | null {
    const { transport } = this.#outgoing
    if (!transport || transport.pendingBytes < this.around.limits.readAhead) return null
    const { promise, resolve } = Promise.withResolvers<void>()
    transport.whenDrained(resolve)
    return promise
  }

  /** Delivers what is queued, and ends. */
  end(): void {
    if (this.#state !== 'open') return
    this.#state = 'closing'
    this.incoming.drop()
    if (this.#transportName !== null && !this.isAttached) this.finish()
    else this.#outgoing.end()
  }

  /** Ends at once. */
  abort(): void {
    this.#outgoing.abort()
    this.finish()
  }

  /** The transport is gone; nothing happens if another has taken its place. */
  lose(transport: Transport): void {
    if (transport !== this.#outgoing.transport) return
    if (this.#state !== 'open' || !this.#handler?.survives()) return this.finish()
    this.#outgoing.detach()
    this.#unheard = this.#awaitsTransport()
  }

  finish(): void {
    if (this.#state === 'finished') return
    this.#state = 'finished'
    this.#unheard.cancel()
    this.incoming.drop()
    this.#handler?.finished()
    for (const listener of this.#onFinish.splice(0)) listener()
  }

  #awaitsTransport(): Alarm {
    return this.around.clock.after(this.around.timeouts.unheard, () => this.finish())
  }
}
