import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'

export const mostFavourites = 500

export interface Favourite {
  playerId: number
  code: string
  providerId: number
  at: Date
}

export async function listFavourites(db: Db, playerId: number): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    `select game_code as code from favourites where player_id = $1 order by created_at desc, game_code`,
    [playerId],
  )
  return rows.map(({ code }) => code)
}

/** 'full' at the limit. The lock serializes the toggles of one player. */
export async function toggleFavourite(
  tx: Transaction,
  { playerId, code, providerId, at }: Favourite,
): Promise<'added' | 'removed' | 'full'> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('favourites', $1))`, [playerId])
  const removed = await tx.query('delete from favourites where player_id = $1 and game_code = $2', [
    playerId,
    code,
  ])
  if (removed.rowCount) return 'removed'
  const added = await tx.query(
    `insert into favourites (player_id, game_code, provider_id, created_at)
     select $1, $2, $3, $4 where (select count(*) from favourites where player_id = $1) < $5`,
    [playerId, code, providerId, at, mostFavourites],
  )
  return added.rowCount ? 'added' : 'full'
}
