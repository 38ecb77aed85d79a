import type { BonusFilter, ClaimedBonus } from '#contract/bonus.ts'
import type { Db } from '../database/pool.ts'
import { withinDays } from '../database/within-days.ts'
import type { Locale } from '#contract/locale.ts'
import type { Claimed } from './bonus.rules.ts'

export interface NewBonus {
  playerId: number
  offerCode: string
  /** Minor units, as is the requirement. */
  amount: number
  requirement: number
  note: string | null
  locale: Locale
  at: Date
}

/** Null, and nothing written, if the player has claimed the offer before. */
export async function insertBonus(db: Db, bonus: NewBonus): Promise<number | null> {
  const { playerId, offerCode, amount, requirement, note, locale, at } = bonus
  const { rows } = await db.query<{ id: number }>(
    `insert into bonuses (player_id, offer_code, status, amount, requirement, note, locale, created_at, changed_at)
     values ($1, $2, 'requested', $3, $4, $5, $6, $7, $7)
     on conflict on constraint bonus_once do nothing returning id`,
    [playerId, offerCode, amount, requirement, note, locale, at],
  )
  return rows[0]?.id ?? null
}

export async function hasClaimed(db: Db, playerId: number, offerCode: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from bonuses where player_id = $1 and offer_code = $2', [
    playerId,
    offerCode,
  ])
  return rowCount === 1
}

export async function listClaims(db: Db, playerId: number): Promise<Claimed[]> {
  const { rows } = await db.query<Claimed>(
    `select offer_code as "offerCode", status, amount, requirement, wagered, expires_at as expires
       from bonuses where player_id = $1 order by created_at desc, id desc`,
    [playerId],
  )
  return rows
}

export interface HistoryQuery extends BonusFilter {
  playerId: number
  locale: Locale
  skip: number
  take: number
}

/** As on the wire, but amounts in minor units and dates as Date. */
export interface HistoryRow extends Omit<ClaimedBonus, 'date' | 'expires'> {
  date: Date
  expires: Date | null
}

const chosen = `
  player_id = $1 and ($2::text is null or status = $2) and ${withinDays('created_at', '$3', '$4')}`

const valuesOf = ({ playerId, status, from, to }: HistoryQuery) => [
  playerId,
  status ?? null,
  from ?? null,
  to ?? null,
]

export async function countBonuses(db: Db, query: HistoryQuery): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from bonuses where ${chosen}`,
    valuesOf(query),
  )
  return rows[0]?.total ?? 0
}

export async function listBonuses(db: Db, query: HistoryQuery): Promise<HistoryRow[]> {
  const { rows } = await db.query<HistoryRow>(
    `with page as materialized (
       select * from bonuses where ${chosen} order by created_at desc, id desc offset $5 limit $6
     )
     select page.id, offers.kind, words.title, page.amount, page.wagered, page.requirement, page.status,
            page.created_at as date, page.expires_at as expires
       from page
       join bonus_offers offers on offers.code = page.offer_code
       join bonus_words words on words.offer_code = page.offer_code and words.locale = $7
      order by page.created_at desc, page.id desc`,
    [...valuesOf(query), query.skip, query.take, query.locale],
  )
  return rows
}
