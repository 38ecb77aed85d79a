import type { Db } from '../database/pool.ts'

export interface BonusRequest {
  id: number
  asked: Date
  usercode: string
  username: string
  title: string
  /** Minor units, as is the requirement. */
  amount: number
  requirement: number
  /** The player wagers another bonus: this one cannot be granted until that has ended. */
  busy: boolean
  note: string | null
}

export async function openBonusRequests(db: Db): Promise<BonusRequest[]> {
  const { rows } = await db.query<BonusRequest & Record<string, unknown>>(
    `select bonuses.id, bonuses.created_at as asked, usercode, username, words.title, amount, requirement,
            exists (select from bonuses other where other.player_id = players.id and other.status = 'active') as busy, note
       from bonuses
       join players on players.id = player_id
       join bonus_words words on words.offer_code = bonuses.offer_code and words.locale = 'en'
      where status = 'requested' order by bonuses.created_at, bonuses.id`,
  )
  return rows
}

export async function usercodeOf(db: Db, playerId: number): Promise<string> {
  const { rows } = await db.query<{ usercode: string }>('select usercode from players where id = $1', [
    playerId,
  ])
  return rows[0]?.usercode ?? String(playerId)
}

/** False if the player has been told before that the request has to wait. */
export async function markTold(db: Db, bonusId: number, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update bonuses set told_to_wait_at = $2 where id = $1 and told_to_wait_at is null',
    [bonusId, at],
  )
  return rowCount === 1
}
