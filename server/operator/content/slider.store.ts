import type { Db } from '../../database/pool.ts'
import { locales } from '#contract/locale.ts'
import { nextId } from './next-id.store.ts'
import type { Slider } from './slider.ts'

export async function allSliders(db: Db): Promise<Slider[]> {
  const { rows } = await db.query<Slider>(
    `select slug, bool_or(active) as active,
            json_agg(jsonb_build_object('url', url, 'target', target, 'images', images)
                     || case when tr.title is null then '{}'
                             else jsonb_build_object('title', jsonb_build_object('tr', tr.title, 'en', en.title)) end
                     || case when tr.text is null then '{}'
                             else jsonb_build_object('text', jsonb_build_object('tr', tr.text, 'en', en.text)) end
                     order by position, id) as slides
       from slides
       left join slide_words tr on tr.slide_id = slides.id and tr.locale = 'tr'
       left join slide_words en on en.slide_id = slides.id and en.locale = 'en'
      group by slug order by slug`,
  )
  return rows
}

/** Replaces the slides of the slug. */
export async function writeSlider(db: Db, { slug, active, slides }: Slider): Promise<void> {
  await db.query('delete from slides where slug = $1', [slug])
  const first = await nextId(db, 'slides')
  for (const [position, { url, target, images, title, text }] of slides.entries()) {
    const id = first + position
    await db.query(
      'insert into slides (id, slug, url, target, images, position, active) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, slug, url, target, images, position, active],
    )
    if (title === undefined) continue
    for (const locale of locales) {
      await db.query('insert into slide_words (slide_id, locale, title, text) values ($1, $2, $3, $4)', [
        id,
        locale,
        title[locale],
        text?.[locale] ?? null,
      ])
    }
  }
}
