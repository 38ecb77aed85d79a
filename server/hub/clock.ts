export interface Alarm {
  cancel(): void
}

/** Time as the hub sees it: milliseconds since the epoch, and alarms in so many milliseconds. */
export interface Clock {
  now(): number
  after(milliseconds: number, ring: () => void): Alarm
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, ring) => {
    const timer = setTimeout(ring, milliseconds)
    return { cancel: () => clearTimeout(timer) }
  },
}
