import type { FastifyBaseLogger } from 'fastify'
import { keepEarlierPeople } from '../bonus/trial-person.ts'
import { createPool, type Pool } from '../database/pool.ts'
import { openReads, type Read } from '../database/replica.ts'
import type { Env } from '../env.ts'
import { openJobs, type JobQueue } from '../jobs/queue.ts'
import { findReadiness, type Readiness } from '../maintenance/readiness.ts'
import { assertOwnSecret } from '../own-secret.ts'
import { seed } from '../seed/seed.ts'
import { storeRelease } from '../site/release.store.ts'
import { openAccounts } from '../wallet/wallet.store.ts'
import { copyContent } from './content.store.ts'
import type { ShardPlace } from './shards.env.ts'
import { takeShard } from './shard.store.ts'

/** A database with players of its own; a platform without shards has one. */
export interface ShardDatabase extends Omit<ShardPlace, 'poolUrl'> {
  /** Already migrated. The caller ends it after the app is closed. */
  pool: Pool
}

export interface Shard {
  pool: Pool
  pools: Record<'upkeep' | 'jobs', Pool>
  read: Read
  readiness: Readiness
  jobs: JobQueue
  close(): Promise<void>
}

/** Milliseconds that one statement of the upkeep may run. */
const upkeepPatience = 5 * 60_000

/** Milliseconds that one statement of the job queue may run. */
const jobsPatience = 10_000

interface Opening {
  env: Pick<Env, 'secret' | 'secretBefore'>
  log: FastifyBaseLogger
  clock: () => Date
  release: Parameters<typeof storeRelease>[2]
  paymentProviders: readonly string[]
  gameProviders: readonly string[]
  /** Of the first shard, once it is open. */
  first: Pool | null
}

/** @param number from 0, of so many shards */
export async function openShard(
  { databaseUrl, replicaUrl, pool }: ShardDatabase,
  [number, shards]: readonly [number, number],
  { env, log, clock, release, paymentProviders, gameProviders, first }: Opening,
): Promise<Shard> {
  const isNew = await takeShard(pool, number, shards)
  await assertOwnSecret(pool, env)
  if (isNew && first) await copyContent(first, pool)
  await seed(pool, clock())
  await keepEarlierPeople(pool, env.secret)
  await storeRelease(pool, clock(), release)
  await openAccounts(pool, 'payment provider', paymentProviders)
  await openAccounts(pool, 'game provider', gameProviders)
  const pools = {
    upkeep: createPool(databaseUrl, { max: 2, patience: upkeepPatience }),
    jobs: createPool(databaseUrl, { max: 2, patience: jobsPatience }),
  }
  const jobs = await openJobs(pools.jobs, log, { isWorker: true })
  const readiness = findReadiness(databaseUrl)
  const reads = openReads(pool, replicaUrl, log)
  return {
    pool,
    pools,
    read: reads.read,
    readiness,
    jobs,
    async close() {
      await pools.upkeep.end()
      await pools.jobs.end()
      await readiness.close()
      await reads.close()
    },
  }
}
