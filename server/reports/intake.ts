import type { Db, Pool } from '../database/pool.ts'
import { reportsOfNetwork, reportsOfNode, shared } from '../guard/limits.ts'
import type { Alarm, Clock } from '../hub/clock.ts'
import type { Parts } from '../parts.ts'

const hour = 60 * 60 * 1000

/** Milliseconds between two writes. */
const gathered = 1_000

export interface Intake<Report> {
  /** @returns 0 if the report is accepted, else the seconds to wait */
  take(report: Report, network: string): number
  stop(): Promise<void>
}

interface Needs<Report> extends Pick<Parts, 'clock' | 'env'> {
  /** Not the pool of the calls: reports never take a connection from them. */
  pool: Pool
  log: Pick<Parts['log'], 'warn'>
  timer: Pick<Clock, 'after'>
  insert: (db: Db, rows: readonly (Report & { at: Date })[]) => Promise<void>
  /** A line of the log when rows were not written. */
  lost: string
}

/** Buffers reports and writes them once a second. Reports per network are counted in this node's memory, by the hour. */
export function intakeOf<Report extends object>({
  pool,
  clock,
  env,
  log,
  timer,
  insert,
  lost,
}: Needs<Report>): Intake<Report> {
  const ofNetwork = shared(reportsOfNetwork, env.addressFactor)
  const counts = new Map<string, number>()
  let hourNow = 0
  let taken = 0
  let waiting: (Report & { at: Date })[] = []
  let alarm: Alarm | undefined
  let written = Promise.resolve()

  function take(report: Report, network: string): number {
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
      .then(() => insert(pool, rows))
      .catch((error: unknown) => log.warn({ err: error, count: rows.length }, lost))
  }

  return {
    take,
    async stop() {
      write()
      await written
    },
  }
}
