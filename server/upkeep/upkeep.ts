import type { Alarm, Clock } from '../hub/clock.ts'
import type { HubLog } from '../hub/log.ts'

/** Milliseconds between the end of one run and the next. */
export const upkeepEvery = 10 * 60 * 1000

interface Upkeep {
  clock: Pick<Clock, 'after'>
  log: Pick<HubLog, 'debug' | 'warn'>
  /** One run; resolves with the number of changes by kind. */
  round: () => Promise<Record<string, number>>
}

/** Runs the clean-up now and then every `upkeepEvery`. Returns how to stop, which resolves when no run is in progress. */
export function startUpkeep({ clock, log, round }: Upkeep): () => Promise<void> {
  let stopped = false
  let alarm: Alarm | undefined
  let running = run()

  async function run(): Promise<void> {
    try {
      log.debug(await round(), 'tidied up')
    } catch (error) {
      log.warn({ err: error }, 'tidying up failed')
    }
    if (stopped) return
    alarm = clock.after(upkeepEvery, () => {
      running = run()
    })
  }

  return async () => {
    stopped = true
    alarm?.cancel()
    await running
  }
}
