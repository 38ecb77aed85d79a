import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { startEmbedded, type Embedded } from './embedded.ts'

/** Milliseconds of back-off before a restart; the last repeats. */
const waits = [100, 500, 2_000, 5_000, 15_000, 30_000] as const
/** Milliseconds of uptime after which the back-off starts again. */
const runsWell = 60_000

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>

/** The embedded database, restarted on the same port whenever it ends unasked. */
export async function superviseEmbedded(dataDir: string, log: Log): Promise<Omit<Embedded, 'ended'>> {
  let running = await startEmbedded(dataDir)
  const { url } = running
  const stopping = new AbortController()
  const isAsked = () => stopping.signal.aborted

  async function startAgain(tries: number): Promise<number> {
    await delay(waits[tries] ?? waits.at(-1), undefined, stopping).catch(() => undefined)
    if (isAsked()) return tries
    try {
      running = await startEmbedded(dataDir, Number(new URL(url).port))
      log.warn({ tries: tries + 1 }, 'the database runs again')
      return tries + 1
    } catch (error) {
      log.error({ err: error }, 'the database does not start again')
      return startAgain(tries + 1)
    }
  }

  async function supervise(): Promise<void> {
    for (let tries = 0; ;) {
      const startedAt = performance.now()
      await running.ended
      if (isAsked()) return
      log.error('the database has ended and is started again')
      tries = await startAgain(performance.now() - startedAt > runsWell ? 0 : tries)
      if (isAsked()) return
    }
  }

  const supervised = supervise()
  return {
    url,
    async stop() {
      stopping.abort()
      await running.stop()
      await supervised
      // A restart may have been under way when stop() was called.
      await running.stop()
    },
  }
}
