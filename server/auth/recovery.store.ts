import type { Db } from '../database/pool.ts'
import type { Asker } from './recovery.rules.ts'

/** Serializes the requests of one device for one account until the transaction ends. */
export async function lockAsker(db: Db, { account, device }: Asker): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [account + device])
}

export async function lastSent(db: Db, { account, device }: Asker): Promise<Date | null> {
  const { rows } = await db.query<{ sentAt: Date }>(
    `select sent_at as "sentAt" from reset_codes
      where account = decode($1, 'hex') and device = decode($2, 'hex') order by sent_at desc limit 1`,
    [account, device],
  )
  return rows[0]?.sentAt ?? null
}

interface NewCode extends Asker {
  sentAt: Date
  /** Null if no player has the username: the code is stored all the same. */
  playerId: number | null
  hash: Buffer
  expiresAt: Date
}

/** Closes the code that the device was sent before. */
export async function keepCode(db: Db, code: NewCode): Promise<void> {
  const { account, device, playerId, hash, sentAt, expiresAt } = code
  await db.query(
    `update reset_codes set closed_at = $3
      where account = decode($1, 'hex') and device = decode($2, 'hex') and closed_at is null`,
    [account, device, sentAt],
  )
  await db.query(
    `insert into reset_codes (account, device, player_id, code_hash, sent_at, expires_at)
     values (decode($1, 'hex'), decode($2, 'hex'), $3, $4, $5, $6)`,
    [account, device, playerId, hash, sentAt, expiresAt],
  )
}

export interface KeptCode {
  id: number
  playerId: number | null
  hash: Buffer
  expiresAt: Date
  failedTries: number
}

export async function findOpenCode(db: Db, { account, device }: Asker): Promise<KeptCode | null> {
  const { rows } = await db.query<KeptCode>(
    `select id, player_id as "playerId", code_hash as hash, expires_at as "expiresAt", failed_tries as "failedTries"
       from reset_codes
      where account = decode($1, 'hex') and device = decode($2, 'hex') and closed_at is null
      order by id desc limit 1`,
    [account, device],
  )
  return rows[0] ?? null
}

export async function countFailedTry(db: Db, codeId: number): Promise<void> {
  await db.query('update reset_codes set failed_tries = failed_tries + 1 where id = $1', [codeId])
}

/** Closes the codes of every device for the account. */
export async function closeCodes(db: Db, { account }: Asker, now: Date): Promise<void> {
  await db.query(
    `update reset_codes set closed_at = $2 where account = decode($1, 'hex') and closed_at is null`,
    [account, now],
  )
}
