import type { Db } from '../database/pool.ts'

/** Ids of the player's accounts: cash, bonus, held. PostgreSQL plans best with known ids. */
export async function accountsOf(db: Db, playerId: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select accounts.id from unnest(array['cash', 'bonus', 'held']) with ordinality as wanted (kind, place)
       join accounts on accounts.kind = wanted.kind and accounts.owner = $1 order by place`,
    [playerId],
  )
  return rows.map(({ id }) => id)
}
