import type { Alarm, Clock } from './clock.ts'
import type { Connection } from './connection.ts'
import type { Frame } from './frame.ts'
import { UNHEARD_LIMIT } from './registry.ts'
import type { Transport } from './transport.ts'

/** Milliseconds that a poll is held while there is nothing to send. */
export const POLL_TIMEOUT = 90_000

/** 200: messages, possibly none; 204: do not repeat this poll. */
export type PollReply = { status: 200; body: Buffer } | { status: 204 }

export interface Poll {
  reply: Promise<PollReply>
  abandon(): void
}

const NOTHING: PollReply = { status: 200, body: Buffer.alloc(0) }
const OVER: PollReply = { status: 204 }

/** Carries a connection by polls: the first only opens it, one is held at a time, and it ends if none comes for UNHEARD_LIMIT. */
export class LongPollTransport implements Transport {
  readonly #clock: Clock
  readonly #connection: Connection
  #unsent: Buffer[] = []
  #unsentBytes = 0
  #opened = false
  #ended = false
  #answer: ((reply: PollReply) => void) | undefined
  #alarm: Alarm

  constructor(connection: Connection, clock: Clock) {
    this.#connection = connection
    this.#clock = clock
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
      this.#alarm = this.#clock.after(POLL_TIMEOUT, () => answer(NOTHING))
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
    this.#deliver()
  }

  get pendingBytes(): number {
    return this.#unsentBytes
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
    } else if (this.#ended) {
      answer(OVER)
      this.#alarm.cancel()
      this.#connection.finish()
    }
  }

  #awaitPoll(): Alarm {
    return this.#clock.after(UNHEARD_LIMIT, () => this.#connection.finish())
  }
}
