import type { Clock } from '#server/hub/clock.ts'

interface Alarm {
  at: number
  ring: () => void
}

const begun = Date.UTC(2026, 0, 1)

/** Time passes only by `pass`. */
export class SimulatedClock implements Clock {
  #now = 0
  readonly #alarms = new Set<Alarm>()

  now(): number {
    return this.#now
  }

  date(): Date {
    return new Date(begun + this.#now)
  }

  after(milliseconds: number, ring: () => void) {
    const alarm = { at: this.#now + milliseconds, ring }
    this.#alarms.add(alarm)
    return { cancel: () => void this.#alarms.delete(alarm) }
  }

  /** True if an alarm is set for exactly so many milliseconds from now. */
  awaits(milliseconds: number): boolean {
    return [...this.#alarms].some(({ at }) => at === this.#now + milliseconds)
  }

  /** Rings every alarm due within the time, each at its own moment. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#alarms.delete(next)
      this.#now = next.at
      next.ring()
    }
    this.#now = end
  }

  #next(end: number): Alarm | undefined {
    return [...this.#alarms].filter((alarm) => alarm.at <= end).sort((a, b) => a.at - b.at)[0]
  }
}
