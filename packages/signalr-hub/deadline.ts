import type { Alarm, Clock } from './clock.ts'

/**
 * Calls `expire` whenever `milliseconds` pass without a touch, until it is stopped.
 * A touch only stores the time, and the alarm re-arms itself for what is left: a busy connection costs no timer work.
 */
export class Deadline {
  readonly #clock: Clock
  readonly #milliseconds: number
  readonly #expire: () => void
  #touched: number
  #alarm: Alarm

  constructor(clock: Clock, milliseconds: number, expire: () => void) {
    this.#clock = clock
    this.#milliseconds = milliseconds
    this.#expire = expire
    this.#touched = clock.now()
    this.#alarm = this.#arm(milliseconds)
  }

  touch(): void {
    this.#touched = this.#clock.now()
  }

  stop(): void {
    this.#alarm.cancel()
  }

  #arm(milliseconds: number): Alarm {
    return this.#clock.after(milliseconds, () => {
      const left = this.#touched + this.#milliseconds - this.#clock.now()
      if (left > 0) {
        this.#alarm = this.#arm(left)
        return
      }
      this.#touched = this.#clock.now()
      this.#alarm = this.#arm(this.#milliseconds)
      this.#expire()
    })
  }
}
