import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import { prepareCluster, type Cluster } from './cluster.ts'
import { endOrphans } from './orphans.ts'
import { databaseName, runningPostmaster, urlOf } from './postmaster.ts'

const startTimeout = 60_000
const pollEvery = 25
/** Milliseconds until a database that was asked to stop is killed; committed data is safe. */
const stopTimeout = 5_000
/** Milliseconds until a killed PostgreSQL is gone: its connections, processes and shared memory. */
const deathThroes = 3_000
const bindTries = 5
const maxConnections = 100
/** Advisory lock of the server that owns the data folder, for as long as its process lives. */
const ownerLock = 0x1a1e

export interface Embedded {
  /** Of the database `lale`, as its superuser. */
  url: string
  /** Resolves when PostgreSQL has ended, for whatever reason. */
  ended: Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL on a port of the loopback, with its data below `dataDir`. @param samePort the one that it had before */
export async function startEmbedded(dataDir: string, samePort?: number): Promise<Embedded> {
  const cluster = await prepareCluster(dataDir)
  await stopOrphan(cluster, dataDir)
  const diesUntil = performance.now() + deathThroes
  for (let tries = 1; ; tries++) {
    const port = samePort ?? (await freePort())
    const child = run(cluster, port)
    let complaint = ''
    child.stderr
      ?.setEncoding('utf8')
      .on('data', (text: string) => (complaint = (complaint + text).slice(-4_000)))
    const ended = once(child, 'exit')
    const owner = await connected(cluster, port, child)
    if (owner) {
      await owner.query('select pg_advisory_lock($1)', [ownerLock])
      await createDatabase(owner)
      return {
        url: urlOf(cluster, port, databaseName),
        ended: ended.then(() => endOrphans(cluster.data)),
        async stop() {
          child.kill('SIGINT')
          const force = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
          await ended
          clearTimeout(force)
        },
      }
    }
    if (complaint.includes('could not bind') && tries < bindTries) continue
    if (complaint.includes('pre-existing shared memory block') && performance.now() < diesUntil) {
      await delay(pollEvery)
      continue
    }
    if (/lock file ".*" already exists/.test(complaint)) throw inUse(dataDir)
    const fatal = complaint.split('\n').find((line) => line.includes('FATAL')) ?? complaint.split('\n')[0]
    throw new CannotStart(`The database in ${cluster.data} does not start: ${fatal?.trim() || 'no answer'}`)
  }
}

const inUse = (dataDir: string) =>
  new CannotStart(`The data folder ${dataDir} is in use by another server: stop it or set DATA_DIR`)

/** Detached: Ctrl-C in a terminal reaches only the server, which then stops PostgreSQL. */
function run({ binaries, data, account }: Cluster, port: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(maxConnections),
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(join(binaries, 'bin', 'postgres'), ['-D', data, '-p', String(port), ...args], {
    ...account,
    cwd: data,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C' },
  })
}

async function connected(cluster: Cluster, port: number, child: ChildProcess): Promise<Client | null> {
  const until = performance.now() + startTimeout
  while (child.exitCode === null && child.signalCode === null && performance.now() < until) {
    const client = await connect(cluster, port)
    if (client) return client
    await delay(pollEvery)
  }
  child.kill('SIGQUIT')
  return null
}

async function connect(cluster: Cluster, port: number): Promise<Client | null> {
  const client = new Client({ connectionString: urlOf(cluster, port, 'postgres') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch {
    return null
  }
}

async function createDatabase(owner: Client): Promise<void> {
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [databaseName])
  if (rowCount === 0) await owner.query(`create database ${databaseName}`)
}

/** Stops a PostgreSQL that outlived its server (kill -9). Throws CannotStart if its server lives. */
async function stopOrphan(cluster: Cluster, dataDir: string): Promise<void> {
  const until = performance.now() + deathThroes
  for (;;) {
    const running = runningPostmaster(cluster)
    if (!running) return
    const claim = await claimed(cluster, running.port)
    if (claim === 'free') return endPostmaster(cluster, running.pid)
    if (performance.now() > until) {
      if (claim === 'taken') throw inUse(dataDir)
      return
    }
    await delay(pollEvery)
  }
}

async function claimed(cluster: Cluster, port: number): Promise<'free' | 'taken' | 'unknown'> {
  const client = await connect(cluster, port)
  if (!client) return 'unknown'
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    ownerLock,
  ])
  await client.end()
  return rows[0]?.free ? 'free' : 'taken'
}

async function endPostmaster(cluster: Cluster, pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
  const until = performance.now() + startTimeout
  while (runningPostmaster(cluster) && performance.now() < until) await delay(pollEvery)
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new CannotStart('No free port on the loopback')
  return address.port
}
