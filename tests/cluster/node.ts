import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { endProgram } from '#tests/server/setup/program.ts'

/** Milliseconds until a node that was started must be ready. */
const patience = 60_000
const pollEvery = 100

interface Given {
  /** The folder that it runs: a built checkout. */
  checkout: string
  /** File. */
  log: string
  environment: Record<string, string>
}

/** One node of the cluster: a process that dies and comes back at the same ports. */
export class ClusterNode {
  readonly #given: Given
  #child: ChildProcess | undefined

  constructor(given: Given) {
    this.#given = given
  }

  get environment(): Given['environment'] {
    return this.#given.environment
  }

  get url(): string {
    return `http://127.0.0.1:${this.environment['PORT']}`
  }

  /** Resolves when it is ready to serve players. Rejects, and stops it, if it is not in a minute. @param other what is not as before */
  async start(other: Partial<Pick<Given, 'checkout' | 'environment'>> = {}): Promise<void> {
    const { checkout, log, environment } = { ...this.#given, ...other }
    const lines = openSync(log, 'a')
    const child = spawn(process.execPath, ['server/main.ts', 'sandbox/server/main.ts'], {
      cwd: checkout,
      stdio: ['ignore', lines, lines],
      env: { PATH: process.env['PATH'], ...environment },
    })
    closeSync(lines)
    this.#child = child
    const until = performance.now() + patience
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || performance.now() > until) {
        await this.stop()
        const last = readFileSync(log, 'utf8').slice(-1_000)
        throw new Error(`The node at ${this.url} does not become ready:\n${last}`)
      }
      await delay(pollEvery)
    }
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.url}/api/health/ready`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  kill = () => endProgram(this.#child)
  stop = () => endProgram(this.#child, 'SIGTERM')
}

type Release = Parameters<ClusterNode['start']>[0]

/** Restarts one node after the other with what is released. A node that does not become ready goes back to what it ran, and the release ends. */
export async function release(nodes: readonly ClusterNode[], what: Release): Promise<void> {
  const released: ClusterNode[] = []
  for (const node of nodes) {
    await node.stop()
    try {
      await node.start(what)
      released.push(node)
    } catch (error) {
      await node.start()
      for (const each of released) {
        await each.stop()
        await each.start()
      }
      throw error
    }
  }
}
