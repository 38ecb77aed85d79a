import type { Db } from '../database/pool.ts'

/** The code of the offer that greets a new player. */
export const trialBonus = 'trial'

/** Minor units; 0 where none is on offer. */
export async function trialBonusAmount(db: Db): Promise<number> {
  const { rows } = await db.query<{ amount: number }>('select amount from bonus_offers where code = $1', [
    trialBonus,
  ])
  return rows[0]?.amount ?? 0
}
