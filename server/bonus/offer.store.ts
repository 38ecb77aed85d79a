import type { Db } from '../database/pool.ts'
import type { Locale } from '#contract/locale.ts'
import { trialBonus, type Offer } from './bonus.rules.ts'

/** Offers without words in the language are left out. */
const offers = `
  select offers.id, offers.code, offers.kind, words.title, words.text, offers.amount, offers.wagering,
         offers.opens_at as "opensAt", offers.closes_at as "closesAt"
    from bonus_offers offers
    join bonus_words words on words.offer_code = offers.code and words.locale = $1`

export async function listOffers(db: Db, locale: Locale): Promise<Offer[]> {
  const { rows } = await db.query<Offer>(`${offers} order by offers.position, offers.id`, [locale])
  return rows
}

export async function findOffer(db: Db, id: number, locale: Locale): Promise<Offer | null> {
  const { rows } = await db.query<Offer>(`${offers} where offers.id = $2::bigint`, [locale, id])
  return rows[0] ?? null
}

export async function findTrialOffer(db: Db, locale: Locale): Promise<Offer | null> {
  const { rows } = await db.query<Offer>(`${offers} where offers.code = $2`, [locale, trialBonus])
  return rows[0] ?? null
}
