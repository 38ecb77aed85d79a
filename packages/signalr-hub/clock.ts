export interface Alarm {
  cancel(): void
}

export interface Clock {
  /** Monotonic whole milliseconds, to measure durations by: setting the machine's clock does not change them. */
  now(): number
  /** The machine's date, for what is stored or shared with other nodes. */
  date(): Date
  after(milliseconds: number, ring: () => void): Alarm
}

export const systemClock: Clock = {
  now: () => Math.trunc(performance.now()),
  date: () => new Date(),
  after: (milliseconds, ring) => {
    const timer = setTimeout(ring, milliseconds)
    return { cancel: () => clearTimeout(timer) }
  },
}
