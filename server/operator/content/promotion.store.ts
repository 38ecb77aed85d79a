import type { Db } from '../../database/pool.ts'
import type { Promotion } from './promotion.ts'
import { inLanguages, writeWords } from './words.store.ts'

const words = { table: 'promotion_words', of: 'promotion_id' }

export async function allPromotions(db: Db): Promise<Promotion[]> {
  const { rows } = await db.query<Promotion>(
    `select promotions.id, position, active, images,
            ${inLanguages(words, 'title', 'promotions.id')} as title,
            ${inLanguages(words, 'description', 'promotions.id')} as description
       from promotions
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
  await writeWords(db, words, id, { title, description })
}
