import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { endProgram, ensureProgram, listening, programPath } from './program.ts'

export interface TestRedis {
  port: number
  url: string
  /** SIGKILL. What it knew is gone. */
  kill(): Promise<void>
  /** The same address again, empty. */
  start(): Promise<void>
  /** SIGSTOP and SIGCONT: its connections stay open, and nothing is answered. */
  hang(): void
  flow(): void
  [Symbol.asyncDispose](): Promise<void>
}

async function run(program: string, words: string[], port: number): Promise<ChildProcess> {
  const child = spawn(program, words, { stdio: 'ignore', env: { PATH: programPath } })
  await listening(port)
  return child
}

/** A Redis of its own on this machine, without a file. @param more words of its command line */
export async function startRedis(...more: string[]): Promise<TestRedis> {
  ensureProgram('redis-server', 'redis-server')
  const port = await freePort()
  const inMemory = ['--save', '', '--appendonly', 'no', '--repl-diskless-load', 'swapdb']
  const words = ['--port', String(port), '--bind', '127.0.0.1', ...inMemory, ...more]
  const start = () => run('redis-server', words, port)
  let child = await start()
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill: () => endProgram(child),
    async start() {
      child = await start()
    },
    hang: () => void child.kill('SIGSTOP'),
    flow: () => void child.kill('SIGCONT'),
    [Symbol.asyncDispose]: () => endProgram(child),
  }
}

/** A primary with a replica, and three Sentinels that promote the replica soon after the primary is gone. */
export async function startSentinels(): Promise<{
  url: string
  primary: TestRedis
  [Symbol.asyncDispose](): Promise<void>
}> {
  await using started = new AsyncDisposableStack()
  const primary = started.use(await startRedis())
  started.use(await startRedis('--replicaof', '127.0.0.1', String(primary.port)))
  const folder = mkdtempSync(join(tmpdir(), 'lale-sentinel-'))
  started.defer(async () => rmSync(folder, { recursive: true, force: true }))
  const ports = []
  for (const name of ['a', 'b', 'c']) {
    const port = await freePort()
    ports.push(port)
    const file = join(folder, `${name}.conf`)
    writeFileSync(
      file,
      `port ${port}
bind 127.0.0.1
sentinel monitor lale 127.0.0.1 ${primary.port} 2
sentinel down-after-milliseconds lale 500
sentinel failover-timeout lale 5000
`,
    )
    const child = await run('redis-server', [file, '--sentinel'], port)
    started.defer(() => endProgram(child))
  }
  const all = started.move()
  return {
    url: `redis+sentinel://${ports.map((port) => `127.0.0.1:${port}`).join(',')}/lale`,
    primary,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
