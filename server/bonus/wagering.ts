import type { Db } from '../database/pool.ts'
import type { Env } from '../env.ts'
import { profileFor } from '../protection/limit.store.ts'

/** Times the bonus that the law of the player's country lets it be wagered at most; null: any. */
export async function wageringMostOf(
  db: Db,
  env: Pick<Env, 'law'>,
  playerId: number,
): Promise<number | null> {
  return (await profileFor(db, env, playerId)).game.wageringMost
}
