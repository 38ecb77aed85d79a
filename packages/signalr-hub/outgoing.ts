import type { Frame } from './frame.ts'
import type { Transport } from './transport.ts'

/** The only path by which frames leave a connection, in order. Frames wait here until a transport is attached. */
export class Outgoing {
  #transport: Transport | undefined
  #waiting: Frame[] = []
  #waitingBytes = 0
  #ended = false

  get transport(): Transport | undefined {
    return this.#transport
  }

  send(frame: Frame): void {
    if (this.#transport) {
      this.#transport.send(frame)
      return
    }
    this.#waiting.push(frame)
    this.#waitingBytes += frame.bytes.length
  }

  attach(transport: Transport): void {
    this.#transport = transport
    for (const frame of this.#waiting) transport.send(frame)
    this.#waiting = []
    this.#waitingBytes = 0
    if (this.#ended) transport.end()
  }

  /** Aborts the transport. Frames that it has not sent are lost. */
  detach(): void {
    this.#transport?.abort()
    this.#transport = undefined
  }

  end(): void {
    this.#ended = true
    this.#transport?.end()
  }

  abort(): void {
    this.#transport?.abort()
  }

  get unsentBytes(): number {
    return this.#transport?.pendingBytes ?? this.#waitingBytes
  }
}
