import { expireBonuses } from './bonus/expire.ts'
import type { Pool } from './database/pool.ts'
import { transaction } from './database/transaction.ts'
import { systemClock } from './hub/clock.ts'
import type { Works } from './jobs/jobs.ts'
import { sendLetter } from './jobs/letter.ts'
import type { Metrics } from './metrics/metrics.ts'
import { keepMonths } from './months/month.store.ts'
import { startHeartbeat } from './nodes/heartbeat.ts'
import type { Parts } from './parts.ts'
import { watchForHarm } from './protection/harm.ts'
import { tellPlayerFiles } from './protection/joint-limit.ts'
import { retryPayout } from './payment/approve.ts'
import { storeRelease } from './site/release.store.ts'
import { takeHouseMoney } from './shards/house-money.store.ts'
import type { Shard } from './shards/open-shard.ts'
import { startUpkeep, upkeepEvery } from './upkeep/upkeep.ts'
import { tidy } from './upkeep/upkeep.store.ts'
import { reconcileJob } from './wallet/reconcile-job.ts'

/** Seconds. */
const eachRun = { oncePer: upkeepEvery / 1000 }
/** Seconds. Not at once: a node that starts has other work. */
const daily = { oncePer: 24 * 60 * 60, after: 60 }

interface Background extends Pick<Parameters<typeof sendLetter>[0], 'mail'> {
  site: Parts
  shard: Pick<Shard, 'jobs' | 'pools'>
  /** Of the shard, from 0. */
  number: number
  /** The pools of all shards, in their order. */
  all: readonly Pool[]
  release: Parameters<typeof storeRelease>[2]
  metrics: Metrics | null
  chores: Parameters<typeof startUpkeep>[0]['chores']
}

/** What a node does in a shard without being asked: jobs, upkeep, its heartbeat. Resolves with how to stop. */
export async function startBackground(node: Background): Promise<() => Promise<void>> {
  const { site, metrics, number, all } = node
  const { jobs, pools } = node.shard
  const { env, bus, clock, log, notify, playerFiles } = site
  const works: Works = {
    letter: sendLetter({ mail: node.mail, env, clock }),
    payout: retryPayout(site),
    async rows() {
      await storeRelease(pools.upkeep, clock(), node.release)
      log.debug({ changes: await tidy(pools.upkeep, clock()) }, 'tidied up')
    },
    async months() {
      log.debug({ begun: await keepMonths(pools.upkeep, clock()) }, 'months kept')
    },
    async bonuses() {
      const expired = await expireBonuses({ pool: pools.upkeep, bus, notify, clock })
      log.debug({ expired }, 'bonuses expired')
    },
    async harm() {
      const steps = await watchForHarm({ pool: pools.upkeep, notify, clock })
      log.debug({ steps }, 'watched for harm')
    },
    reconcile: reconcileJob({
      pool: pools.upkeep,
      log,
      onReconciled: (found) => metrics?.reconciled(number, found),
    }),
    async jointlimit() {
      const told = await tellPlayerFiles({ pool: pools.upkeep, playerFiles, clock, log })
      log.debug({ told }, 'files of players told')
    },
    async crossing(money) {
      const to = all[money.to]
      if (!to) throw new Error(`There is no shard ${money.to + 1}`)
      await takeHouseMoney(to, money)
    },
  }
  await jobs.work(metrics?.watched(works, number) ?? works)
  type Regular = 'rows' | 'months' | 'bonuses' | 'harm' | 'reconcile' | 'jointlimit'
  const onOneNode = (job: Regular, how: typeof eachRun) => () =>
    transaction(pools.jobs, (tx) => jobs.add(tx, job, {}, how))
  const stopUpkeep = startUpkeep({
    clock: systemClock,
    log,
    every: upkeepEvery,
    chores: {
      rows: onOneNode('rows', eachRun),
      months: onOneNode('months', eachRun),
      bonuses: onOneNode('bonuses', eachRun),
      harm: onOneNode('harm', eachRun),
      reconcile: onOneNode('reconcile', daily),
      jointlimit: onOneNode('jointlimit', eachRun),
      ...node.chores,
    },
  })
  const stopHeartbeat = startHeartbeat({ pool: pools.jobs, bus, clock, log, timer: systemClock })
  return async () => {
    await stopUpkeep()
    await stopHeartbeat()
    await jobs.close()
  }
}
