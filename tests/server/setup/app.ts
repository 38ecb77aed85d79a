import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { Client } from 'pg'
import { inject } from 'vitest'
import { compose } from '#server/compose.ts'
import { createPool, type Pool } from '#server/database/pool.ts'
import { readEnv, type Env } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import type { Proof } from '#server/wallet/reconcile.ts'
import { caller, type Caller } from './call.ts'
import { freePort } from './free-port.ts'
import { proveLedger } from './player.ts'

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
  close(): Promise<void>
}

interface Options {
  /** Variables, as they would stand in the environment. */
  env?: Record<string, string>
  now?: Date
  /** How long a provider of games may take to open one, in milliseconds: as long as a busy machine needs, unless it is said. */
  launchPatience?: number
  /** What is proven of its book at the end; all, unless the test moves money without what it is for. */
  proofs?: readonly Proof[]
}

/** The whole platform on a database of its own and a free port, with a clock that the test moves. Its book is proven when it closes. */
export async function startApp(options: Options = {}): Promise<TestApp> {
  const { env: variables = {}, now = new Date(), launchPatience = 60_000, proofs } = options
  const port = await freePort()
  const env = readEnv({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SANDBOX_PORT: String(await freePort()),
    SECRET: 'a secret that only the tests know, long enough',
    LOG_LEVEL: 'debug',
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
  const databaseUrl = await freshDatabase()
  const pool = createPool(databaseUrl)
  const { app, sandbox } = await compose({
    env,
    databaseUrl,
    pool,
    log: createLog(env, stream),
    clock: () => new Date(time),
    launchPatience,
  })
  await sandbox?.listen({ host: env.host, port: env.sandboxPort })
  await app.listen({ host: env.host, port: env.port })
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
