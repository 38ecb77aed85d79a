import type { Logger } from 'pino'
import { CannotStart, crashCode } from './cannot-start.ts'

type Leaving = 'one by one' | 'at once'

export interface Started {
  /** Tells whoever started the process. */
  announce(): void
  stop(leaving: Leaving, signal: NodeJS.Signals): Promise<void>
}

/**
 * Milliseconds since the stop began. answerTime: requests without a reply are cut off. closeTime: closing is no longer awaited.
 * longestStop: the process exits; a database that is still stopping does so by itself.
 */
export const answerTime = 6_000
export const closeTime = 8_000
export const longestStop = 9_500

export async function within(time: number, work: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const alarm = setTimeout(resolve, time)
  await Promise.race([work(), promise]).finally(() => clearTimeout(alarm))
}

/** Ctrl-C; a stop by the operator; the terminal has closed. */
const farewells = { SIGINT: 'at once', SIGTERM: 'one by one', SIGHUP: 'at once' } as const
type Farewell = keyof typeof farewells

function fail(error: unknown): never {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}

/** Without the flush, lines in progress are lost at exit. */
async function written(log: Logger | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (log) log.flush(() => resolve())
  else resolve()
  await promise
}

/** Runs until a signal, a crash, or the end of the process that has started it. @param log undefined before it is known */
export async function run(start: () => Promise<Started>, log: () => Logger | undefined): Promise<void> {
  let stopping = false

  async function stop(signal: Farewell, code = 0): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(code), longestStop)
    try {
      const started = await starting
      await started.stop(farewells[signal], signal)
      await written(log())
    } catch (error) {
      console.error(error)
      process.exit(code || 1)
    }
    process.exit(code)
  }

  // The state of the process is unknown: it stops in order, and another is started.
  process.on('uncaughtException', (error, origin) => {
    const known = log()
    if (known) known.fatal({ err: error, origin }, 'the process has crashed')
    else console.error(error)
    void stop('SIGINT', crashCode)
  })
  const starting = start()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  // The IPC channel is of whoever started it: without it nothing would start it again.
  process.on('disconnect', () => void stop('SIGINT'))
  const started = await starting.catch(fail)
  if (!stopping) started.announce()
}
