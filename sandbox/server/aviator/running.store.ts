import type { Connection, Db, Pool } from '../database.ts'
import type { CrashGame } from './crash-game.ts'

/** Told apart from other locks of the database by this. */
const space = 0x4352
const nameOf = ({ provider, game }: CrashGame) => `${provider}/${game}`

/** Until the transaction ends; false where a node runs the table. */
export async function lockTable(tx: Db, table: CrashGame): Promise<boolean> {
  const { rows } = await tx.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as taken',
    [space, nameOf(table)],
  )
  return rows[0]?.taken ?? false
}

/** The tables that this node runs, and no other meanwhile: a connection of its own holds them. */
export interface Running {
  /** False where another node runs it. */
  take(table: CrashGame): Promise<boolean>
  leave(table: CrashGame): Promise<void>
  close(): void
}

/** @param onLost the connection has broken: another node may run any of the tables by now */
export function runningTables(pool: Pool, onLost: (error: Error) => void): Running {
  let holding: Promise<Connection> | null = null

  async function hold(): Promise<Connection> {
    const client = await pool.connect()
    client.once('error', (error) => {
      holding = null
      client.release(true)
      onLost(error)
    })
    return client
  }

  return {
    async take(table) {
      holding ??= hold().catch((error: unknown) => {
        holding = null
        throw error
      })
      const client = await holding
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as taken',
        [space, nameOf(table)],
      )
      return rows[0]?.taken ?? false
    },
    async leave(table) {
      const client = await holding
      await client?.query('select pg_advisory_unlock($1, hashtext($2))', [space, nameOf(table)])
    },
    close() {
      // Its end lets go of every table; `true` keeps it from being used by others.
      void holding?.then((client) => client.release(true)).catch(() => undefined)
      holding = null
    },
  }
}
