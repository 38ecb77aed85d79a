import type { Db } from '../database/pool.ts'
import type { SentCode } from './phone.rules.ts'

/** Locks the player and the number for the transaction: codes of either are counted one request after another. */
export async function lockPhone(db: Db, playerId: number, phone: string): Promise<void> {
  await db.query('select from players where id = $1 for no key update', [playerId])
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [phone])
}

/** 'other' where another player has verified the number, 'own' where this one has. */
export async function verifiedBy(db: Db, playerId: number, phone: string): Promise<'other' | 'own' | null> {
  const { rows } = await db.query<{ id: number }>(
    'select id from players where phone = $1 and phone_verified_at is not null',
    [phone],
  )
  if (!rows[0]) return null
  return rows[0].id === playerId ? 'own' : 'other'
}

/** What the player and the number were sent after `since`, newest first. */
export async function sentSince(db: Db, to: Omit<SentCode, 'sentAt'>, since: Date): Promise<SentCode[]> {
  const { rows } = await db.query<SentCode>(
    `select player_id as "playerId", phone, sent_at as "sentAt" from phone_codes
      where (player_id = $1 or phone = $2) and sent_at > $3 order by sent_at desc, id desc`,
    [to.playerId, to.phone, since],
  )
  return rows
}

interface NewCode extends SentCode {
  hash: Buffer
  expiresAt: Date
}

/** The code that was sent before is worth nothing from now on. Resolves with the id of the new one. */
export async function keepCode(db: Db, code: NewCode): Promise<number> {
  const { playerId, phone, hash, sentAt, expiresAt } = code
  await db.query('update phone_codes set closed_at = $2 where player_id = $1 and closed_at is null', [
    playerId,
    sentAt,
  ])
  const { rows } = await db.query<{ id: number }>(
    `insert into phone_codes (player_id, phone, code_hash, sent_at, expires_at) values ($1, $2, $3, $4, $5)
     returning id`,
    [playerId, phone, hash, sentAt, expiresAt],
  )
  if (!rows[0]) throw new Error('The code was not written')
  return rows[0].id
}

/** A code that never left is neither tried nor counted. */
export async function dropCode(db: Db, codeId: number): Promise<void> {
  await db.query('delete from phone_codes where id = $1', [codeId])
}

export interface KeptCode {
  id: number
  hash: Buffer
  expiresAt: Date
  failedTries: number
}

/** The code that can still be tried. */
export async function findOpenCode(db: Db, playerId: number, phone: string): Promise<KeptCode | null> {
  const { rows } = await db.query<KeptCode>(
    `select id, code_hash as hash, expires_at as "expiresAt", failed_tries as "failedTries" from phone_codes
      where player_id = $1 and phone = $2 and closed_at is null order by id desc limit 1`,
    [playerId, phone],
  )
  return rows[0] ?? null
}

export async function countFailedTry(db: Db, codeId: number): Promise<void> {
  await db.query('update phone_codes set failed_tries = failed_tries + 1 where id = $1', [codeId])
}

/** Breaks `players_verified_phone` where another player was faster. */
export async function verifyPhone(
  db: Db,
  { playerId, phone, codeId, now }: { playerId: number; phone: string; codeId: number; now: Date },
): Promise<void> {
  await db.query('update phone_codes set closed_at = $2 where id = $1', [codeId, now])
  await db.query('update players set phone = $2, phone_verified_at = $3 where id = $1', [
    playerId,
    phone,
    now,
  ])
}
