import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Upper bounds of the buckets of a request's duration, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Where each scrape reads its values. */
export interface Measured {
  pool: () => { open: number; idle: number; waiting: number }
  sockets: () => number
  hubConnections: () => number
  busListens: () => boolean
}

type Chores = Readonly<Record<string, () => Promise<number | Record<string, number>>>>

export interface Metrics {
  /** In the text format of Prometheus. */
  text(): Promise<string>
  contentType: string
  /** Call it before the app has routes. */
  watch(app: FastifyInstance): void
  /** The same chores; each success is dated. */
  watched(chores: Chores): Chores
}

/** Of one node. Names follow Prometheus's conventions: base units, `_total` for counters. */
export function createMetrics({ pool, sockets, hubConnections, busListens }: Measured): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
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
  const chores = new Gauge({
    name: 'lale_upkeep_last_success_timestamp_seconds',
    help: 'When each chore of the upkeep last succeeded.',
    labelNames: ['chore'],
    registers,
  })
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const labels = { method, route: routeOptions.url ?? 'none', status_code: statusCode }
        requests.observe(labels, elapsedTime / 1_000)
      })
    },
    watched: (given) =>
      Object.fromEntries(
        Object.entries(given).map(([chore, run]) => [
          chore,
          async () => {
            const changes = await run()
            chores.labels({ chore }).setToCurrentTime()
            return changes
          },
        ]),
      ),
  }
}
