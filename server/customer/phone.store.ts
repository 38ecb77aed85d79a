import type { Db } from '../database/pool.ts'

/** A code belongs to the player and browser that asked for it, and to the number it was sent to. */
export interface Holder {
  playerId: number
  /** Hashed. */
  device: Buffer
  phone: string
}

/** Locks the player and the number for the transaction: their codes are counted one request at a time. */
export async function lockPhone(db: Db, { playerId, phone }: Holder): Promise<void> {
  await db.query('select from players where id = $1 for no key update', [playerId])
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [phone])
}

export async function hasVerified(db: Db, { playerId, phone }: Holder): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from players where id = $1 and phone = $2 and phone_verified_at is not null',
    [playerId, phone],
  )
  return rowCount === 1
}

/** Whether no other player had the number before, verified or not: presumably it is this player's. */
export async function hadItFirst(db: Db, { playerId, phone }: Holder): Promise<boolean> {
  const { rows } = await db.query<{ id: number }>(
    'select id from players where phone = $1 order by id limit 1',
    [phone],
  )
  return rows[0]?.id === playerId
}

export async function lastSent(db: Db, { playerId, device, phone }: Holder): Promise<Date | null> {
  const { rows } = await db.query<{ sentAt: Date }>(
    `select sent_at as "sentAt" from phone_codes
      where player_id = $1 and device = $2 and phone = $3 order by sent_at desc limit 1`,
    [playerId, device, phone],
  )
  return rows[0]?.sentAt ?? null
}

export async function wasSentSince(db: Db, { playerId, device }: Holder, since: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from phone_codes where player_id = $1 and device = $2 and sent_at > $3 limit 1',
    [playerId, device, since],
  )
  return rowCount === 1
}

interface NewCode extends Holder {
  sentAt: Date
  hash: Buffer
  expiresAt: Date
}

/** Closes the code that the browser was sent before. Resolves with the id of the new one. */
export async function keepCode(db: Db, code: NewCode): Promise<number> {
  const { playerId, device, phone, hash, sentAt, expiresAt } = code
  await db.query(
    'update phone_codes set closed_at = $3 where player_id = $1 and device = $2 and closed_at is null',
    [playerId, device, sentAt],
  )
  const { rows } = await db.query<{ id: number }>(
    `insert into phone_codes (player_id, device, phone, code_hash, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [playerId, device, phone, hash, sentAt, expiresAt],
  )
  if (!rows[0]) throw new Error('The code was not written')
  return rows[0].id
}

export async function dropCode(db: Db, codeId: number): Promise<void> {
  await db.query('delete from phone_codes where id = $1', [codeId])
}

export interface KeptCode {
  id: number
  hash: Buffer
  expiresAt: Date
  failedTries: number
}

export async function findOpenCode(db: Db, { playerId, device, phone }: Holder): Promise<KeptCode | null> {
  const { rows } = await db.query<KeptCode>(
    `select id, code_hash as hash, expires_at as "expiresAt", failed_tries as "failedTries" from phone_codes
      where player_id = $1 and device = $2 and phone = $3 and closed_at is null order by id desc limit 1`,
    [playerId, device, phone],
  )
  return rows[0] ?? null
}

export async function countFailedTry(db: Db, codeId: number): Promise<void> {
  await db.query('update phone_codes set failed_tries = failed_tries + 1 where id = $1', [codeId])
}

export async function isVerified(db: Db, phone: string): Promise<true | null> {
  const { rowCount } = await db.query(
    'select from players where phone = $1 and phone_verified_at is not null',
    [phone],
  )
  return rowCount === 0 ? null : true
}

/** Violates `players_verified_phone` if another player has verified the number. */
export async function verifyPhone(
  db: Db,
  { playerId, phone }: Pick<Holder, 'playerId' | 'phone'>,
  now: Date,
): Promise<void> {
  await db.query(
    'update phone_codes set closed_at = $2 where player_id = $1 and phone = $3 and closed_at is null',
    [playerId, now, phone],
  )
  await db.query('update players set phone = $2, phone_verified_at = $3 where id = $1', [
    playerId,
    phone,
    now,
  ])
}
