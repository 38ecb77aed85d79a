import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../database/pool.ts'
import type { Locale } from '../locale.ts'

/** How long a session lasts, in milliseconds: thirty days. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000
const tokenBytes = 32

/** Who a call comes from. */
export interface Player {
  id: number
  sessionId: number
  username: string
  usercode: string
  phone: string
  smsVerified: boolean
  locale: string
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

interface Opening {
  playerId: number
  fingerprint: string
  address: string
  device: string
  now: Date
}

/** Opens a session; the token is told once and only its hash is kept. */
export async function openSession(db: Db, opening: Opening): Promise<{ id: number; token: string }> {
  const { playerId, fingerprint, address, device, now } = opening
  const token = randomBytes(tokenBytes).toString('base64url')
  const expires = new Date(now.getTime() + sessionLifetime)
  const { rows } = await db.query<{ id: number }>(
    `insert into sessions (player_id, token_hash, fingerprint_hash, started_at, expires_at, address, device)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [playerId, hashOf(token), hashOf(fingerprint), now, expires, address, device],
  )
  const [row] = rows
  if (!row) throw new Error('The session was not written')
  return { id: row.id, token }
}

/** The player of a running session, if the fingerprint is the one it was opened with; null otherwise. */
export async function findPlayer(
  db: Db,
  { token, fingerprint, now }: { token: string; fingerprint: string | undefined; now: Date },
): Promise<Player | null> {
  if (fingerprint === undefined) return null
  const { rows } = await db.query<Player>(
    `select p.id, s.id as "sessionId", p.username, p.usercode, p.phone,
            p.phone_verified_at is not null as "smsVerified", p.locale
       from sessions s join players p on p.id = s.player_id
      where s.token_hash = $1 and s.fingerprint_hash = $2 and s.ended_at is null and s.expires_at > $3`,
    [hashOf(token), hashOf(fingerprint), now],
  )
  return rows[0] ?? null
}

export async function endSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.query('update sessions set ended_at = $2 where id = $1 and ended_at is null', [sessionId, now])
}

/** Ends every session of the player that still runs; their ids. */
export async function endSessionsOf(db: Db, playerId: number, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    'update sessions set ended_at = $2 where player_id = $1 and ended_at is null and expires_at > $2 returning id',
    [playerId, now],
  )
  return rows.map(({ id }) => id)
}

/** Those of the sessions that are over, by whatever end. */
export async function endedAmong(db: Db, sessionIds: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select asked.id from unnest($1::bigint[]) as asked (id)
      where not exists (select from sessions s where s.id = asked.id and s.ended_at is null and s.expires_at > $2)`,
    [sessionIds, now],
  )
  return rows.map(({ id }) => id)
}

/** The language that the player last used: what the server writes on its own is written in it. */
export async function rememberLocale(db: Db, playerId: number, locale: Locale): Promise<void> {
  await db.query('update players set locale = $2 where id = $1', [playerId, locale])
}
