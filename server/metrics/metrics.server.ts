import Fastify from 'fastify'
import { CannotStart } from '../cannot-start.ts'
import type { Metrics } from './metrics.ts'

/** Milliseconds: for a request to be there, and without a byte while it is answered. */
const patience = { requestTimeout: 10_000, connectionTimeout: 30_000 }

export interface MetricsPlace {
  host: string
  port: number
}

/** `host:port`, an IPv6 address in brackets; null: neither. */
export function metricsPlace(text: string): MetricsPlace | null {
  const [, six, host, port] = /^(?:\[([\da-f:]+)\]|([^\s:[\]]+)):(\d{1,5})$/i.exec(text) ?? []
  const found = { host: six ?? host ?? '', port: Number(port) }
  return found.host !== '' && found.port <= 65_535 ? found : null
}

/** Serves `/metrics` at a place of its own, which no player reaches. Resolves with how to stop. */
export async function serveMetrics(
  { host, port }: MetricsPlace,
  metrics: Metrics,
): Promise<() => Promise<void>> {
  const app = Fastify(patience)
  app.server.on('connection', (socket) => socket.on('error', () => socket.destroy()))
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw new CannotStart(
      `METRICS_LISTEN cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  return () => app.close()
}
