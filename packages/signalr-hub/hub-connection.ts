import type { Calls } from './calls.ts'
import type { Caller } from './caller.ts'
import type { Alarm } from './clock.ts'
import type { Connection, Handler } from './connection.ts'
import type { Frame } from './frame.ts'
import { handshakeCanceled, handshakeFailed, readHandshake, writeHandshake } from './handshake.ts'
import { describe } from './hub-error.ts'
import { KeepAlive } from './keep-alive.ts'
import { isNumbered, messageType, type ClientMessage, type Close, type ServerMessage } from './message.ts'
import { MessageBuffer } from './message-buffer.ts'
import { InvalidPayload, type Protocol } from './protocol.ts'
import { Results } from './results.ts'
import { transferFormats } from './transport.ts'

const closedWithError = 'Connection closed with an error.'

export interface HubParts<C extends Caller> {
  protocols: readonly Protocol[]
  detailedErrors: boolean
  callsOf: (connection: HubConnection<C>) => Calls<C>
  /** After the handshake; no message is read before it resolves. */
  opened: (connection: HubConnection<C>) => Promise<void>
  closed: (connection: HubConnection<C>, error: Error | null) => void
}

/** Speaks the hub protocol over a connection. */
export class HubConnection<C extends Caller = Caller> implements Handler {
  readonly connection: Connection<C>
  readonly #parts: HubParts<C>
  readonly #calls: Calls<C>
  #handshakeAlarm: Alarm | undefined
  #protocol: Protocol | null = null
  #isReady = false
  #keepAlive: KeepAlive | undefined
  #buffer: MessageBuffer | undefined
  #results: Results | undefined
  #items: Map<unknown, unknown> | undefined
  #error: Error | null = null

  constructor(connection: Connection<C>, parts: HubParts<C>) {
    this.connection = connection
    this.#parts = parts
    this.#calls = parts.callsOf(this)
    const { clock, timeouts } = connection.around
    this.#handshakeAlarm = clock.after(timeouts.handshake, () => this.#refuseHandshake(handshakeCanceled))
  }

  get id(): string {
    return this.connection.id
  }

  get caller(): C {
    return this.connection.caller
  }

  /** Null until the handshake: before it no message is sent. */
  get protocol(): Protocol | null {
    return this.#protocol
  }

  get isOpen(): boolean {
    return this.connection.state === 'open'
  }

  get items(): Map<unknown, unknown> {
    this.#items ??= new Map()
    return this.#items
  }

