import type { FastifyInstance } from 'fastify'
import type { JobName, Works } from '../jobs/jobs.ts'
import type { PlayerHub } from '../hub/player-hub.ts'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { buckets } from './buckets.ts'
import { countersIn, type Counters } from './counters.ts'

/** Jobs that run by the clock. */
const regular = [
  'rows',
  'months',
  'bonuses',
  'harm',
  'reconcile',
  'jointlimit',
] as const satisfies readonly JobName[]

/** Where each scrape reads its values. */
export interface Measured {
  /** Rejects while the node is not ready. */
  ready: () => Promise<unknown>
  /** Of each shard. */
  pools: () => readonly Record<'open' | 'idle' | 'waiting', number>[]
  sockets: () => number
  hub: () => { connections: number; unsent: ReturnType<PlayerHub['unsent']> }
  busListens: () => boolean
  /** Jobs that wait, by kind, of each shard. */
  jobs: () => Promise<readonly ReadonlyMap<string, number>[]>
}

export interface Metrics extends Counters {
  /** In the text format of Prometheus. */
  text(): Promise<string>
  contentType: string
  /** Call it before the app has routes. */
  watch(app: FastifyInstance): void
  /** The same works; each success is dated. @param shard from 0 */
  watched(works: Works, shard: number): Works
}

/** Of one node. Names follow Prometheus's conventions: base units, `_total` for counters. */
export function createMetrics({ ready, pools, sockets, hub, busListens, jobs }: Measured): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })
  gauge('lale_sockets_open', 'Connections that are open.', sockets)
  gauge('lale_hub_connections', 'Connections to the hub.', () => hub().connections)
  gauge(
    'lale_hub_unsent_bytes',
    'Bytes that the clients of the hub have not taken yet.',
    () => hub().unsent.total,
  )
  gauge('lale_hub_unsent_bytes_max', 'The same of the connection with the most.', () => hub().unsent.largest)
  gauge('lale_bus_up', '1 while hints of other nodes are heard.', () => Number(busListens()))
  const ofPools = (count: 'open' | 'idle' | 'waiting') => () =>
    pools().reduce((sum, each) => sum + each[count], 0)
  gauge('lale_database_connections_open', 'Connections of the pool.', ofPools('open'))
  gauge('lale_database_connections_idle', 'Connections of the pool that run nothing.', ofPools('idle'))
  gauge('lale_database_waiting', 'Statements that wait for a connection.', ofPools('waiting'))
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by route.',
    labelNames: ['method', 'route', 'status_code'],
    buckets,
    registers,
  })
  gauge('lale_ready', '1 while the database can be read and written.', () =>
    ready().then(
      () => 1,
      () => 0,
    ),
  )
  const waiting = new Gauge({
    name: 'lale_jobs_waiting',
    help: 'Jobs in the background that wait, by kind; dead: those that were given up.',
    labelNames: ['kind'],
    // A figure that cannot be read must not keep the others from Prometheus.
    async collect() {
      this.reset()
      for (const [kind, count] of (await jobs().catch(() => [])).flatMap((each) => [...each]))
        this.labels({ kind }).inc(count)
    },
    registers: [],
  })
  registry.registerMetric(waiting)
  const succeeded = new Gauge({
    name: 'lale_job_last_success_timestamp_seconds',
    help: 'When a job of each kind and shard last succeeded on this node; until then, when the node started.',
    labelNames: ['kind', 'shard'],
    registers,
  })
  const dated =
    (shard: string) =>
    <Data>(kind: JobName, run: (data: Data) => Promise<void>) =>
    async (data: Data) => {
      await run(data)
      succeeded.labels({ kind, shard }).setToCurrentTime()
    }
  return {
    ...countersIn(registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const labels = { method, route: routeOptions.url ?? 'none', status_code: statusCode }
        requests.observe(labels, elapsedTime / 1_000)
      })
    },
    watched({ letter, payout, rows, months, bonuses, harm, reconcile, jointlimit, crossing }, number) {
      const shard = String(number + 1)
      for (const kind of regular) succeeded.labels({ kind, shard }).setToCurrentTime()
      const date = dated(shard)
      return {
        letter: date('letter', letter),
        payout: date('payout', payout),
        rows: date('rows', rows),
        months: date('months', months),
        bonuses: date('bonuses', bonuses),
        harm: date('harm', harm),
        reconcile: date('reconcile', reconcile),
        jointlimit: date('jointlimit', jointlimit),
        crossing: date('crossing', crossing),
      }
    },
  }
}
