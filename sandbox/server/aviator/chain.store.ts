import type { Db } from '../database.ts'
import type { CrashGame } from './crash-game.ts'

export interface KeptChain {
  id: number
  /** Empty where it can not be read any more. */
  root: string
  length: number
  /** Seeds that rounds have used. */
  used: number
}

/** The newest chain of the table. */
export async function lastChain(db: Db, { provider, game }: CrashGame): Promise<KeptChain | null> {
  const { rows } = await db.query<KeptChain>(
    `select id, root, length,
            coalesce((select max(position) from sandbox.crash_rounds where chain_id = chains.id), 0) as used
       from sandbox.crash_chains as chains where provider = $1 and game = $2 order by id desc limit 1`,
    [provider, game],
  )
  return rows[0] ?? null
}

export async function addChain(
  db: Db,
  { provider, game }: CrashGame,
  chain: Pick<KeptChain, 'root' | 'length'> & { anchor: string; now: Date },
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into sandbox.crash_chains (provider, game, root, length, anchor, created_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [provider, game, chain.root, chain.length, chain.anchor, chain.now],
  )
  const [row] = rows
  if (!row) throw new Error('A chain was not written')
  return row.id
}
