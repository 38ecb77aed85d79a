import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Locale } from '../locale.ts'

/** Call requests are counted over this many milliseconds. */
export const callRequestWindow = 60 * 60 * 1000
/** Of one player within the window. */
export const mostCallRequests = 3

export interface CallRequest {
  playerId: number
  phone: string
  message: string
  locale: Locale
  at: Date
}

/** The seconds after which the player may ask again; 0 where now. Requests of one player pass here one at a time. */
export async function secondsUntilNext(
  tx: Transaction,
  { playerId, at }: Pick<CallRequest, 'playerId' | 'at'>,
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
