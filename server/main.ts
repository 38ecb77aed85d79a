import { productName } from '#contract/product.ts'
import { CannotStart } from './cannot-start.ts'
import { compose } from './compose.ts'
import { startEmbedded } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'
import { createPool } from './database/pool.ts'
import { readEnv, usableFolder, type Env } from './env.ts'
import { createLog } from './log.ts'

const listenFaults: Partial<Record<string, (env: Env) => string>> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is taken: choose another`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this user`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known`,
}

interface Started {
  /** Where players reach the site. */
  address: string
  /** Resolves when the embedded database has ended, asked to or not. */
  databaseEnded: Promise<void> | undefined
  /** Those who are connected are sent away one by one, or all at once. */
  stop(leaving: 'one by one' | 'at once'): Promise<void>
}

/** Starts everything in order, and gives back what ends it in the opposite one. */
async function start(): Promise<Started> {
  const env = readEnv(process.env)
  const log = createLog(env)
  const embedded = env.databaseUrl ? null : await startEmbedded(usableFolder(env.dataDir))
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? ''
  const pool = createPool(databaseUrl)
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  try {
    await migrate(pool).catch(cannotUseDatabase)
    const { app, hub } = await compose({ env, databaseUrl, pool, log, clock: () => new Date() })
    await app.listen({ host: env.host, port: env.port }).catch(async (error: NodeJS.ErrnoException) => {
      await app.close()
      const line = listenFaults[error.code ?? '']?.(env)
      throw line === undefined ? error : new CannotStart(line)
    })
    return {
      address: env.publicUrl,
      databaseEnded: embedded?.ended,
      async stop(leaving) {
        if (leaving === 'one by one') await hub.drain()
        await app.close()
        await pool.end()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await pool.end()
    await embedded?.stop()
    throw error
  }
}

function cannotUseDatabase(error: unknown): never {
  if (error instanceof CannotStart) throw error
  throw new CannotStart(
    `DATABASE_URL cannot be used: ${error instanceof Error ? error.message : String(error)}`,
  )
}

function fail(error: unknown): never {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}

let stopping = false

/** Ctrl-C, an operator's stop, and the end of the terminal. */
const farewells = { SIGINT: 'at once', SIGTERM: 'one by one', SIGHUP: 'at once' } as const

async function stop(leaving: 'one by one' | 'at once'): Promise<void> {
  if (stopping) return
  stopping = true
  const started = await starting
  await started.stop(leaving)
  process.exit(0)
}

const starting = start()
for (const [signal, leaving] of Object.entries(farewells)) {
  process.on(signal, () => void stop(leaving).catch(fail))
}
const { address, databaseEnded } = await starting.catch(fail)
if (!stopping) console.log(`${productName} is at ${address}`)
await databaseEnded
if (databaseEnded && !stopping) fail(new CannotStart('The database has ended, and the server with it'))
