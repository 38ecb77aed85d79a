import { execFileSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds until a program listens. */
const patience = 10_000
const pollEvery = 50
/** Debian has servers in /usr/sbin, which is not in every PATH. */
export const programPath = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`

/** Installs a program of Debian where root runs the tests. Throws saying what to do. */
export function ensureProgram(program: string, debian: string): void {
  if (isFound(program)) return
  if (process.getuid?.() === 0) {
    const install = `apt-get update -qq; apt-get install -y -qq --no-install-recommends ${debian}`
    // Test files that need the same program run at once.
    runs('flock', join(tmpdir(), 'lale-apt'), 'sh', '-c', install)
    if (isFound(program)) return
  }
  throw new Error(`${program} is missing: install it (Debian: apt-get install ${debian}).`)
}

const isFound = (program: string) => runs('sh', '-c', `command -v ${program}`)

function runs(program: string, ...words: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore', env: { ...process.env, PATH: programPath } })
    return true
  } catch {
    return false
  }
}

/** Resolves when the program has ended; it may have before: Ctrl-C reaches every program of a terminal. */
export async function endProgram(
  child: ChildProcess | undefined,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/** Resolves when the port of 127.0.0.1 takes connections. */
export async function listening(port: number): Promise<void> {
  const until = performance.now() + patience
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    if (performance.now() > until) throw new Error(`Nothing listens at ${port}`)
    await delay(pollEvery)
  }
}
