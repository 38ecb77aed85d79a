/** The platform, and beside it the program that is named, where SANDBOX is on. */
import type { Logger } from 'pino'
import { productName } from '#contract/product.ts'
import { startBeside } from './beside.ts'
import { CannotStart } from './cannot-start.ts'
import { compose } from './compose.ts'
import { usableFolder } from './data-folder.ts'
import { migrate } from './database/migrate.ts'
import { createBouncedPool, createPool } from './database/pool.ts'
import { findPrimary } from './database/servers.ts'
import { superviseEmbedded } from './database/supervised.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { neighbourVariables } from './neighbour.ts'
import { ownAddress } from './own-address.ts'
import { answerTime, closeTime, run, within, type Started } from './run.ts'
import type { ShardDatabase } from './shards/open-shard.ts'
import type { ShardPlace } from './shards/shards.env.ts'
import { openDoor } from './sockets/listen.ts'

let log: Logger | undefined
const clock = () => new Date()

async function start(): Promise<Started> {
  const env = readEnv(process.env)
  log = createLog(env)
  const embedded = env.shards.length > 0 ? null : await superviseEmbedded(usableFolder(env.dataDir), log)
  const [place = { databaseUrl: embedded?.url ?? '' }, ...places] = env.shards
  const shards = [opened(place), ...places.map(opened)] as const
  const [named] = env.sandbox ? process.argv.slice(2) : []
  try {
    for (const { databaseUrl } of shards) await migrate(databaseUrl, { log }).catch(cannotUseDatabase)
    const { app, hub, sockets } = await compose({ env, shards, log, clock })
    try {
      await openDoor(app, env)
      const told = async () =>
        neighbourVariables(env, {
          databaseUrl: await findPrimary(place.databaseUrl),
          platformUrl: ownAddress(app),
        })
      const neighbour = named === undefined ? null : await startBeside(named, told, log)
      return {
        announce: () => console.log(`${productName} is at ${env.publicUrl}`),
        async stop(leaving, signal) {
          sockets.leave()
          const cut = setTimeout(() => sockets.cut(), answerTime)
          await within(closeTime, async () => {
            if (leaving === 'one by one') await hub.drain()
            await Promise.all([app.close(), neighbour?.stop(signal)])
            await end(shards)
          })
          clearTimeout(cut)
          await embedded?.stop()
        },
      }
    } catch (error) {
      await app.close()
      throw error
    }
  } catch (error) {
    await end(shards)
    await embedded?.stop()
    throw error
  }
}

function opened(place: ShardPlace): ShardDatabase {
  const { databaseUrl, poolUrl } = place
  const pool = poolUrl ? createBouncedPool(poolUrl) : createPool(databaseUrl)
  pool.on('error', (error) => log?.warn({ err: error }, 'a database connection was lost'))
  return { ...place, pool }
}

const end = (shards: readonly ShardDatabase[]) => Promise.all(shards.map(({ pool }) => pool.end()))

function cannotUseDatabase(error: unknown): never {
  if (error instanceof CannotStart) throw error
  throw new CannotStart(
    `DATABASE_URL cannot be used: ${error instanceof Error ? error.message : String(error)}`,
  )
}

await run(start, () => log)
