import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { CannotStart } from './cannot-start.ts'

const root = new URL('../', import.meta.url)
/** Milliseconds before a program that has ended is started again. */
const wait = 1_000

export interface Beside {
  /** Resolves when the program has ended. */
  stop(signal: NodeJS.Signals): Promise<void>
}

/**
 * Runs a program, named from the project's root, beside the platform, which it knows only by HTTP, and starts it again when it ends unasked. It sends one message when it is
 * ready, and ends when its IPC channel closes. Rejects with CannotStart if it cannot start.
 */
export async function startBeside(
  program: string,
  variables: Record<string, string>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Beside> {
  const asked = new AbortController()
  let child = start(program, variables)
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new CannotStart(`${program} has not started`))),
  ])
  const kept = keep()

  async function keep(): Promise<void> {
    for (;;) {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      if (asked.signal.aborted) return
      log.error(
        { program, code: child.exitCode, signal: child.signalCode },
        'it has ended and is started again',
      )
      await pause(wait, undefined, asked).catch(() => undefined)
      if (asked.signal.aborted) return
      child = start(program, variables)
    }
  }

  return {
    async stop(signal) {
      asked.abort()
      child.kill(signal)
      await kept
    },
  }
}

function start(program: string, variables: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...variables },
  })
  child.on('error', () => undefined)
  return child
}
