import type { Clock } from './clock.ts'
import { Deadline } from './deadline.ts'

/** A connection that has sent nothing for so long sends a ping, in milliseconds. */
export const PING_INTERVAL = 15_000
/** A client that has pinged once and then sends nothing for so long is gone, in milliseconds. */
export const CLIENT_TIMEOUT = 30_000

interface Happenings {
  ping(): void
  timeout(): void
}

/** The two watches over a connection whose transport does not show by itself that both ends live. */
export class KeepAlive {
  readonly #clock: Clock
  readonly #happenings: Happenings
  readonly #sent: Deadline
  #received: Deadline | undefined

  constructor(clock: Clock, happenings: Happenings) {
    this.#clock = clock
    this.#happenings = happenings
    this.#sent = new Deadline(clock, PING_INTERVAL, () => happenings.ping())
  }

  sent(): void {
    this.#sent.touch()
  }

  received(): void {
    this.#received?.touch()
  }

  /** From its first ping on a client is expected to go on. */
  pinged(): void {
    this.#received ??= new Deadline(this.#clock, CLIENT_TIMEOUT, () => this.#happenings.timeout())
  }

  stop(): void {
    this.#sent.stop()
    this.#received?.stop()
  }
}
