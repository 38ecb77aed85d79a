import type { FastifyBaseLogger } from 'fastify'
import { systemClock, type Alarm } from './clock.ts'

interface Work {
  /** Milliseconds between the end of one turn and the next. */
  every: number
  log: Pick<FastifyBaseLogger, 'warn'>
  turn: () => Promise<unknown>
}

/** Runs `turn` now and then every `every`. Returns the stop function; it resolves when no turn runs. */
export function startWork({ every, log, turn }: Work): () => Promise<void> {
  let stopped = false
  let alarm: Alarm | undefined
  let running = run()

  async function run(): Promise<void> {
    try {
      await turn()
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'a turn of the work failed')
    }
    if (stopped) return
    alarm = systemClock.after(every, () => {
      running = run()
    })
  }

  return async () => {
    stopped = true
    alarm?.cancel()
    await running
  }
}
