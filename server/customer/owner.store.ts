import type { Db } from '../database/pool.ts'
import type { Locale } from '#contract/locale.ts'

export async function findOwner(
  db: Db,
  playerId: number,
): Promise<{ email: string; phone: string; locale: Locale }> {
  const { rows } = await db.query<{ email: string; phone: string; locale: Locale }>(
    'select email, phone, locale from players where id = $1',
    [playerId],
  )
  if (!rows[0]) throw new Error(`No player ${playerId}`)
  return rows[0]
}
