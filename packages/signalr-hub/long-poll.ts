import type { Alarm } from './clock.ts'
import type { Connection } from './connection.ts'
import type { Frame } from './frame.ts'
import type { Transport } from './transport.ts'

/** 200: messages, possibly none; 204: do not repeat this poll. */
export type PollReply = { status: 200; body: Buffer } | { status: 204 }

export interface Poll {
  reply: Promise<PollReply>
  abandon(): void
}

const NOTHING: PollReply = { status: 200, body: Buffer.alloc(0) }
const OVER: PollReply = { status: 204 }

/** Carries a connection by polls: the first only opens it, one is held at a time, and it ends if none comes in time. */
export class LongPollTransport implements Transport {
  readonly #connection: Connection
  #unsent: Buffer[] = []
  #unsentBytes = 0
  #opened = false
  #ended = false
  #answer: ((reply: PollReply) => void) | undefined
  #onDrained: (() => void)[] = []
  #alarm: Alarm

  constructor(connection: Connection) {
    this.#connection = connection
    this.#alarm = this.#awaitPoll()
  }

  poll(): Poll {
    this.#answer?.(OVER)
    this.#alarm.cancel()
    const { promise, resolve } = Promise.withResolvers<PollReply>()
    const answer = (reply: PollReply) => {
      this.#alarm.cancel()
      this.#answer = undefined
      this.#alarm = this.#awaitPoll()
      resolve(reply)
    }
    this.#answer = answer
    if (this.#opened) {
      this.#alarm = this.#after('poll', () => answer(NOTHING))
      this.#deliver()
    } else {
      this.#opened = true
      answer(NOTHING)
    }
    return {
      reply: promise,
      abandon: () => {
        if (this.#answer === answer) answer(OVER)
      },
    }
  }

  send(frame: Frame): void {
    this.#unsent.push(frame.bytes)
    this.#unsentBytes += frame.bytes.length
    this.#deliver()
  }

  end(): void {
    this.#ended = true
    this.#deliver()
  }

  abort(): void {
    this.#unsent = []
    this.#unsentBytes = 0
    this.#ended = true
    this.#drained()
    this.#deliver()
  }

  get pendingBytes(): number {
    return this.#unsentBytes
  }

  whenDrained(listener: () => void): void {
    this.#onDrained.push(listener)
  }

  #drained(): void {
    for (const listener of this.#onDrained.splice(0)) listener()
  }

  /** Answers the held poll with all that is queued; 204 once the connection has ended. */
  #deliver(): void {
    const answer = this.#answer
    if (!answer) return
    if (this.#unsent.length > 0) {
      const body = Buffer.concat(this.#unsent)
      this.#unsent = []
      this.#unsentBytes = 0
      answer({ status: 200, body })
      this.#drained()
    } else if (this.#ended) {
      answer(OVER)
      this.#alarm.cancel()
      this.#connection.finish()
    }
  }

  #after(name: 'poll' | 'unheard', ring: () => void): Alarm {
    const { clock, timeouts } = this.#connection.around
    return clock.after(timeouts[name], ring)
  }

  #awaitPoll(): Alarm {
    return this.#after('unheard', () => this.#connection.finish())
  }
}
