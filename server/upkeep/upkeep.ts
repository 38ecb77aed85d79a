import type { Alarm, Clock } from '../hub/clock.ts'
import type { HubLog } from '../hub/log.ts'

/** Milliseconds between two runs of a node's upkeep. */
export const upkeepEvery = 10 * 60 * 1000

interface Upkeep {
  clock: Pick<Clock, 'after'>
  log: Pick<HubLog, 'debug' | 'warn'>
  /** One that fails does not keep the others from running. */
  chores: Readonly<Record<string, () => Promise<unknown>>>
  /** Milliseconds between the end of one run and the next. */
  every: number
}

/** Runs the chores of a node now and then every so often. Returns how to stop, which resolves when no run is in progress. */
export function startUpkeep({ clock, log, chores, every }: Upkeep): () => Promise<void> {
  let stopped = false
  let alarm: Alarm | undefined
  let running = turn()

  async function turn(): Promise<void> {
    for (const [chore, run] of Object.entries(chores)) {
      try {
        await run()
        log.debug({ chore }, 'upkeep done')
      } catch (error) {
        log.warn({ chore, err: error }, 'upkeep failed')
      }
    }
    if (stopped) return
    alarm = clock.after(every, () => {
      running = turn()
    })
  }

  return async () => {
    stopped = true
    alarm?.cancel()
    await running
  }
}
