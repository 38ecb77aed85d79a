export interface Alarm {
  cancel(): void
}

export interface Clock {
  /** Monotonic milliseconds: setting the machine's clock does not change them. */
  now(): number
  date(): Date
  after(milliseconds: number, ring: () => void): Alarm
}

export const systemClock: Clock = {
  now: () => Math.trunc(performance.now()),
  date: () => new Date(),
  after(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds)
    return { cancel: () => clearTimeout(timer) }
  },
}
