import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { Client } from 'pg'
import { inject } from 'vitest'
import { compose } from '#server/compose.ts'
import { createPool, type Pool } from '#server/database/pool.ts'
import { readEnv, type Env } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { caller, type Caller } from './call.ts'
import { freePort } from './free-port.ts'

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
}

/** The whole platform on a database of its own and a free port, with a clock that the test moves. */
export async function startApp({ env: variables = {}, now = new Date() }: Options = {}): Promise<TestApp> {
  const port = await freePort()
  const env = readEnv({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
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
  const { app } = await compose({
    env,
    databaseUrl,
    pool,
    log: createLog(env, stream),
    clock: () => new Date(time),
  })
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
      await pool.end()
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
