import { rmSync } from 'node:fs'
import { build } from '#server/cli/build.ts'
import { startEmbedded } from '#server/database/embedded.ts'
import { freePort } from '#tests/server/setup/free-port.ts'
import { scratchFolder } from '#tests/server/setup/scratch.ts'
import { startMeasured } from './measured-server.ts'

export interface Platform {
  url: string
  databaseUrl: string
  pid: number
  /** CPU time of the server so far, in microseconds. */
  cpu: () => Promise<number>
  /** Kills the server and starts it again. */
  restart: () => Promise<void>
}

/** Starts a built platform in production and removes it afterwards. @param more environment variables */
export async function withPlatform<T>(
  measure: (platform: Platform) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  await build()
  const folder = scratchFolder('test')
  const database = await startEmbedded(folder)
  const url = `http://127.0.0.1:${await freePort()}`
  const variables = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    PORT: new URL(url).port,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    SECRET: '-'.repeat(32),
    ACCEPT_RISK: 'weak-secret,http,no-sms,no-mail',
    LOG_LEVEL: 'error',
    ...more,
  }
  const main = new URL('../../server/main.ts', import.meta.url)
  const start = () => startMeasured(main, variables.PUBLIC_URL, variables, ['sandbox/server/main.ts'])
  let server = await start()
  try {
    return await measure({
      url,
      databaseUrl: database.url,
      pid: server.pid,
      cpu: () => server.cpu(),
      async restart() {
        await server.kill()
        server = await start()
      },
    })
  } finally {
    await server.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
