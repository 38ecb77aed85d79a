import type { FastifyBaseLogger } from 'fastify'
import { keepEarlierPeople } from '../bonus/trial-person.ts'
import { createPool, type Pool } from '../database/pool.ts'
import { openReads, type Read } from '../database/replica.ts'
import type { Env } from '../env.ts'
import { openJobs, type JobQueue } from '../jobs/queue.ts'
import { findReadiness, type Readiness } from '../maintenance/readiness.ts'
import { assertOwnSecret } from '../own-secret.ts'
import { writeLaw } from '../protection/judge.store.ts'
import { writeCheckBounds } from '../protection/play.store.ts'
import { seed } from '../seed/seed.ts'
import { storeRelease } from '../site/release.store.ts'
import { openAccounts } from '../wallet/wallet.store.ts'
import type { ShardPlace } from './shards.env.ts'
import { takeShard } from './shard.store.ts'

/** A database with players of its own; a platform without shards has one. */
export interface ShardDatabase extends Omit<ShardPlace, 'poolUrl'> {
  /** Already migrated. The caller ends it after the app is closed. */
  pool: Pool
}

export interface Shard {
  pool: Pool
  pools: Record<'upkeep' | 'jobs' | 'hub', Pool>
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
  env: Pick<Env, 'secret' | 'secretBefore' | 'law'>
  log: FastifyBaseLogger
  clock: () => Date
  release: Parameters<typeof storeRelease>[2]
  paymentProviders: readonly string[]
  gameProviders: readonly string[]
  /** From 0. */
  shard: number
  shards: number
  /** Of the first shard; null: this is the first one. */
  first: Pool | null
}

export async function openShard(
  { databaseUrl, replicaUrl, pool }: ShardDatabase,
  { env, log, clock, release, paymentProviders, gameProviders, shard, shards, first }: Opening,
): Promise<Shard> {
  await takeShard(pool, { shard, shards, first })
  await assertOwnSecret(pool, env)
  await seed(pool, clock())
  await keepEarlierPeople(pool, env.secret)
  await storeRelease(pool, clock(), release)
  await openAccounts(pool, 'payment provider', paymentProviders)
  await openAccounts(pool, 'game provider', gameProviders)
  await writeLaw(pool, env.law.profileOf)
  await writeCheckBounds(pool, (country) => env.law.profileOf(country).realityCheck)
  const pools = {
    upkeep: createPool(databaseUrl, { max: 2, patience: upkeepPatience }),
    jobs: createPool(databaseUrl, { max: 2, patience: jobsPatience }),
    // After a node's death thousands of pages reconnect at once: players' calls do not wait behind them.
    hub: createPool(databaseUrl, { max: 2 }),
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
      await Promise.all(Object.values(pools).map((each) => each.end()))
      await readiness.close()
      await reads.close()
    },
  }
}
