import type { VitalsReport } from '#contract/vitals.ts'
import type { Pool } from '../database/pool.ts'
import { reportsOfNetwork, reportsOfNode, shared } from '../guard/limits.ts'
import type { Alarm, Clock } from '../hub/clock.ts'
import type { Parts } from '../parts.ts'
import { insertVitals, type Vitals } from './vitals.store.ts'

const hour = 60 * 60 * 1000

/** Milliseconds between two writes. */
const gathered = 1_000

export interface VitalsIntake {
  /** @returns 0 if the report is accepted, else the seconds to wait */
  take(report: VitalsReport, network: string): number
  stop(): Promise<void>
}

interface Needs extends Pick<Parts, 'clock' | 'env'> {
  /** Not the pool of the calls: reports never take a connection from them. */
  pool: Pool
  log: Pick<Parts['log'], 'warn'>
  timer: Pick<Clock, 'after'>
}

/** Buffers reports and writes them once a second. Reports per network are counted in this node's memory, by the hour. */
export function vitalsIntake({ pool, clock, env, log, timer }: Needs): VitalsIntake {
  const ofNetwork = shared(reportsOfNetwork, env.addressFactor)
  const counts = new Map<string, number>()
  let hourNow = 0
  let taken = 0
  let waiting: Vitals[] = []
  let alarm: Alarm | undefined
  let written = Promise.resolve()

  function take(report: VitalsReport, network: string): number {
    const now = clock().getTime()
    const at = now - (now % hour)
    if (at !== hourNow) {
      hourNow = at
      taken = 0
      counts.clear()
    }
    const ofThis = counts.get(network) ?? 0
    if (ofThis >= ofNetwork.most || taken >= reportsOfNode.most) return Math.ceil((at + hour - now) / 1000)
    counts.set(network, ofThis + 1)
    taken += 1
    waiting.push({ ...report, at: new Date(at) })
    alarm ??= timer.after(gathered, write)
    return 0
  }

  /** One statement at a time. */
  function write(): void {
    alarm?.cancel()
    alarm = undefined
    const rows = waiting
    waiting = []
    if (rows.length === 0) return
    written = written
      .then(() => insertVitals(pool, rows))
      .catch((error: unknown) => log.warn({ err: error, count: rows.length }, 'figures of speed were lost'))
  }

  return {
    take,
    async stop() {
      write()
      await written
    },
  }
}
