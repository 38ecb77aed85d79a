import type { Alarm, Clock } from './clock.ts'
import type { Frame } from './frame.ts'
import { isNumbered, messageType, type ClientMessage, type ServerMessage } from './message.ts'
import { InvalidPayload } from './protocol.ts'

/** Milliseconds between two acknowledgements. */
export const ACK_INTERVAL = 1_000

interface Line {
  clock: Clock
  /** Bytes that may be sent without an acknowledgement. */
  limit: number
  /** Sends past the buffer, if a transport is there. */
  send(frame: Frame): void
  write(message: ServerMessage): Frame
}

/**
 * Stateful reconnect: numbers what is sent and keeps it until the client has acknowledged it; counts what comes, and drops what comes twice.
 * What is above the limit waits here and is sent as the client acknowledges.
 */
export class MessageBuffer {
  readonly #line: Line
  /** Sent first, oldest first: not acknowledged. Behind them those that wait to be sent. */
  readonly #frames: Frame[] = []
  #bytes = 0
  #sent = 0
  #sentBytes = 0
  /** Number of the first of `#frames`. */
  #first = 1
  #isDown = false
  #awaitsSequence = false
  /** Number of the next message from the client. */
  #next = 1
  #received = 0
  #acknowledged = 0
  #alarm: Alarm | undefined
  #room: PromiseWithResolvers<void> | undefined

  constructor(line: Line) {
    this.#line = line
  }

  get bytes(): number {
    return this.#bytes
  }

  send(frame: Frame): void {
    this.#frames.push(frame)
    this.#bytes += frame.bytes.length
    this.#flush()
  }

  /** Null, or resolves when there is room below the limit, or never will be. */
  room(): Promise<void> | null {
    if (this.#bytes <= this.#line.limit) return null
    this.#room ??= Promise.withResolvers()
    return this.#room.promise
  }

  acknowledge(sequenceId: number): void {
    const count = Math.min(sequenceId - this.#first + 1, this.#sent)
    if (count <= 0) return
    for (const { bytes } of this.#frames.splice(0, count)) {
      this.#bytes -= bytes.length
      this.#sentBytes -= bytes.length
    }
    this.#sent -= count
    this.#first += count
    this.#flush()
    if (this.#bytes <= this.#line.limit) this.#freeRoom()
  }

  /** False: it came before, or before the client has said where it goes on. Throws InvalidPayload. */
  takes(message: ClientMessage): boolean {
    if (message.type === messageType.sequence) {
      this.#goOnFrom(message.sequenceId)
      return true
    }
    if (this.#awaitsSequence) return false
    if (!isNumbered(message)) return true
    const id = this.#next
    this.#next += 1
    if (id <= this.#received) return false
    this.#received = id
    this.#awaitsAck()
    return true
  }

  /** The transport is gone. */
  lost(): void {
    this.#isDown = true
  }

  /** Another transport is there: says where the messages go on, and sends again what was not acknowledged. */
  resumes(): void {
    this.#isDown = false
    this.#awaitsSequence = true
    this.#sent = 0
    this.#sentBytes = 0
    this.#line.send(this.#line.write({ type: messageType.sequence, sequenceId: this.#first }))
    this.#flush()
    // The last acknowledgement may have been lost.
    this.#acknowledged = 0
    this.#awaitsAck()
  }

  stop(): void {
    this.#alarm?.cancel()
    this.#freeRoom()
  }

  #freeRoom(): void {
    this.#room?.resolve()
    this.#room = undefined
  }

  /** At least one message is under way, however long it is. */
  #flush(): void {
    if (this.#isDown) return
    for (;;) {
      const frame = this.#frames[this.#sent]
      if (!frame || (this.#sent > 0 && this.#sentBytes + frame.bytes.length > this.#line.limit)) return
      this.#sent += 1
      this.#sentBytes += frame.bytes.length
      this.#line.send(frame)
    }
  }

  #goOnFrom(sequenceId: number): void {
    if (sequenceId > this.#next || sequenceId < 1)
      throw new InvalidPayload("Sequence ID greater than amount of messages we've received.")
    this.#awaitsSequence = false
    this.#next = sequenceId
  }

  #awaitsAck(): void {
    this.#alarm ??= this.#line.clock.after(ACK_INTERVAL, () => this.#sendAck())
  }

  #sendAck(): void {
    this.#alarm = undefined
    if (this.#isDown || this.#acknowledged === this.#received) return
    this.#acknowledged = this.#received
    this.#line.send(this.#line.write({ type: messageType.ack, sequenceId: this.#received }))
  }
}
