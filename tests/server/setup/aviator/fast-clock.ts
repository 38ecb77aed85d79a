import type { Clock } from '#server/hub/clock.ts'

/** Real time, so many times as fast. */
export function fastClock(factor: number): Clock {
  const begun = Date.now()
  return {
    now: () => begun + (Date.now() - begun) * factor,
    after(milliseconds, ring) {
      const timer = setTimeout(ring, milliseconds / factor)
      return { cancel: () => clearTimeout(timer) }
    },
  }
}
