import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { DatabaseAway } from './away.ts'
import { withPatience } from './patience.ts'
import { createPool, type Db } from './pool.ts'

/** Does work that only reads, maybe twice. It sees all that was committed before. */
export type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>

export interface Reads {
  read: Read
  close(): Promise<void>
}

const mostConnections = 5
/** Milliseconds that a replica may be behind the primary. */
const mostLag = 100
const pollEvery = 5
/** Milliseconds that a read may take at the replica, before it is done at the primary. */
const patience = 1_000
/** Milliseconds for which a replica that is away or lags is not asked. */
export const rest = 1_000

/** Reads at the replica, and at the primary while it is away or lags, or if there is none. */
export function openReads(
  primary: Db,
  replicaUrl: string | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Reads {
  if (replicaUrl === undefined) return { read: (work) => work(primary), close: () => Promise.resolve() }
  const replica = createPool(replicaUrl, { max: mostConnections, patience, connecting: patience })
  let restsUntil = Number.NEGATIVE_INFINITY

  async function caughtUp(): Promise<void> {
    const { rows } = await primary.query<{ position: string }>(
      'select pg_current_wal_flush_lsn()::text as position',
    )
    for (const until = performance.now() + mostLag; ; await delay(pollEvery)) {
      const { rows: answer } = await replica.query<{ ready: boolean }>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as ready',
        [rows[0]?.position],
      )
      if (answer[0]?.ready) return
      if (performance.now() > until) throw new DatabaseAway(`The replica lags by more than ${mostLag} ms`)
    }
  }

  return {
    async read(work) {
      if (performance.now() < restsUntil) return work(primary)
      try {
        return await withPatience(patience, async () => {
          await caughtUp()
          return work(replica)
        })
      } catch (error) {
        restsUntil = performance.now() + rest
        log.warn({ err: error }, 'the replica is not used: the primary is read')
        return work(primary)
      }
    },
    close: () => replica.end(),
  }
}