  attached(): void {
    if (!this.#protocol) return
    this.#buffer?.resumes()
    this.#watch()
  }

  received(): void {
    try {
      while (this.connection.incoming.bytes.length > 0 && this.isOpen && !this.#isBusy) {
        if (!(this.#protocol ? this.#readMessage(this.#protocol) : this.#shakeHands())) break
      }
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Another message is not read yet. */
  get #isBusy(): boolean {
    return this.#protocol !== null && (!this.#isReady || this.#calls.areFull)
  }

  /** What came before may be read on. */
  goOn(): void {
    this.#keepAlive?.received()
    this.received()
  }

  survives(): boolean {
    if (!this.#buffer) return false
    this.#buffer.lost()
    this.connection.incoming.drop()
    return true
  }

  finished(): void {
    this.#handshakeAlarm?.cancel()
    this.#keepAlive?.stop()
    this.#buffer?.stop()
    this.#results?.fail(`Connection '${this.id}' disconnected.`)
    this.#calls.end()
    if (this.#isReady) this.#parts.closed(this, this.#error)
  }

  /** Sends what the caller has encoded with this connection's protocol. */
  send(frame: Frame): void {
    if (!this.isOpen) return
    if (this.#buffer) {
      this.#buffer.send(frame)
      this.connection.dropIfUnread(this.#buffer.bytes)
    } else this.connection.send(frame)
    this.#keepAlive?.sent()
  }

  write(message: ServerMessage): void {
    if (!this.#protocol) return
    const frame = this.#protocol.write(message)
    if (isNumbered(message)) this.send(frame)
    else this.#sendNow(frame)
  }

  /** Null if the client can take more; otherwise resolves when it can. */
  room(): Promise<void> | null {
    return this.#buffer?.room() ?? this.connection.drained()
  }

  /** Calls a method of the client. Rejects with HubError, or with the reason of `signal`. */
  invoke(target: string, parameters: readonly unknown[], signal?: AbortSignal): Promise<unknown> {
    this.#results ??= new Results()
    return this.#results.ask(
      (invocationId) =>
        this.write({ type: messageType.invocation, invocationId, target, arguments: parameters }),
      signal,
    )
  }

  /** Sends a close message, delivers what is queued, and ends. */
  close(reason: Omit<Close, 'type'>): void {
    if (!this.isOpen) return
    if (this.#protocol) this.write({ type: messageType.close, ...reason })
    this.connection.end()
  }

  #fail(error: unknown): void {
    if (!(error instanceof InvalidPayload)) throw error
    this.#error = error
    this.connection.complain(error.message)
    if (!this.#protocol) return this.#refuseHandshake(handshakeFailed)
    this.close({ error: describe(closedWithError, error, this.#parts.detailedErrors), allowReconnect: true })
  }

  #sendNow(frame: Frame): void {
    if (this.#buffer && !this.connection.isAttached) return
    this.connection.send(frame)
    this.#keepAlive?.sent()
  }

  /** Only a whole message counts as a sign of life. */
  #readMessage(protocol: Protocol): boolean {
    const { incoming, around } = this.connection
    const parsed = protocol.parse(incoming.bytes, around.limits.message)
    if (!parsed) return false
    incoming.drop(parsed.length)
    this.#keepAlive?.received()
    if (this.#buffer?.takes(parsed.message) ?? true) this.#understand(parsed.message)
    return true
  }

  #shakeHands(): boolean {
    const { incoming, around, transportName, stateful } = this.connection
    const formats = transferFormats[transportName ?? 'WebSockets']
    const handshake = readHandshake(incoming.bytes, this.#parts.protocols, formats, around.limits.message)
    if (!handshake) return false
    incoming.drop(handshake.length)
    if ('refusal' in handshake) {
      this.#refuseHandshake(handshake.refusal)
      return false
    }
    this.#handshakeAlarm?.cancel()
    this.#handshakeAlarm = undefined
    this.connection.send(writeHandshake())
    const { protocol } = handshake
    this.#protocol = protocol
    if (stateful)
      this.#buffer = new MessageBuffer({
        clock: around.clock,
        limit: around.limits.unacknowledged,
        send: (frame) => this.#sendNow(frame),
        write: (message) => protocol.write(message),
      })
    this.#watch()
    void this.#open()
    return true
  }

  async #open(): Promise<void> {
    try {
      await this.#parts.opened(this)
      this.#isReady = true
      this.goOn()
    } catch (error) {
      this.connection.around.log.warn({ err: error, connectionId: this.id }, 'A connection was refused')
      this.close({ error: describe(closedWithError, error, this.#parts.detailedErrors) })
    }
  }

  #refuseHandshake(reason: string): void {
    if (!this.isOpen) return
    this.connection.around.log.info({ connectionId: this.id, reason }, 'Handshake refused')
    this.connection.send(writeHandshake(reason))
    this.connection.end()
  }

  /** Starts with the handshake; polls show by themselves that the client lives. */
  #watch(): void {
    const { transportName, around } = this.connection
    if (!this.isOpen || transportName === 'LongPolling') return
    this.#keepAlive?.stop()
    this.#keepAlive = new KeepAlive(around.clock, around.timeouts, {
      ping: () => this.write({ type: messageType.ping }),
      timeout: () => {
        // The client may have sent something that is not read yet.
        if (this.#isBusy) return
        this.#error = new Error("The client hasn't sent a message within the timeout.")
        this.close({ error: closedWithError, allowReconnect: true })
      },
    })
  }

  #understand(message: ClientMessage): void {
    switch (message.type) {
      case messageType.ping:
        this.#keepAlive?.pinged()
        return
      case messageType.close:
        if (message.error !== undefined) this.#error = new Error(message.error)
        this.connection.end()
        return
      case messageType.ack:
        this.#buffer?.acknowledge(message.sequenceId)
        return
      case messageType.completion:
        if (!this.#calls.completeUpload(message)) this.#results?.settle(message)
        return
      case messageType.invocation:
      case messageType.streamInvocation:
        void this.#calls.take(message)
        return
      case messageType.streamItem:
        this.#calls.addToUpload(message)
        return
      case messageType.cancelInvocation:
        this.#calls.cancel(message.invocationId)
        return
      case messageType.sequence:
      case 'unknown':
    }
  }
}
