import type { Db } from '../database/pool.ts'

/** Hashed. */
export async function findPassword(db: Db, playerId: number): Promise<string | null> {
  const { rows } = await db.query<{ password: string }>('select password from players where id = $1', [
    playerId,
  ])
  return rows[0]?.password ?? null
}

/** All hashed. False, and nothing written, where the password is no longer the old one. */
export async function exchangePassword(
  db: Db,
  { playerId, old, password }: { playerId: number; old: string | null; password: string },
): Promise<boolean> {
  const { rowCount } = await db.query('update players set password = $3 where id = $1 and password = $2', [
    playerId,
    old,
    password,
  ])
  return rowCount === 1
}
