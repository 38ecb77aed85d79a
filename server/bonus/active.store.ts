import type { ClaimedBonus } from '#contract/bonus.ts'
import type { Db } from '../database/pool.ts'
import type { Locale } from '#contract/locale.ts'

/** Amounts in minor units. */
export interface KeptBonus {
  id: number
  playerId: number
  status: ClaimedBonus['status']
  amount: number
  requirement: number
  wagered: number
  expiresAt: Date | null
  /** Days to wager it once it is active; null: no limit. */
  days: number | null
  locale: Locale
  /** In `locale`. */
  title: string
}

const kept = `
  select bonuses.id, player_id as "playerId", status, bonuses.amount, requirement, wagered, expires_at as "expiresAt",
         offers.days, bonuses.locale, words.title
    from bonuses
    join bonus_offers offers on offers.code = bonuses.offer_code
    join bonus_words words on words.offer_code = bonuses.offer_code and words.locale = bonuses.locale`

export async function findBonus(db: Db, id: number): Promise<KeptBonus | null> {
  const { rows } = await db.query<KeptBonus>(`${kept} where bonuses.id = $1`, [id])
  return rows[0] ?? null
}

export type ActiveBonus = Pick<KeptBonus, 'id' | 'requirement' | 'wagered' | 'expiresAt'>

/** A player has at most one active bonus. It changes only while the player's funds are locked. */
export async function findActive(db: Db, playerId: number): Promise<ActiveBonus | null> {
  const { rows } = await db.query<ActiveBonus>(
    `select id, requirement, wagered, expires_at as "expiresAt" from bonuses where player_id = $1 and status = 'active'`,
    [playerId],
  )
  return rows[0] ?? null
}

export async function setWagered(db: Db, id: number, wagered: number): Promise<void> {
  await db.query('update bonuses set wagered = $2 where id = $1', [id, wagered])
}

/** @param most times its amount that a bonus may have to be wagered */
export async function lowerRequirement(db: Db, id: number, most: number): Promise<void> {
  await db.query('update bonuses set requirement = amount * $2 where id = $1 and requirement > amount * $2', [
    id,
    most,
  ])
}

interface Change {
  status: ClaimedBonus['status']
  expiresAt: Date | null
  /** The operator's message to the player. */
  answer: string | null
  now: Date
}

export async function setBonusStatus(db: Db, id: number, change: Change): Promise<void> {
  await db.query(
    'update bonuses set status = $2, expires_at = $3, answer = $4, changed_at = $5 where id = $1',
    [id, change.status, change.expiresAt, change.answer, change.now],
  )
}

export async function findExpired(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from bonuses where status = 'active' and expires_at <= $1 order by expires_at limit 1000`,
    [now],
  )
  return rows.map(({ id }) => id)
}
