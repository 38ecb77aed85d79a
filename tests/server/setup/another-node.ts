import { pino } from 'pino'
import { compose } from '#server/compose.ts'
import { createPool } from '#server/database/pool.ts'
import { listenAtAll } from '#server/sockets/listen.ts'
import type { TestApp } from './app.ts'
import { caller, type Caller } from './call.ts'
import { freePort } from './free-port.ts'

export interface Node extends Caller {
  /** Without a trailing slash. */
  url: string
  close(): Promise<void>
}

/** One more node of the platform, over the same database. */
export async function anotherNode({ env, databaseUrl, clock }: TestApp): Promise<Node> {
  const port = await freePort()
  const url = `http://${env.host}:${port}`
  const pool = createPool(databaseUrl)
  const { app } = await compose({
    env: { ...env, port, publicUrl: url },
    shards: [{ databaseUrl, pool, replicaUrl: undefined }],
    log: pino({ level: 'silent' }),
    clock: () => clock.now(),
  })
  await listenAtAll(app, [env.host], port)
  return {
    ...caller(url),
    url,
    async close() {
      await app.close()
      await pool.end()
    },
  }
}
