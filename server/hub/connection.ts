import type { HubCaller } from './caller.ts'
import type { Alarm, Clock } from './clock.ts'
import type { Frame } from './frame.ts'
import { HANDSHAKE_TIMEOUT, readHandshake, writeHandshake } from './handshake.ts'
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
}

const NOTHING = Buffer.alloc(0)

/** One client of the hub: handshake, messages in both directions, watches and closing, whatever the transport. */
export class Connection {
  readonly id: string
  readonly caller: HubCaller
  readonly #around: Surroundings
  readonly #outgoing = new Outgoing()
  readonly #turns: Turns
  readonly #handshakeAlarm: Alarm
  readonly #onFinish: (() => void)[] = []
  #state: 'open' | 'closing' | 'finished' = 'open'
  #transportName: TransportName | null = null
  #protocol: Protocol | null = null
  #keepAlive: KeepAlive | undefined
  #unread: Buffer = NOTHING

  constructor(id: string, caller: HubCaller, around: Surroundings) {
    this.id = id
    this.caller = caller
    this.#around = around
    this.#turns = new Turns(around.invoke, around.log)
    this.#handshakeAlarm = around.clock.after(HANDSHAKE_TIMEOUT, () =>
      this.#refuseHandshake('The handshake took too long.'),
    )
  }

  get transportName(): TransportName | null {
    return this.#transportName
  }

  /** Null until the handshake has chosen one: before that nothing is sent to the client. */
  get protocol(): Protocol | null {
    return this.#protocol
  }

  get state(): 'open' | 'closing' | 'finished' {
    return this.#state
  }

  onFinish(listener: () => void): void {
    this.#onFinish.push(listener)
  }

  attach(name: TransportName, transport: Transport): void {
    this.#transportName = name
    this.#outgoing.attach(transport)
    this.#watch()
  }

  receive(chunk: Buffer): void {
    if (this.#state !== 'open') return
    this.#keepAlive?.received()
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk])
    try {
      this.#read()
    } catch (error) {
      if (!(error instanceof InvalidPayload)) throw error
      this.complain(error.message)
      if (this.#protocol) this.close({ error: error.message })
      else this.#refuseHandshake(error.message)
    }
  }

  /** Notes that what the client has sent cannot be read. */
  complain(reason: string): void {
    this.#around.log.warn({ connectionId: this.id, reason }, 'Invalid payload')
  }

  /** Sends an encoded message; the caller has encoded it with this connection's protocol. */
  send(frame: Frame): void {
    if (this.#state === 'finished') return
    this.#outgoing.send(frame)
    this.#keepAlive?.sent()
    if (this.#outgoing.overflowing) {
      this.#around.log.warn({ connectionId: this.id }, 'The client does not read: dropped')
      this.abort()
    }
  }

  /** Says goodbye with a close message, delivers what is still to be delivered, and ends. */
  close(reason: Omit<Close, 'type'>): void {
    if (this.#state !== 'open') return
    if (this.#protocol) this.#write({ type: messageType.close, ...reason })
    this.#end()
  }

  /** Ends at once, with nothing more said. */
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
    while (this.#unread.length > 0 && this.#state === 'open') {
      if (!this.#protocol) {
        if (!this.#shakeHands()) return
        continue
      }
      const parsed = this.#protocol.parse(this.#unread)
      if (!parsed) return
      this.#unread = this.#unread.subarray(parsed.length)
      this.#understand(parsed.message)
    }
  }

  #shakeHands(): boolean {
    const formats = this.#transportName ? transferFormats[this.#transportName] : ['Text', 'Binary']
    const handshake = readHandshake(this.#unread, this.#around.protocols, formats)
    if (!handshake) return false
    this.#unread = this.#unread.subarray(handshake.length)
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

  /** From the handshake on; polls show by themselves that the client lives. */
  #watch(): void {
    if (!this.#protocol || !this.#transportName || this.#transportName === 'LongPolling') return
    if (this.#state !== 'open') return
    this.#keepAlive = new KeepAlive(this.#around.clock, {
      ping: () => this.#write({ type: messageType.ping }),
      timeout: () => this.close({ error: 'The client has been silent for too long.' }),
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
    this.#unread = NOTHING
  }
}
