import { readFileSync } from 'node:fs'
import type { Db } from '../database/pool.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { offerImages } from './offer-pictures.ts'
import { seededPromotions } from './promotions.ts'

const textOf = (name: string, locale: Locale) =>
  readFileSync(new URL(`promotions/${name}.${locale}.html`, import.meta.url), 'utf8')

/** Only if there has never been a promotion. */
export async function seedPromotions(db: Db): Promise<void> {
  const { rowCount } = await db.query('select from promotions limit 1')
  if (rowCount) return
  for (const [position, { name, title }] of seededPromotions.entries()) {
    const id = position + 1
    await db.query('insert into promotions (id, images, position, active) values ($1, $2, $3, true)', [
      id,
      offerImages(name),
      position,
    ])
    for (const locale of locales) {
      await db.query(
        'insert into promotion_words (promotion_id, locale, title, description) values ($1, $2, $3, $4)',
        [id, locale, title[locale], textOf(name, locale)],
      )
    }
  }
}
