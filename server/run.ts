import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { productName } from '#contract/product.ts'
import { CannotStart, crashCode } from './cannot-start.ts'
import type { Beside } from './beside.ts'
import { compose } from './compose.ts'
import { migrate } from './database/migrate.ts'
import { createPool } from './database/pool.ts'
import { superviseEmbedded } from './database/supervised.ts'
import { readEnv, usableFolder } from './env.ts'
import { createLog } from './log.ts'
import { listenAt } from './sockets/listen.ts'

interface Door {
  /** The variable that sets the port. */
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
  address: string
  stop(leaving: 'one by one' | 'at once'): Promise<void>
}

/**
 * Milliseconds since the stop began. answerTime: requests without a reply are cut off. closeTime: closing is no longer awaited.
 * longestStop: the process exits; a database that is still stopping does so by itself.
 */
const answerTime = 6_000
const closeTime = 8_000
const longestStop = 9_500

async function within(time: number, work: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const alarm = setTimeout(resolve, time)
  await Promise.race([work(), promise]).finally(() => clearTimeout(alarm))
}

let log: Logger | undefined

async function start(beside: Beside | undefined): Promise<Started> {
  const env = readEnv(process.env)
  log = createLog(env)
  const embedded = env.databaseUrl ? null : await superviseEmbedded(usableFolder(env.dataDir), log)
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? ''
  const pool = createPool(databaseUrl)
  pool.on('error', (error) => log?.warn({ err: error }, 'a database connection was lost'))
  try {
    await migrate(databaseUrl).catch(cannotUseDatabase)
    const { app, sandbox, hub, sockets } = await compose({
      env,
      databaseUrl,
      pool,
      log,
      clock: () => new Date(),
      ...(beside && { beside }),
    })
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
      async stop(leaving) {
        sockets.leave()
        const cut = setTimeout(() => sockets.cut(), answerTime)
        await within(closeTime, async () => {
          if (leaving === 'one by one') await hub.drain()
          await app.close()
          await pool.end()
        })
        clearTimeout(cut)
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
  await listenAt(app, door.host, door.port).catch((error: NodeJS.ErrnoException) => {
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
let starting: Promise<Started>

/** Ctrl-C; a stop by the operator; the terminal has closed. */
const farewells = { SIGINT: 'at once', SIGTERM: 'one by one', SIGHUP: 'at once' } as const

/** Without the flush, lines in progress are lost at exit. */
async function logWritten(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (log) log.flush(() => resolve())
  else resolve()
  await promise
}

async function stop(leaving: 'one by one' | 'at once', code = 0): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(code), longestStop)
  try {
    const started = await starting
    await started.stop(leaving)
    await logWritten()
  } catch (error) {
    console.error(error)
    process.exit(code || 1)
  }
  process.exit(code)
}

/** The state of the process is unknown: it stops in order, and `npm start` starts another. */
function crash(error: unknown, origin: string): void {
  if (log) log.fatal({ err: error, origin }, 'the server has crashed')
  else console.error(error)
  void stop('at once', crashCode)
}

/** Runs the platform in this process until it is told to stop; `beside` runs with it where SANDBOX is on. */
export async function run(beside?: Beside): Promise<void> {
  process.on('uncaughtException', crash)
  starting = start(beside)
  for (const [signal, leaving] of Object.entries(farewells)) {
    process.on(signal, () => void stop(leaving))
  }
  // The IPC channel is `npm start`'s: without it nothing would restart the server.
  process.on('disconnect', () => void stop('at once'))
  const { address } = await starting.catch(fail)
  if (!stopping) console.log(`${productName} is at ${address}`)
}
