import type { Db } from '../database/pool.ts'

/** Hashed. */
export async function findPassword(db: Db, playerId: number): Promise<string | null> {
  const { rows } = await db.query<{ password: string }>('select password from players where id = $1', [
    playerId,
  ])
  return rows[0]?.password ?? null
}

interface Exchange {
  playerId: number
  /** The session that asks; it continues under the new password. */
  sessionId: number
  /** Hashes, both. */
  old: string | null
  password: string
}

/** False, and nothing written, if `old` is no longer the password. */
export async function exchangePassword(db: Db, exchange: Exchange): Promise<boolean> {
  const { playerId, sessionId, old, password } = exchange
  const { rowCount } = await db.query(
    `with changed as (
       update players set password = $3, password_version = password_version + 1, recovered_by = null
        where id = $1 and password = $2 returning password_version)
     update sessions s set password_version = changed.password_version from changed where s.id = $4`,
    [playerId, old, password, sessionId],
  )
  return rowCount === 1
}
