import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import { networkOf } from '../guard/network.ts'
import { hashOfBrowser } from '../guard/standing.store.ts'
import type { Locale } from '../locale.ts'

/** How long a session lasts, in milliseconds: thirty days. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000
const tokenBytes = 32
/** Sessions of one player that run at the same time; one more ends the oldest. */
export const mostSessions = 50

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
  /** The hash that the password was held against. */
  password: string
  fingerprint: string
  /** The mark that is left with the browser. */
  browser: string
  address: string
  device: string
  now: Date
}

/**
 * Opens a session; the token is told once and only its hash is kept. Null where the password has been changed since it was
 * looked at: the row of the player is held, so a change comes either before this, or after it and ends the session. Sign-ins
 * of one player pass here one at a time.
 */
export async function openSession(db: Db, opening: Opening): Promise<{ id: number; token: string } | null> {
  const { playerId, password, fingerprint, browser, address, device, now } = opening
  const token = randomBytes(tokenBytes).toString('base64url')
  const expires = new Date(now.getTime() + sessionLifetime)
  const { rows } = await db.query<{ id: number }>(
    `with owner as (select id, password_version from players where id = $1 and password = $2 for no key update)
     insert into sessions (player_id, password_version, token_hash, fingerprint_hash, browser_hash, started_at,
                           expires_at, address, network, device)
     select id, password_version, $3, $4, $5, $6, $7, $8, $9, $10 from owner returning id`,
    [
      playerId,
      password,
      hashOf(token),
      hashOfBrowser(fingerprint),
      hashOfBrowser(browser),
      now,
      expires,
      address,
      networkOf(address),
      device,
    ],
  )
  const [row] = rows
  return row ? { id: row.id, token } : null
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
    [hashOf(token), hashOfBrowser(fingerprint), now],
  )
  return rows[0] ?? null
}

export async function endSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.query('update sessions set ended_at = $2 where id = $1 and ended_at is null', [sessionId, now])
}

/** Ends every session of the player that still runs, but the one that is kept; their ids. */
export async function endSessionsOf(
  db: Db,
  { playerId, keep = null, now }: { playerId: number; keep?: number | null; now: Date },
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `update sessions set ended_at = $3
      where player_id = $1 and id is distinct from $2 and ended_at is null and expires_at > $3 returning id`,
    [playerId, keep, now],
  )
  return rows.map(({ id }) => id)
}

/** Ends the oldest sessions of a player who has more than one may have; their ids. In the transaction that has opened one. */
export async function endOldestSessions(
  tx: Transaction,
  { playerId, now }: { playerId: number; now: Date },
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `update sessions set ended_at = $3 where id in (
       select id from sessions where player_id = $1 and ended_at is null and expires_at > $3
        order by id desc offset $2) returning id`,
    [playerId, mostSessions, now],
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
