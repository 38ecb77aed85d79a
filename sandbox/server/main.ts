/** The sandbox: a process of its own that knows the platform by its address (PLATFORM_URL) and the secrets that both share. */
import type { Logger } from 'pino'
import { CannotStart } from '#server/cannot-start.ts'
import { createPool } from '#server/database/pool.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { answerTime, closeTime, run, within, type Started } from '#server/run.ts'
import { socketLimits } from '#server/sockets/limits.ts'
import { openDoor } from '#server/sockets/listen.ts'
import { Sockets } from '#server/sockets/sockets.ts'
import { buildSandbox } from './sandbox.ts'

/** Milliseconds that one statement of the upkeep may run. */
const upkeepPatience = 5 * 60_000

let log: Logger | undefined
const clock = () => new Date()

async function start(): Promise<Started> {
  const { PLATFORM_URL: platform } = process.env
  const env = readEnv(process.env)
  if (platform === undefined) throw new CannotStart('PLATFORM_URL is missing: the address of the platform')
  if (env.databaseUrl === undefined) throw new CannotStart('DATABASE_URL is missing')
  log = createLog(env).child({ process: 'sandbox' })
  const pools = [
    createPool(env.databaseUrl),
    createPool(env.databaseUrl, { max: 2, patience: upkeepPatience }),
  ] as const
  for (const pool of pools)
    pool.on('error', (error) => log?.warn({ err: error }, 'a database connection was lost'))
  const [pool, upkeepPool] = pools
  const sockets = new Sockets({ ...socketLimits, ...env, log })
  const app = await buildSandbox(
    { env, pool, upkeepPool, log, clock, platform: () => platform },
    { sockets, limits: socketLimits },
  )
  await openDoor(app, { name: 'SANDBOX_PORT', host: env.host, port: env.sandboxPort })
  return {
    announce: () => process.send?.('ready'),
    async stop() {
      sockets.leave()
      const cut = setTimeout(() => sockets.cut(), answerTime)
      await within(closeTime, async () => {
        await app.close()
        await Promise.all(pools.map((each) => each.end()))
      })
      clearTimeout(cut)
    },
  }
}

await run(start, () => log)
