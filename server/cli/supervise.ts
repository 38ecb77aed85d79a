import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds before the first new start; each later one waits twice as long. */
const firstWait = 1_000
const longestWait = 60_000
/** A server that ran for so long has started well: the next wait is the first again. */
const steadyAfter = 60_000

/**
 * Runs the program, and starts it again whenever it crashes or is killed. Ends with it where it was asked to end, or where it could
 * not start the first time. @returns the exit code
 */
export async function supervise(program: string): Promise<number> {
  const asked = new AbortController()
  let server: ChildProcess | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      asked.abort()
      server?.kill(signal)
    })
  }
  let wait = firstWait
  for (let starts = 1; ; starts += 1) {
    const begun = performance.now()
    // Through the channel the server sees the end of this process, whatever ended it.
    server = spawn(process.execPath, [program], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    const [code, signal]: (number | string | null)[] = await once(server, 'exit')
    const couldNotStart = code === 1 && starts === 1
    if (asked.signal.aborted || code === 0 || couldNotStart) return typeof code === 'number' ? code : 1
    if (performance.now() - begun >= steadyAfter) wait = firstWait
    console.error(`The server has ended (${signal ?? `code ${code}`}): it starts again in ${wait / 1_000} s`)
    await pause(wait, undefined, { signal: asked.signal }).catch(() => undefined)
    if (asked.signal.aborted) return 0
    wait = Math.min(wait * 2, longestWait)
  }
}
