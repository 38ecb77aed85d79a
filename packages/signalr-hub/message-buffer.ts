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
 * Stateful reconnect: numbers the sent messages and keeps each until the client acknowledges it; counts the received ones and drops repeated
 * ones. Messages above the limit wait here until the client acknowledges earlier ones.
 */
export class MessageBuffer {
  readonly #line: Line
  /** Oldest first: `#acknowledged` of them, then those that were sent, then those that wait to be sent. */
  readonly #frames: Frame[] = []
  /** Number of the first of `#frames`. */
  #first = 1
  #acknowledged = 0
  #sent = 0
  /** Of those that are not acknowledged. */
  #bytes = 0
  #sentBytes = 0
  /** Number of the last message that the last reconnect had to send again. */
  #replayed = 0
  #isDown = false
  #awaitsSequence = false
  /** Number of the next message from the client. */
  #next = 1
  #received = 0
  #lastAck = 0
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

  /** Null if there is room below the limit; otherwise resolves when there is, or when the connection has ended. */
  room(): Promise<void> | null {
    if (this.#bytes <= this.#line.limit) return null
    this.#room ??= Promise.withResolvers()
    return this.#room.promise
  }

  acknowledge(sequenceId: number): void {
    const last = Math.min(sequenceId - this.#first + 1, this.#sent)
    if (last <= this.#acknowledged && sequenceId <= this.#replayed) return
    for (const { bytes } of this.#frames.slice(this.#acknowledged, Math.max(last, this.#acknowledged))) {
      this.#bytes -= bytes.length
      this.#sentBytes -= bytes.length
    }
    this.#acknowledged = Math.max(this.#acknowledged, last)
    // A client may lose its connection during a replay. Then it asks for messages that it has acknowledged before.
    if (sequenceId > this.#replayed) this.#forget()
    this.#flush()
    if (this.#bytes <= this.#line.limit) this.#freeRoom()
  }

  #forget(): void {
    this.#frames.splice(0, this.#acknowledged)
    this.#first += this.#acknowledged
    this.#sent -= this.#acknowledged
    this.#acknowledged = 0
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

  /** Sends, over the new transport, the sequence and then the unacknowledged messages again. */
  resumes(): void {
    this.#isDown = false
    this.#awaitsSequence = true
    this.#replayed = Math.max(this.#replayed, this.#first + this.#sent - 1)
    this.#sent = 0
    this.#sentBytes = 0
    this.#line.send(this.#line.write({ type: messageType.sequence, sequenceId: this.#first }))
    this.#flush()
    // The last acknowledgement may have been lost.
    this.#lastAck = 0
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
      if (!frame) return
      const isNew = this.#sent >= this.#acknowledged
      const isFirst = this.#sent === this.#acknowledged
      if (isNew && !isFirst && this.#sentBytes + frame.bytes.length > this.#line.limit) return
      this.#sent += 1
      if (isNew) this.#sentBytes += frame.bytes.length
      this.#line.send(frame)
    }
  }

  #goOnFrom(sequenceId: number): void {
    // It may have been cut off in the middle of what it sends again, and learnt meanwhile that all of it had come.
    if (sequenceId > Math.max(this.#next, this.#received + 1) || sequenceId < 1)
      throw new InvalidPayload("Sequence ID greater than amount of messages we've received.")
    this.#awaitsSequence = false
    this.#next = sequenceId
  }

  #awaitsAck(): void {
    this.#alarm ??= this.#line.clock.after(ACK_INTERVAL, () => this.#sendAck())
  }

  #sendAck(): void {
    this.#alarm = undefined
    if (this.#isDown || this.#lastAck === this.#received) return
    this.#lastAck = this.#received
    this.#line.send(this.#line.write({ type: messageType.ack, sequenceId: this.#received }))
  }
}
