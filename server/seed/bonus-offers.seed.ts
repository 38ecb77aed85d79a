import { toMinor } from '#contract/money.ts'
import type { Db } from '../database/pool.ts'
import { locales } from '#contract/locale.ts'
import { bonusOffers } from './bonus-offers.ts'

/** Writes missing offers and their missing words; never changes existing ones. */
export async function seedBonusOffers(db: Db): Promise<void> {
  for (const [position, { code, kind, amount, wagering, days, title, text }] of bonusOffers.entries()) {
    await db.query(
      `insert into bonus_offers (code, kind, amount, wagering, days, position) values ($1, $2, $3, $4, $5, $6)
       on conflict (code) do nothing`,
      [code, kind, toMinor(amount), wagering, days, position],
    )
    for (const locale of locales) {
      await db.query(
        `insert into bonus_words (offer_code, locale, title, text) values ($1, $2, $3, $4)
         on conflict (offer_code, locale) do nothing`,
        [code, locale, title[locale], text[locale]],
      )
    }
  }
}
