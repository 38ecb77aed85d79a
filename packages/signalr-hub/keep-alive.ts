import type { Clock } from './clock.ts'
import { Deadline } from './deadline.ts'

interface Intervals {
  /** Milliseconds without sending after which a ping is sent. */
  ping: number
  /** Milliseconds of silence after which a client that has pinged once is gone. */
  client: number
}

interface Happenings {
  ping(): void
  timeout(): void
}

/** Pings and the client's time-out, for transports that do not show by themselves that both ends live. */
export class KeepAlive {
  readonly #clock: Clock
  readonly #intervals: Intervals
  readonly #happenings: Happenings
  readonly #sent: Deadline
  #received: Deadline | undefined

  constructor(clock: Clock, intervals: Intervals, happenings: Happenings) {
    this.#clock = clock
    this.#intervals = intervals
    this.#happenings = happenings
    this.#sent = new Deadline(clock, intervals.ping, () => happenings.ping())
  }

  sent(): void {
    this.#sent.touch()
  }

  received(): void {
    this.#received?.touch()
  }

  /** The time-out applies from the client's first ping on. */
  pinged(): void {
    this.#received ??= new Deadline(this.#clock, this.#intervals.client, () => this.#happenings.timeout())
  }

  stop(): void {
    this.#sent.stop()
    this.#received?.stop()
  }
}
