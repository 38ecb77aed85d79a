import type { Db } from '../database/pool.ts'

/** What players may not have been told. */
interface Untold {
  /** Players whose money has moved. */
  balances: readonly number[]
  notifications: readonly { playerId: number; id: number }[]
  /** Sessions that were ended. */
  sessions: readonly number[]
}

/** Rows are numbered as they are written, so those above the last one that is too old are found by the primary key. */
const since = (table: 'transfers' | 'notifications', moment: string) =>
  `${table}.id > coalesce((select id from ${table} where created_at < ${moment} order by id desc limit 1), 0)`

/** What was committed in the last `milliseconds`. @param now by the clock of the nodes, which dates notifications and sessions */
export async function untoldSince(db: Db, milliseconds: number, now: Date): Promise<Untold> {
  const moved = await db.query<{ playerId: number }>(
    `select distinct player_id as "playerId"
       from transfers join entries on transfer_id = transfers.id join accounts on accounts.id = account_id
      where player_id is not null and ${since('transfers', `clock_timestamp() - $1 * interval '1 ms'`)}`,
    [milliseconds],
  )
  const from = new Date(now.getTime() - milliseconds)
  const told = await db.query<{ playerId: number; id: number }>(
    `select player_id as "playerId", id from notifications where ${since('notifications', '$1')} order by id`,
    [from],
  )
  const ended = await db.query<{ id: number }>('select id from sessions where ended_at >= $1', [from])
  return {
    balances: moved.rows.map(({ playerId }) => playerId),
    notifications: told.rows,
    sessions: ended.rows.map(({ id }) => id),
  }
}
