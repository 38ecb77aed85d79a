import { fromCallback, type EventObject } from 'xstate'
import type { BreakWatched, TimeOutEvent } from '#machines/time-out/time-out.machine.ts'

/** Milliseconds between two questions. The longest is less than a timer can hold; the shortest is for a clock that is ahead. */
const longest = 24 * 3_600_000
const shortest = 60_000

/** Reports once: when the time is over by the clock of the device, or the tab is shown again. */
export const watchBreak = fromCallback<EventObject, BreakWatched>(({ sendBack, input: { until } }) => {
  const report = () => sendBack({ type: 'break.may be over' } satisfies TimeOutEvent)
  const reportIfShown = () => {
    if (document.visibilityState === 'visible') report()
  }
  const left = until === null ? longest : Date.parse(until) - Date.now()
  const timer = setTimeout(report, Math.min(Math.max(left, shortest), longest))
  document.addEventListener('visibilitychange', reportIfShown)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', reportIfShown)
  }
})
