import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { backOff } from '../back-off.ts'

/**
 * Runs the program and restarts it when it crashes or is killed. Ends when it was asked to, or when the program could not start the first
 * time. @returns the exit code
 */
export async function supervise(program: string, words: readonly string[] = []): Promise<number> {
  const asked = new AbortController()
  let server: ChildProcess | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      asked.abort()
      server?.kill(signal)
    })
  }
  const waitAfter = backOff()
  for (let starts = 1; ; starts += 1) {
    const begun = performance.now()
    // The IPC channel tells the server that this process has ended, however it ended.
    server = spawn(process.execPath, [program, ...words], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    const [code, signal]: (number | string | null)[] = await once(server, 'exit')
    const couldNotStart = code === 1 && starts === 1
    if (asked.signal.aborted || code === 0 || couldNotStart) return typeof code === 'number' ? code : 1
    const wait = waitAfter(begun)
    console.error(`The server has ended (${signal ?? `code ${code}`}): it starts again in ${wait / 1_000} s`)
    await pause(wait, undefined, { signal: asked.signal }).catch(() => undefined)
    if (asked.signal.aborted) return 0
  }
}
