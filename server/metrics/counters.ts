import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { limitNames, type LimitName } from '../guard/limit-name.ts'
import { hearMoved } from '../wallet/moved.ts'
import type { Watch } from '../world/watched.ts'
import { buckets } from './buckets.ts'

export interface Counters {
  limited: (name: LimitName) => void
  /** The hub has dropped a client that does not read. */
  dropped: () => void
  asked: Watch
  /** @param shard from 0 @param differences proofs of its ledger that fail */
  reconciled: (shard: number, differences: number) => void
  stop: () => void
}

/** What is counted where it happens. */
export function countersIn(registry: Registry): Counters {
  const registers = [registry]
  const limits = new Counter({
    name: 'lale_limited_total',
    help: 'Calls and connections that a rate limit refused.',
    labelNames: ['limit'],
    registers,
  })
  // Prometheus sees the first refusal only after a zero.
  for (const limit of limitNames) limits.inc({ limit }, 0)
  const drops = new Counter({
    name: 'lale_hub_dropped_total',
    help: 'Connections to the hub that were dropped: the client did not read.',
    registers,
  })
  const asks = new Histogram({
    name: 'lale_provider_request_duration_seconds',
    help: 'Duration of requests to providers.',
    labelNames: ['what', 'provider', 'outcome'],
    buckets,
    registers,
  })
  const transfers = new Counter({
    name: 'lale_transfers_total',
    help: 'Movements of money, by cause and outcome.',
    labelNames: ['cause', 'outcome'],
    registers,
  })
  const stop = hearMoved((cause, outcome) => transfers.inc({ cause, outcome }))
  const broken = new Gauge({
    name: 'lale_ledger_differences',
    help: 'Proofs of the ledger that failed when this node reconciled it last, by shard.',
    labelNames: ['shard'],
    registers,
  })
  const at = new Gauge({
    name: 'lale_ledger_reconciled_timestamp_seconds',
    help: 'When this node last reconciled the ledger, by shard.',
    labelNames: ['shard'],
    registers,
  })
  return {
    limited: (limit) => limits.inc({ limit }),
    dropped: () => drops.inc(),
    asked: ({ what, provider, outcome, seconds }) => asks.observe({ what, provider, outcome }, seconds),
    reconciled(shard, differences) {
      const labels = { shard: String(shard + 1) }
      broken.set(labels, differences)
      at.labels(labels).setToCurrentTime()
    },
    stop,
  }
}
