import type { Db } from '../database/pool.ts'
import { findByAnything, findByUsercode, type FoundPlayer } from './find-player.store.ts'
import { NotDone } from './not-done.ts'

/** Throws NotDone if no player has the usercode. */
export async function playerBy(db: Db, usercode: string): Promise<FoundPlayer> {
  const player = await findByUsercode(db, usercode)
  if (!player) throw new NotDone(`No player has the usercode ${usercode}`)
  return player
}

/** By usercode, username, e-mail or phone. Throws NotDone unless exactly one player matches. */
export async function playerByAnything(db: Db, word: string): Promise<FoundPlayer> {
  const [player, ...others] = await findByAnything(db, word)
  if (!player) throw new NotDone(`No player has the usercode, username, e-mail or phone ${word}`)
  if (others.length > 0) {
    const all = [player, ...others].map(({ usercode, username }) => `${usercode} (${username})`)
    throw new NotDone(`Several players have ${word}: ${all.join(', ')}. Use a usercode`)
  }
  return player
}
