import type { Db } from '../../database/pool.ts'
import { nextId } from './next-id.store.ts'
import type { Slider } from './slider.ts'
import { inLanguages, writeWords } from './words.store.ts'

const words = { table: 'slide_words', of: 'slide_id' }

export async function allSliders(db: Db): Promise<Slider[]> {
  const { rows } = await db.query<Slider>(
    `select slug, bool_or(active) as active,
            json_agg(jsonb_build_object('url', url, 'target', target, 'images', images)
                     || jsonb_strip_nulls(jsonb_build_object('title', ${inLanguages(words, 'title', 'slides.id')},
                                                             'text', ${inLanguages(words, 'text', 'slides.id')}))
                     order by position, id) as slides
       from slides
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
    if (title) await writeWords(db, words, id, { title, text })
  }
}
