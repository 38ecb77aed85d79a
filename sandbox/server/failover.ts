import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './database.ts'
import { startWork } from './every.ts'

/** Milliseconds between two looks at the database. */
const every = 1_000
/** Milliseconds that the database may be away. */
const longestAway = 10_000

/** Calls `lost` when the database has become a standby, or is away for long: another server is the primary then. Returns the stop function. */
export function watchDatabase(
  pool: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
  lost: () => void,
): () => Promise<void> {
  let seen = performance.now()
  async function turn(): Promise<void> {
    const answer = await pool
      .query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
      .catch(() => null)
    if (answer) seen = performance.now()
    if (answer?.rows[0]?.standby || performance.now() - seen > longestAway) lost()
  }
  return startWork({ every, log, turn })
}
