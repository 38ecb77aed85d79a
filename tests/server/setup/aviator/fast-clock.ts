import type { Clock } from '#server/hub/clock.ts'

export function fastClock(factor: number): Clock {
  const begun = Date.now()
  const now = () => begun + (Date.now() - begun) * factor
  return {
    now,
    date: () => new Date(now()),
    after(milliseconds, ring) {
      const timer = setTimeout(ring, milliseconds / factor)
      return { cancel: () => clearTimeout(timer) }
    },
  }
}
