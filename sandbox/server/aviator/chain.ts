import { randomBytes } from 'node:crypto'
import type { Env } from '#server/env.ts'
import { seal, unseal } from '#server/seal.ts'
import type { Db } from '#server/database/pool.ts'
import { chainLength, chainOf } from './chain.rules.ts'
import { addChain, lastChain, type KeptChain } from './chain.store.ts'
import type { CrashGame } from './crash-game.ts'

/** What a root is sealed for. */
const purpose = 'crash chain'

/** Null where it was sealed with another secret. */
export function readChain(
  { secret }: Pick<Env, 'secret'>,
  { root, length }: Pick<KeptChain, 'root' | 'length'>,
): readonly string[] | null {
  try {
    return chainOf(unseal(secret, purpose, root), length)
  } catch {
    return null
  }
}

export const newRoot = () => randomBytes(32).toString('hex')

/** What a table's rounds take their seeds from. */
export interface Chain {
  id: number
  seeds: readonly string[]
  /** Of the round that took one last. */
  used: number
}

/** The chain that a table goes on with; a new one where there is none, or none is left of it. */
export async function chainFor(
  db: Db,
  { env, now, draw }: { env: Pick<Env, 'secret'>; now: Date; draw: () => string },
  table: CrashGame,
): Promise<Chain> {
  const kept = await lastChain(db, table)
  const seeds = kept && kept.used < kept.length ? readChain(env, kept) : null
  if (kept && seeds) return { id: kept.id, seeds, used: kept.used }
  const root = draw()
  const fresh = chainOf(root, chainLength)
  const anchor = fresh[0] ?? root
  const id = await addChain(db, table, {
    root: seal(env.secret, purpose, root),
    length: chainLength,
    anchor,
    now,
  })
  return { id, seeds: fresh, used: 0 }
}
