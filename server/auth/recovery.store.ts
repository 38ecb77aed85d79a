import type { Db } from '../database/pool.ts'
import type { Asker, SentCode } from './recovery.rules.ts'

/** Locks account and address for the transaction: codes of either are counted one request after another. */
export async function lockAsker(db: Db, { account, address }: Asker): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [account])
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [address])
}

/** What the account and the address were sent after `since`, newest first. */
export async function sentSince(db: Db, { account, address }: Asker, since: Date): Promise<SentCode[]> {
  const { rows } = await db.query<SentCode>(
    `select encode(account, 'hex') as account, encode(device, 'hex') as device, encode(address, 'hex') as address,
            sent_at as "sentAt"
       from reset_codes
      where (account = decode($1, 'hex') or address = decode($2, 'hex')) and sent_at > $3
      order by sent_at desc, id desc`,
    [account, address, since],
  )
  return rows
}

interface NewCode extends SentCode {
  /** Null where nobody has the username. */
  playerId: number | null
  hash: Buffer
  expiresAt: Date
}

/** The code that the same device was sent before is worth nothing from now on. */
export async function keepCode(db: Db, code: NewCode): Promise<void> {
  const { account, device, address, playerId, hash, sentAt, expiresAt } = code
  await db.query(
    `update reset_codes set closed_at = $3
      where account = decode($1, 'hex') and device = decode($2, 'hex') and closed_at is null`,
    [account, device, sentAt],
  )
  await db.query(
    `insert into reset_codes (account, device, address, player_id, code_hash, sent_at, expires_at)
     values (decode($1, 'hex'), decode($2, 'hex'), decode($3, 'hex'), $4, $5, $6, $7)`,
    [account, device, address, playerId, hash, sentAt, expiresAt],
  )
}

export interface KeptCode {
  id: number
  playerId: number | null
  hash: Buffer
  expiresAt: Date
  failedTries: number
}

/** The code that the device can still try for the account. */
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

/** Whatever was sent for the account is used up. */
export async function closeCodes(db: Db, { account }: Asker, now: Date): Promise<void> {
  await db.query(
    `update reset_codes set closed_at = $2 where account = decode($1, 'hex') and closed_at is null`,
    [account, now],
  )
}
