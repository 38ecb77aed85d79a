import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'

/** Amounts in minor units. */
export interface SlotSession {
  begunAt: Date
  endsAt: Date
  /** The end before the session was shortened. */
  firstEndsAt: Date
  amount: number
  /** Of the amount, not below 0. */
  left: number
}

/** The one that began last: no other one can run. Another node's clock may be ahead, so its begin is not compared with this one's. */
export async function lastSlotSession(db: Db, playerId: number): Promise<SlotSession | null> {
  const { rows } = await db.query<SlotSession>(
    `select begun_at as "begunAt", ends_at as "endsAt", first_ends_at as "firstEndsAt", amount, left_in(session) as left
       from slot_sessions as session where player_id = $1 order by begun_at desc limit 1`,
    [playerId],
  )
  return rows[0] ?? null
}

/** Whether the game is a slot, and no session runs. */
export async function wantsSlotSession(db: Db, playerId: number, game: string, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ wants: boolean }>(
    `select is_slot(array[$3::text])
            and not exists (select from slot_sessions where player_id = $1 and ends_at > $2) as wants`,
    [playerId, now, game],
  )
  return rows[0]?.wants !== false
}

export interface SetSession {
  playerId: number
  /** Minor units. */
  amount: number
  endsAt: Date
}

/** The database refuses it before the first end of the one before. */
export async function insertSlotSession(
  tx: Transaction,
  { playerId, amount, endsAt }: SetSession,
  begunAt: Date,
): Promise<void> {
  await tx.query('insert into slot_sessions (player_id, begun_at, ends_at, amount) values ($1, $2, $3, $4)', [
    playerId,
    begunAt,
    endsAt,
    amount,
  ])
}

/** The database refuses a later end and a higher amount. */
export async function tightenSlotSession(
  tx: Transaction,
  { playerId, amount, endsAt }: SetSession,
  begunAt: Date,
): Promise<void> {
  await tx.query(
    'update slot_sessions set ends_at = $3, amount = $4 where player_id = $1 and begun_at = $2',
    [playerId, begunAt, endsAt, amount],
  )
}
