import type { Db } from '../database/pool.ts'
import { locales } from '#contract/locale.ts'
import { bannerOf } from './banners.ts'
import { seededSlides } from './slides.ts'

/** Writes missing sliders; never changes existing ones, shown or not. */
export async function seedSlides(db: Db): Promise<void> {
  for (const [slug, slides] of Object.entries(seededSlides)) {
    const { rowCount } = await db.query('select from slides where slug = $1 limit 1', [slug])
    if (rowCount) continue
    for (const [position, { picture, url, title, text }] of slides.entries()) {
      const { rows } = await db.query<{ id: number }>(
        `insert into slides (id, slug, url, target, images, position, active)
         select coalesce(max(id), 0) + 1, $1, $2, null, $3, $4, true from slides returning id`,
        [slug, url, bannerOf(picture), position],
      )
      for (const locale of locales) {
        await db.query('insert into slide_words (slide_id, locale, title, text) values ($1, $2, $3, $4)', [
          rows[0]?.id,
          locale,
          title[locale],
          text[locale],
        ])
      }
    }
  }
}
