import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { once } from 'node:events'
import { createPool, type Pool } from '#server/database/pool.ts'
import { compiled } from './compiled.ts'
import { caller, type Caller } from './call.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { freePort } from './free-port.ts'
import { scratchFolder } from './scratch.ts'

export interface RealServer extends Caller {
  url: string
  env: { sandboxUrl: string }
  clock: { now(): Date }
  pool: Pool
  /** SIGKILL to the server and, if asked for, to its database. Resolves when they are gone. */
  kill(also?: 'database'): Promise<void>
  /** SIGKILL to the postmaster alone: the server starts the database again. */
  killDatabase(): void
  stop(): Promise<void>
}

/** The data folder of one server; PostgreSQL can reach it even as another user. @param used the one that it copies; by default it is empty */
export function dataFolder(used?: string): { path: string; remove(): void } {
  const path = scratchFolder('crash')
  if (used !== undefined) execFileSync('cp', ['-a', `${used}/.`, path])
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

const running = new Set<ChildProcess>()
const databases = new Set<number>()

/** Stops servers that a failed test has left running. */
export async function endServers(): Promise<void> {
  for (const server of running) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  for (const postmaster of databases) {
    try {
      process.kill(postmaster, 'SIGINT')
    } catch {
      databases.delete(postmaster)
    }
  }
}

/** The server as `npm start` runs it: its own process, the embedded database in the folder. @param variables more of its environment */
export async function startRealServer(
  folder: string,
  variables: Record<string, string> = {},
): Promise<RealServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { SANDBOX_PORT: sandboxPort = String(await freePort()), ...others } = variables
  const server = spawn(process.execPath, ['server/main.ts', 'sandbox/server/main.ts'], {
    cwd: new URL('../../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiled,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      SANDBOX_PORT: sandboxPort,
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      SANDBOX: 'on',
      ...others,
    },
  })
  running.add(server)
  server.once('exit', () => running.delete(server))
  await announced(server)
  const { url: databaseUrl, postmaster } = embeddedDatabase(folder)
  databases.add(postmaster)
  const pool = createPool(databaseUrl)
  pool.on('error', () => undefined)
  return {
    ...caller(url),
    url,
    env: { sandboxUrl: `http://127.0.0.1:${sandboxPort}` },
    clock: { now: () => new Date() },
    pool,
    async kill(also) {
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      if (also) process.kill(postmaster, 'SIGKILL')
      await gone
      await pool.end()
    },
    killDatabase() {
      const { postmaster: present } = embeddedDatabase(folder)
      databases.add(present)
      process.kill(present, 'SIGKILL')
    },
    async stop() {
      await pool.end()
      const gone = once(server, 'exit')
      server.kill('SIGTERM')
      await gone
    },
  }
}

async function announced(server: ChildProcess): Promise<void> {
  let said = ''
  for await (const chunk of server.stdout ?? []) {
    said += String(chunk)
    if (said.includes('Lale is at')) return
  }
  throw new Error(`The server ended before it was ready: ${said}`)
}
