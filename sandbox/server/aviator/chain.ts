import { randomBytes } from 'node:crypto'
import type { Db } from '../database.ts'
import { chainLength, chainOf } from './chain.rules.ts'
import { addChain, lastChain } from './chain.store.ts'
import type { CrashGame } from './crash-game.ts'

export const newRoot = () => randomBytes(32).toString('hex')

export interface Chain {
  id: number
  seeds: readonly string[]
  /** Position of the last used seed. */
  used: number
}

/** The newest chain of the table; a new one if it is used up or there is none. */
export async function chainFor(
  db: Db,
  { now, draw }: { now: Date; draw: () => string },
  table: CrashGame,
): Promise<Chain> {
  const kept = await lastChain(db, table)
  if (kept?.root && kept.used < kept.length)
    return { id: kept.id, seeds: chainOf(kept.root, kept.length), used: kept.used }
  const root = draw()
  const seeds = chainOf(root, chainLength)
  const [anchor = root] = seeds
  const id = await addChain(db, table, { root, length: chainLength, anchor, now })
  return { id, seeds, used: 0 }
}
