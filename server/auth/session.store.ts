import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import { networkOf } from '../guard/network.ts'
import { hashOfBrowser } from '../guard/standing.store.ts'
import { tokenFor } from '../shards/ids.ts'
import type { Locale } from '#contract/locale.ts'

/** Milliseconds. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000
const tokenBytes = 32
/** Running sessions of one player; one more ends the oldest. */
export const mostSessions = 50

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
  /** The hash that the typed password matched. */
  password: string
  fingerprint: string
  /** The browser's mark cookie; only its hash is kept. */
  browser: string
  address: string
  device: string
  now: Date
}

/**
 * Returns the token once; only its hash is kept. Null if the password has been changed since it was checked: the player's row is locked, so
 * a change comes before this, or after it and ends the session. The lock serializes the sign-ins of one player.
 */
export async function openSession(db: Db, opening: Opening): Promise<{ id: number; token: string } | null> {
  const { playerId, password, fingerprint, browser, address, device, now } = opening
  const token = tokenFor(playerId, randomBytes(tokenBytes).toString('base64url'))
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

/** Null unless the session runs and the fingerprint is the one that opened it. */
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

/** Resolves with the file of players that knows the player as active here; null: none does. */
export async function endSession(db: Db, sessionId: number, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ file: string | null }>(
    `update sessions set ended_at = $2 where id = $1 and ended_at is null
     returning (select register from register_answers
                 where player_id = sessions.player_id and bets_only and answer = 'clear' and good_until > $2) as file`,
    [sessionId, now],
  )
  return rows[0]?.file ?? null
}

/** Ends the running sessions of the player except `keep`; returns their ids. */
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

/** Ends a player's oldest sessions above the limit; returns their ids. Call it in the transaction that has opened one. */
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

export async function endedAmong(db: Db, sessionIds: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select asked.id from unnest($1::bigint[]) as asked (id)
      where not exists (select from sessions s where s.id = asked.id and s.ended_at is null and s.expires_at > $2)`,
    [sessionIds, now],
  )
  return rows.map(({ id }) => id)
}

/** The language that the player last used: messages that the server sends on its own are in it. */
export async function rememberLocale(db: Db, playerId: number, locale: Locale): Promise<void> {
  await db.query('update players set locale = $2 where id = $1', [playerId, locale])
}
