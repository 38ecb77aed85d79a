/** The sandbox: a process of its own that knows the platform by its address (PLATFORM_URL) and what a real provider shares with it. */
import { pino } from 'pino'
import { createPool } from './database.ts'
import { readEnv } from './env.ts'
import { watchDatabase } from './failover.ts'
import { buildSandbox } from './sandbox.ts'

/** Milliseconds that one statement of the upkeep may run. */
const upkeepPatience = 5 * 60_000
/** Milliseconds that the shutdown may take. */
const longestStop = 9_000

const env = readEnv(process.env)
const log = pino({ level: env.logLevel }).child({ process: 'sandbox' })
const pool = createPool(env.databaseUrl)
const upkeepPool = createPool(env.databaseUrl, { max: 2, patience: upkeepPatience })
const app = await buildSandbox({ env, pool, upkeepPool, log, clock: () => new Date() })

let isStopping = false
async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(code), longestStop).unref()
  await app.close()
  await Promise.all([pool.end(), upkeepPool.end()])
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
// The platform has ended: its next start brings its own sandbox, and a keep-alive connection would still reach this one.
process.once('disconnect', () => process.exit(0))
// The platform starts the sandbox again, beside the primary of then.
app.addHook(
  'onClose',
  watchDatabase(pool, log, () => void stop(1)),
)

try {
  await app.listen({ host: env.host, port: env.port })
} catch (error) {
  log.fatal({ err: error }, `SANDBOX_PORT ${env.port} cannot be used: set another one`)
  await stop(1)
}
process.send?.('ready')
