import type { Db } from '../../database/pool.ts'
import { locales } from '#contract/locale.ts'
import type { Promotion } from './promotion.ts'

export async function allPromotions(db: Db): Promise<Promotion[]> {
  const { rows } = await db.query<Promotion>(
    `select promotions.id, position, active, images,
            json_build_object('tr', tr.title, 'en', en.title) as title,
            json_build_object('tr', tr.description, 'en', en.description) as description
       from promotions
       left join promotion_words tr on tr.promotion_id = promotions.id and tr.locale = 'tr'
       left join promotion_words en on en.promotion_id = promotions.id and en.locale = 'en'
      order by position, promotions.id`,
  )
  return rows
}

export async function writePromotion(db: Db, promotion: Promotion): Promise<void> {
  const { id, position, active, images, title, description } = promotion
  await db.query(
    `insert into promotions (id, images, position, active) values ($1, $2, $3, $4)
     on conflict (id) do update
       set images = excluded.images, position = excluded.position, active = excluded.active`,
    [id, images, position, active],
  )
  for (const locale of locales) {
    await db.query(
      `insert into promotion_words (promotion_id, locale, title, description) values ($1, $2, $3, $4)
       on conflict (promotion_id, locale) do update
         set title = excluded.title, description = excluded.description`,
      [id, locale, title[locale], description[locale]],
    )
  }
}
