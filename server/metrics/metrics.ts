import type { FastifyInstance } from 'fastify'
import type { JobName, Works } from '../jobs/jobs.ts'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Upper bounds of the buckets of a request's duration, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Where each scrape reads its values. */
export interface Measured {
  /** Rejects while the node is not ready. */
  ready: () => Promise<unknown>
  pool: () => { open: number; idle: number; waiting: number }
  sockets: () => number
  hubConnections: () => number
  busListens: () => boolean
  /** Jobs that wait, by kind. */
  jobs: () => Promise<ReadonlyMap<string, number>>
}

export interface Metrics {
  /** In the text format of Prometheus. */
  text(): Promise<string>
  contentType: string
  /** Call it before the app has routes. */
  watch(app: FastifyInstance): void
  /** The same works; each success is dated. */
  watched(works: Works): Works
}

/** Of one node. Names follow Prometheus's conventions: base units, `_total` for counters. */
export function createMetrics({ ready, pool, sockets, hubConnections, busListens, jobs }: Measured): Metrics {
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
  gauge('lale_hub_connections', 'Connections to the hub.', hubConnections)
  gauge('lale_bus_up', '1 while hints of other nodes are heard.', () => Number(busListens()))
  gauge('lale_database_connections_open', 'Connections of the pool.', () => pool().open)
  gauge('lale_database_connections_idle', 'Connections of the pool that run nothing.', () => pool().idle)
  gauge('lale_database_waiting', 'Statements that wait for a connection.', () => pool().waiting)
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
      for (const [kind, count] of await jobs().catch(() => new Map<string, number>()))
        this.labels({ kind }).set(count)
    },
    registers: [],
  })
  registry.registerMetric(waiting)
  const succeeded = new Gauge({
    name: 'lale_job_last_success_timestamp_seconds',
    help: 'When a job of each kind last succeeded on this node.',
    labelNames: ['kind'],
    registers,
  })
  const dated =
    <Data>(kind: JobName, run: (data: Data) => Promise<void>) =>
    async (data: Data) => {
      await run(data)
      succeeded.labels({ kind }).setToCurrentTime()
    }
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const labels = { method, route: routeOptions.url ?? 'none', status_code: statusCode }
        requests.observe(labels, elapsedTime / 1_000)
      })
    },
    watched: ({ letter, payout, rows, bonuses }) => ({
      letter: dated('letter', letter),
      payout: dated('payout', payout),
      rows: dated('rows', rows),
      bonuses: dated('bonuses', bonuses),
    }),
  }
}
