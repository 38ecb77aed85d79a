import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { backOff } from './back-off.ts'
import { CannotStart } from './cannot-start.ts'
import { isOfPlatform } from './env.ts'

const root = new URL('../', import.meta.url)

export interface Beside {
  /** Resolves when the program has ended. */
  stop(signal: NodeJS.Signals): Promise<void>
}

/** `err`: the system could not start it. */
type End = { code: number | null; signal: NodeJS.Signals | null } | { err: unknown }

interface Run {
  child?: ChildProcess
  ready: Promise<null>
  ended: Promise<End>
}

/**
 * Runs a program, named from the project's root, beside the platform, which it knows only by HTTP, and starts it again when it ends unasked, later each time. It sends one message
 * when it is ready, and ends when its IPC channel closes. Rejects with CannotStart if it cannot start.
 *
 * @param variables asked before each start
 */
export async function startBeside(
  program: string,
  variables: () => Promise<Record<string, string>>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Beside> {
  const asked = new AbortController()
  const waitAfter = backOff()
  let begun = performance.now()
  let running = start(program, await variables())
  const early = await Promise.race([running.ready, running.ended])
  if (early) throw new CannotStart(`${program} has not started`, { cause: early })
  const kept = keep()

  async function keep(): Promise<void> {
    for (;;) {
      const end = await running.ended
      if (asked.signal.aborted) return
      const wait = waitAfter(begun)
      log.error({ program, wait, ...end }, 'it has ended and is started again')
      await pause(wait, undefined, asked).catch(() => undefined)
      if (asked.signal.aborted) return
      begun = performance.now()
      running = await variables().then(
        (told) => start(program, told),
        (err: unknown) => notStarted({ err }),
      )
    }
  }

  return {
    async stop(signal) {
      asked.abort()
      running.child?.kill(signal)
      await kept
    },
  }
}

/** Without what is meant for the platform: its secrets are not another program's. */
const ofMachine = (given: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !isOfPlatform(name)))

const notStarted = (end: End): Run => ({
  ready: Promise.withResolvers<null>().promise,
  ended: Promise.resolve(end),
})

function start(program: string, variables: Record<string, string>): Run {
  const { promise: ready, resolve: begins } = Promise.withResolvers<null>()
  const { promise: ended, resolve: ends } = Promise.withResolvers<End>()
  try {
    const child = spawn(process.execPath, [program], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...ofMachine(process.env), ...variables },
    })
    child.once('message', () => begins(null))
    child.on('exit', (code, signal) => ends({ code, signal }))
    // Also of a signal that did not arrive: only a child without a pid has not started.
    child.on('error', (err) => child.pid === undefined && ends({ err }))
    return { child, ready, ended }
  } catch (err) {
    return notStarted({ err })
  }
}
