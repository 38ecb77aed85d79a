import { Writable } from 'node:stream'
import * as sandboxDatabase from '#sandbox/server/database.ts'
import { readEnv as readSandboxEnv } from '#sandbox/server/env.ts'
import type { SandboxParts } from '#sandbox/server/parts.ts'
import { buildSandbox } from '#sandbox/server/sandbox.ts'
import { compose, type Known } from '#server/compose.ts'
import { createBouncedPool, createPool, type Pool } from '#server/database/pool.ts'
import { readEnv, type Env } from '#server/env.ts'
import { neighbourVariables } from '#server/neighbour.ts'
import type { SocketLimits } from '#server/sockets/limits.ts'
import { listenAtAll } from '#server/sockets/listen.ts'
import { createLog } from '#server/log.ts'
import type { Proof } from '#server/wallet/reconcile.ts'
import { caller, type Caller } from './call.ts'
import { freshDatabase } from './copies.ts'
import { freePort } from './free-port.ts'
import { proveLedger, testSecret } from './player.ts'

export interface TestApp extends Caller {
  /** Without a trailing slash. */
  url: string
  env: Env
  /** Of several shards as DATABASE_URL has them. */
  databaseUrl: string
  /** Of the first shard. */
  pool: Pool
  /** By shard. */
  pools: readonly Pool[]
  /** Of the sandbox, which has connections of its own to the database. */
  sandbox: SandboxParts
  /** The server's clock: only `pass` moves it. */
  clock: { now(): Date; pass(milliseconds: number): void }
  logs: string[]
  /** Open connections of the platform. */
  connections(): number
  /** Before each test of a shared platform: the clock as at the start, nothing counted by rate limits. */
  rewind(): Promise<void>
  close(): Promise<void>
}

interface Options {
  env?: Record<string, string>
  now?: Date
  /** Milliseconds that a game provider may take to open a game; by default as long as a busy machine needs. */
  launchPatience?: number
  /** Keeps the production timeouts of the database instead of those for a busy machine. */
  impatient?: boolean
  /** More addresses of this machine to listen at, as `localhost` may have them. */
  alsoAt?: readonly string[]
  limits?: Partial<SocketLimits>
  /** Other providers than those that the platform knows. */
  known?: Partial<Known>
  /** What is proven of the ledger at the end; all, unless the test moves money without a payment or round. */
  proofs?: readonly Proof[]
  /** Changes the address of the database, for example to a proxy. */
  way?: (databaseUrl: string) => Promise<string>
  /** How many; default 1. */
  shards?: number
  /** The address of standbys, see DATABASE_REPLICA_URL. */
  replica?: string
  /** Starts PgBouncer before the database; resolves with its address. */
  bouncer?: (databaseUrl: string) => Promise<string>
}

/** Milliseconds that a busy machine may need. */
const busy = 60_000

/** The whole platform with its own database, free ports and a clock that the test moves. `close` proves the ledger. */
export async function startApp(options: Options = {}): Promise<TestApp> {
  const { env: variables = {}, now = new Date(), launchPatience = busy, limits = {}, proofs, way } = options
  const port = await freePort()
  const env = readEnv({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SANDBOX_PORT: String(await freePort()),
    SECRET: testSecret,
    LOG_LEVEL: 'debug',
    ACCEPT_RISK: 'sandbox,weak-secret,http,no-sms,no-mail',
    ...variables,
  })
  const logs: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logs.push(chunk.toString())
      done()
    },
  })
  let time = now.getTime()
  const patient = options.impatient ? {} : { patience: busy, connecting: busy }
  async function openShard() {
    const straight = await freshDatabase(env.sandbox ? 'sandboxDatabaseUrl' : 'databaseUrl')
    const databaseUrl = way ? await way(straight) : straight
    const pool = options.bouncer
      ? createBouncedPool(await options.bouncer(databaseUrl), patient)
      : createPool(databaseUrl, patient)
    return { databaseUrl, pool, replicaUrl: options.replica }
  }
  const first = await openShard()
  const { databaseUrl, pool } = first
  const shards = [first] as [typeof first, ...(typeof first)[]]
  while (shards.length < (options.shards ?? 1)) shards.push(await openShard())
  const pools = shards.map((shard) => shard.pool)
  const log = createLog(env, stream)
  const clock = () => new Date(time)
  const { app, sockets } = await compose({
    env,
    shards,
    log,
    clock,
    launchPatience,
    ...(!options.impatient && { callPatience: busy }),
    limits,
    ...options.known,
  })
  const addresses = [env.host, ...(options.alsoAt ?? [])] as const
  await listenAtAll(app, addresses, env.port)
  const told = await neighbourVariables(env, { databaseUrl, platformUrl: env.publicUrl })
  const sandboxPool = sandboxDatabase.createPool(databaseUrl, { patience: busy })
  const parts = { env: readSandboxEnv(told), pool: sandboxPool, upkeepPool: sandboxPool, log, clock }
  const sandbox = env.sandbox && (await buildSandbox(parts))
  if (sandbox) await sandbox.listen({ host: env.host, port: env.sandboxPort })
  return {
    ...caller(env.publicUrl),
    url: env.publicUrl,
    env,
    databaseUrl: shards.map((shard) => shard.databaseUrl).join(' '),
    pool,
    pools,
    sandbox: parts,
    logs,
    clock: {
      now: () => new Date(time),
      pass: (milliseconds) => {
        time += milliseconds
      },
    },
    connections: () => sockets.count,
    async rewind() {
      time = now.getTime()
      for (const each of pools) await each.query('delete from tries')
    },
    async close() {
      await app.close()
      if (sandbox) await sandbox.close()
      await sandboxPool.end()
      for (const each of pools) await proveLedger({ pool: each }, proofs).finally(() => each.end())
    },
  }
}
