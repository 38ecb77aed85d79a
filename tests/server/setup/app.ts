import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { Client } from 'pg'
import { inject } from 'vitest'
import { compose } from '#server/compose.ts'
import { createPool, type Pool } from '#server/database/pool.ts'
import { readEnv, type Env } from '#server/env.ts'
import type { SocketLimits } from '#server/sockets/limits.ts'
import { listenAtAll } from '#server/sockets/listen.ts'
import { createLog } from '#server/log.ts'
import type { Proof } from '#server/wallet/reconcile.ts'
import { caller, type Caller } from './call.ts'
import { freePort } from './free-port.ts'
import { proveLedger, testSecret } from './player.ts'

export interface TestApp extends Caller {
  /** Without a slash at the end. */
  url: string
  env: Env
  databaseUrl: string
  pool: Pool
  /** The server's clock: stands still until it is moved. */
  clock: { now(): Date; pass(milliseconds: number): void }
  /** Every line that the server has logged. */
  logs: string[]
  /** Connections that are open now, on both ports. */
  connections(): number
  close(): Promise<void>
}

interface Options {
  /** Variables, as they would stand in the environment. */
  env?: Record<string, string>
  now?: Date
  /** How long a provider of games may take to open one, in milliseconds: as long as a busy machine needs, unless it is said. */
  launchPatience?: number
  /** Waits for the database as long as in earnest, not as long as a busy machine needs. */
  impatient?: boolean
  /** More addresses of this machine, as `localhost` may have them. */
  alsoAt?: readonly string[]
  /** Limits of connections, where others are wanted than the usual. */
  limits?: Partial<SocketLimits>
  /** What is proven of its book at the end; all, unless the test moves money without what it is for. */
  proofs?: readonly Proof[]
  /** Its way to the database; straight, unless it is said. */
  way?: (databaseUrl: string) => Promise<string>
}

/** Milliseconds that a busy machine may need. */
const busy = 60_000

/** The whole platform on a database of its own and a free port, with a clock that the test moves. Its book is proven when it closes. */
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
  const straight = await freshDatabase()
  const databaseUrl = way ? await way(straight) : straight
  const pool = createPool(databaseUrl, options.impatient ? {} : { patience: busy, connecting: busy })
  const { app, sandbox, sockets } = await compose({
    env,
    databaseUrl,
    pool,
    log: createLog(env, stream),
    clock: () => new Date(time),
    launchPatience,
    ...(!options.impatient && { callPatience: busy }),
    limits,
  })
  const addresses = [env.host, ...(options.alsoAt ?? [])] as const
  if (sandbox) await listenAtAll(sandbox, addresses, env.sandboxPort)
  await listenAtAll(app, addresses, env.port)
  return {
    ...caller(env.publicUrl),
    url: env.publicUrl,
    env,
    databaseUrl,
    pool,
    logs,
    clock: {
      now: () => new Date(time),
      pass: (milliseconds) => {
        time += milliseconds
      },
    },
    connections: () => sockets.count,
    async close() {
      await app.close()
      await proveLedger({ pool }, proofs).finally(() => pool.end())
    },
  }
}

/** A copy of the migrated database; its address. */
export async function freshDatabase(): Promise<string> {
  const template = new URL(inject('databaseUrl'))
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new Client({
    connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href,
  })
  await client.connect()
  await client.query(`create database ${name} template ${template.pathname.slice(1)}`)
  await client.end()
  return Object.assign(new URL(template), { pathname: `/${name}` }).href
}
