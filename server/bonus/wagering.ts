import type { Db } from '../database/pool.ts'
import type { Env } from '../env.ts'
import { countryOf } from '../protection/limit.store.ts'

/** Times the bonus that the law of the player's country lets it be wagered at most; null: any. */
export async function wageringMostOf(
  db: Db,
  { law }: Pick<Env, 'law'>,
  playerId: number,
): Promise<number | null> {
  return law.profileOf(await countryOf(db, playerId)).game.wageringMost
}
