import type { HubCaller } from './caller.ts'
import type { Alarm, Clock } from './clock.ts'
import type { Frame } from './frame.ts'
import { HANDSHAKE_TIMEOUT, readHandshake, writeHandshake } from './handshake.ts'
import { Incoming } from './incoming.ts'
import { KeepAlive } from './keep-alive.ts'
import type { HubLog } from './log.ts'
import { messageType, type ClientMessage, type Close, type ServerMessage } from './message.ts'
import type { Invoke } from './methods.ts'
import { Outgoing } from './outgoing.ts'
import { InvalidPayload, type Protocol } from './protocol.ts'
import { transferFormats, type Transport, type TransportName } from './transport.ts'
import { Turns } from './turns.ts'

export interface Surroundings {
  clock: Clock
  log: HubLog
  protocols: readonly Protocol[]
  invoke: Invoke
  /** Called when a client is dropped because it does not read. */
  onDropped?: (() => void) | undefined
}

export class Connection {
  readonly id: string
  readonly caller: HubCaller
  readonly #around: Surroundings
  readonly #incoming = new Incoming()
  readonly #outgoing = new Outgoing()
  readonly #turns: Turns
  readonly #handshakeAlarm: Alarm
  readonly #onFinish: (() => void)[] = []
  #state: 'open' | 'closing' | 'finished' = 'open'
  #transportName: TransportName | null = null
  #protocol: Protocol | null = null
  #keepAlive: KeepAlive | undefined

  constructor(id: string, caller: HubCaller, around: Surroundings) {
    this.id = id
    this.caller = caller
    this.#around = around
    this.#turns = new Turns(around.invoke, around.log, () => {
      this.#keepAlive?.received()
      this.#read()
    })
    this.#handshakeAlarm = around.clock.after(HANDSHAKE_TIMEOUT, () =>
      this.#refuseHandshake('The handshake took too long.'),
    )
  }

  get transportName(): TransportName | null {
    return this.#transportName
  }

  /** Null until the handshake: before it no message is sent. */
  get protocol(): Protocol | null {
    return this.#protocol
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
    this.#transportName = name
    this.#outgoing.attach(transport)
    this.#watch()
  }

  /** Null, or a promise: the transport reads no more until it resolves. */
  receive(chunk: Buffer): Promise<void> | null {
    if (this.#state !== 'open') return null
    this.#incoming.add(chunk)
    this.#read()
    return this.#incoming.room()
  }

  /** More than READ_AHEAD bytes wait behind a slow method. */
  get crowded(): boolean {
    return this.#incoming.crowded
  }

  complain(reason: string): void {
    this.#around.log.warn({ connectionId: this.id, reason }, 'Invalid payload')
  }

  /** The caller has encoded it with this connection's protocol. */
  send(frame: Frame): void {
    if (this.#state === 'finished') return
    this.#outgoing.send(frame)
    this.#keepAlive?.sent()
    if (this.#outgoing.overflowing) {
      this.#around.log.warn({ connectionId: this.id }, 'The client does not read: dropped')
      this.#around.onDropped?.()
      this.abort()
    }
  }

  /** Sends a close message, delivers what is queued, and ends. */
  close(reason: Omit<Close, 'type'>): void {
    if (this.#state !== 'open') return
    if (this.#protocol) this.#write({ type: messageType.close, ...reason })
    this.#end()
  }

  /** Ends at once, without a close message. */
  abort(): void {
    this.#outgoing.abort()
    this.finish()
  }

  /** Called when the transport is gone: nothing can be sent or received any more. */
  finish(): void {
    if (this.#state === 'finished') return
    this.#state = 'finished'
    this.#settle()
    for (const listener of this.#onFinish.splice(0)) listener()
  }

  #read(): void {
    try {
      while (this.#incoming.bytes.length > 0 && this.#state === 'open' && !this.#turns.full) {
        if (!(this.#protocol ? this.#readMessage(this.#protocol) : this.#shakeHands())) break
      }
    } catch (error) {
      if (!(error instanceof InvalidPayload)) throw error
      this.complain(error.message)
      if (this.#protocol) this.close({ error: error.message, allowReconnect: true })
      else this.#refuseHandshake(error.message)
    }
  }

  /** Only a whole message counts as a sign of life. */
  #readMessage(protocol: Protocol): boolean {
    const parsed = protocol.parse(this.#incoming.bytes)
    if (!parsed) return false
    this.#incoming.drop(parsed.length)
    this.#keepAlive?.received()
    this.#understand(parsed.message)
    return true
  }

  #shakeHands(): boolean {
    const formats = this.#transportName ? transferFormats[this.#transportName] : ['Text', 'Binary']
    const handshake = readHandshake(this.#incoming.bytes, this.#around.protocols, formats)
    if (!handshake) return false
    this.#incoming.drop(handshake.length)
    if ('refusal' in handshake) {
      this.#refuseHandshake(handshake.refusal)
      return false
    }
    this.#handshakeAlarm.cancel()
    this.send(writeHandshake())
    this.#protocol = handshake.protocol
    this.#watch()
    return true
  }

  #refuseHandshake(reason: string): void {
    if (this.#state !== 'open') return
    this.#around.log.info({ connectionId: this.id, reason }, 'Handshake refused')
    this.send(writeHandshake(reason))
    this.#end()
  }

  /** Starts with the handshake; polls show by themselves that the client lives. */
  #watch(): void {
    if (!this.#protocol || !this.#transportName || this.#transportName === 'LongPolling') return
    if (this.#state !== 'open') return
    this.#keepAlive = new KeepAlive(this.#around.clock, {
      ping: () => this.#write({ type: messageType.ping }),
      timeout: () => {
        // The client may have sent something that is not read yet.
        if (this.#turns.full) return
        this.close({ error: 'The client has been silent for too long.', allowReconnect: true })
      },
    })
  }

  #understand(message: ClientMessage): void {
    switch (message.type) {
      case messageType.ping:
        this.#keepAlive?.pinged()
        return
      case messageType.close:
        this.#end()
        return
      case messageType.invocation:
      case messageType.streamInvocation:
        this.#turns.take(this.caller, message, (completion) => {
          if (this.#state === 'open') this.#write(completion)
        })
        return
      case 'ignored':
    }
  }

  #write(message: ServerMessage): void {
    if (this.#protocol) this.send(this.#protocol.write(message))
  }

  #end(): void {
    if (this.#state !== 'open') return
    this.#state = 'closing'
    this.#settle()
    this.#outgoing.end()
  }

  #settle(): void {
    this.#handshakeAlarm.cancel()
    this.#keepAlive?.stop()
    this.#incoming.drop()
  }
}
