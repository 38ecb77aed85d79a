import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { DatabaseAway } from './away.ts'
import { withPatience } from './patience.ts'
import { createPool, type Db } from './pool.ts'
import { serversOf } from './servers.ts'

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

/** Reads at a standby, and at the primary while it is away or lags, or if there is none. @param replicaUrl may name the primary too: roles change */
export function openReads(
  primary: Db,
  replicaUrl: string | undefined,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Reads {
  if (replicaUrl === undefined) return { read: (work) => work(primary), close: () => Promise.resolve() }
  const servers = serversOf(replicaUrl).map((server) =>
    createPool(server, { max: mostConnections, patience, connecting: patience }),
  )
  let turn = 0
  let restsUntil = Number.NEGATIVE_INFINITY
  let isUsed = true

  async function caughtUp(replica: Db): Promise<void> {
    const { rows } = await primary.query<{ position: string }>(
      'select pg_current_wal_flush_lsn()::text as position',
    )
    for (const until = performance.now() + mostLag; ; await delay(pollEvery)) {
      const { rows: answer } = await replica.query<{ isStandby: boolean; ready: boolean | null }>(
        'select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn() >= $1::pg_lsn as ready',
        [rows[0]?.position],
      )
      if (!answer[0]?.isStandby) throw new DatabaseAway('The server is not a standby')
      if (answer[0].ready) return
      if (performance.now() > until) throw new DatabaseAway(`The replica lags by more than ${mostLag} ms`)
    }
  }

  function used(): void {
    if (!isUsed) log.info('the replica is used again')
    isUsed = true
  }

  function notUsed(at: number, error: unknown): void {
    // Of reads that fail together only the first may pass the turn on.
    if (at === turn) turn = (turn + 1) % servers.length
    restsUntil = performance.now() + rest
    if (isUsed) log.warn({ err: error }, 'the replica is not used: the primary is read')
    isUsed = false
  }

  return {
    async read(work) {
      const at = turn
      const replica = servers[at]
      if (!replica || performance.now() < restsUntil) return work(primary)
      try {
        const answer = await withPatience(patience, async () => {
          await caughtUp(replica)
          return work(replica)
        })
        used()
        return answer
      } catch (error) {
        notUsed(at, error)
        return work(primary)
      }
    },
    close: async () => void (await Promise.all(servers.map((server) => server.end()))),
  }
}
