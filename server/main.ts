import type { FastifyInstance } from 'fastify'
import { productName } from '#contract/product.ts'
import { CannotStart } from './cannot-start.ts'
import { compose } from './compose.ts'
import { startEmbedded } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'
import { createPool } from './database/pool.ts'
import { readEnv, usableFolder } from './env.ts'
import { createLog } from './log.ts'

interface Door {
  /** The variable that names the port. */
  name: 'PORT' | 'SANDBOX_PORT'
  host: string
  port: number
}

const listenFaults: Partial<Record<string, (door: Door) => string>> = {
  EADDRINUSE: ({ name, port }) => `${name} ${port} is taken: choose another`,
  EACCES: ({ name, port }) => `${name} ${port} may not be used by this user`,
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
    const { app, sandbox, hub } = await compose({ env, databaseUrl, pool, log, clock: () => new Date() })
    const { host } = env
    try {
      await open(app, { name: 'PORT', host, port: env.port })
      if (sandbox) await open(sandbox, { name: 'SANDBOX_PORT', host, port: env.sandboxPort })
    } catch (error) {
      await app.close()
      throw error
    }
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

async function open(app: FastifyInstance, door: Door): Promise<void> {
  await app.listen({ host: door.host, port: door.port }).catch((error: NodeJS.ErrnoException) => {
    const line = listenFaults[error.code ?? '']?.(door)
    throw line === undefined ? error : new CannotStart(line)
  })
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
