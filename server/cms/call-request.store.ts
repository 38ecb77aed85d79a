import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Locale } from '#contract/locale.ts'

/** Milliseconds: the window of the rate limit. */
export const callRequestWindow = 60 * 60 * 1000
/** Of one player within the window. */
export const mostCallRequests = 3

export interface CallRequest {
  /** Null: a visitor. */
  playerId: number | null
  phone: string
  message: string
  locale: Locale
  at: Date
}

/** Seconds until the player may ask again; 0 if now. The lock serializes the requests of one player. */
export async function secondsUntilNext(
  tx: Transaction,
  { playerId, at }: { playerId: number; at: Date },
): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('call request', $1))`, [playerId])
  const { rows } = await tx.query<{ created_at: Date }>(
    `select created_at from call_requests where player_id = $1 and created_at > $2
      order by created_at desc limit $3`,
    [playerId, new Date(at.getTime() - callRequestWindow), mostCallRequests],
  )
  const oldest = rows[mostCallRequests - 1]?.created_at
  return oldest ? Math.ceil((oldest.getTime() + callRequestWindow - at.getTime()) / 1000) : 0
}

export async function insertCallRequest(db: Db, request: CallRequest): Promise<void> {
  const { playerId, phone, message, locale, at } = request
  await db.query(
    'insert into call_requests (player_id, phone, message, locale, created_at) values ($1, $2, $3, $4, $5)',
    [playerId, phone, message, locale, at],
  )
}

/** Milliseconds in which equal requests of visitors are one. */
const sameWithin = 600_000

export async function isAskedAlready(db: Db, { phone, message, at }: CallRequest): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from call_requests
      where player_id is null and called_at is null and phone = $1 and message = $2 and created_at > $3`,
    [phone, message, new Date(at.getTime() - sameWithin)],
  )
  return rowCount !== 0
}

export type OpenCallRequest = {
  id: number
  usercode: string
  phone: string
  locale: string
  asked: Date
  message: string
}

export async function openCallRequests(db: Db): Promise<OpenCallRequest[]> {
  const { rows } = await db.query<OpenCallRequest>(
    `select request.id, coalesce(player.usercode, 'a visitor') as usercode, request.phone, request.locale, request.created_at as asked, request.message
       from call_requests request left join players player on player.id = request.player_id
      where called_at is null order by request.created_at, request.id`,
  )
  return rows
}

interface Asker {
  playerId: number | null
  usercode: string
  calledAt: Date | null
}

/** Locks the request until the transaction ends. */
export async function callRequestOf(tx: Transaction, id: number): Promise<Asker | null> {
  const { rows } = await tx.query<Asker>(
    `select player_id as "playerId", coalesce(usercode, 'the visitor') as usercode, called_at as "calledAt"
       from call_requests request left join players on players.id = player_id where request.id = $1 for update of request`,
    [id],
  )
  return rows[0] ?? null
}

export async function markCalled(db: Db, { id, at }: { id: number; at: Date }): Promise<void> {
  await db.query('update call_requests set called_at = $2 where id = $1', [id, at])
}
