import type { Clock } from './clock.ts'
import { Deadline } from './deadline.ts'

/** Milliseconds without sending after which a ping is sent. */
export const PING_INTERVAL = 15_000
/** Milliseconds of silence after which a client that has pinged once is gone. */
export const CLIENT_TIMEOUT = 30_000

interface Happenings {
  ping(): void
  timeout(): void
}

/** Pings and the client's time-out, for transports that do not show by themselves that both ends live. */
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

  /** The time-out applies from the client's first ping on. */
  pinged(): void {
    this.#received ??= new Deadline(this.#clock, CLIENT_TIMEOUT, () => this.#happenings.timeout())
  }

  stop(): void {
    this.#sent.stop()
    this.#received?.stop()
  }
}
