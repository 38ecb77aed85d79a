import type { Db } from '../database/pool.ts'
import type { Locale } from '#contract/locale.ts'

export interface FoundPlayer {
  id: number
  usercode: string
  username: string
  locale: Locale
}

const columns = 'id, usercode, username, locale'

export async function findByUsercode(db: Db, usercode: string): Promise<FoundPlayer | null> {
  const { rows } = await db.query<FoundPlayer & Record<string, unknown>>(
    `select ${columns} from players where usercode = $1`,
    [usercode],
  )
  return rows[0] ?? null
}

/** By usercode, username, e-mail or the digits of the phone. A usercode that matches comes alone. */
export async function findByAnything(db: Db, word: string): Promise<FoundPlayer[]> {
  const exact = await findByUsercode(db, word)
  if (exact) return [exact]
  const { rows } = await db.query<FoundPlayer & Record<string, unknown>>(
    `select ${columns} from players
      where lower(username) = lower($1) or lower(email) = lower($1) or ($2 <> '' and phone = $2)
      order by id limit 20`,
    [word, word.replace(/[\s()+-]/g, '')],
  )
  return rows
}

/** By kind of account; minor units. */
export async function balancesOf(db: Db, playerId: number): Promise<{ kind: string; balance: number }[]> {
  const { rows } = await db.query<{ kind: string; balance: number }>(
    'select kind, balance from accounts where player_id = $1 order by id',
    [playerId],
  )
  return rows
}
