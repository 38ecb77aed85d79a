import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** Starts work that the reply does not wait for. @param failure message for the log where the work fails */
export type AfterAnswer = (work: () => Promise<void>, failure: string) => void

/** @returns `run`, and `settled`, which resolves when no such work is running: the server closes after it */
export function createAfterAnswer(log: Pick<FastifyBaseLogger, 'error'>): {
  run: AfterAnswer
  settled: () => Promise<void>
} {
  const running = new Set<Promise<void>>()
  return {
    run(work, failure) {
      const errand = setImmediate()
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, failure))
        .finally(() => running.delete(errand))
      running.add(errand)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
