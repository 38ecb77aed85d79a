import type { Db } from '../../database/pool.ts'
import { nextId } from './next-id.store.ts'
import type { Slider } from './slider.ts'

export async function allSliders(db: Db): Promise<Slider[]> {
  const { rows } = await db.query<Slider>(
    `select slug, bool_or(active) as active,
            json_agg(json_build_object('url', url, 'target', target, 'images', images) order by position, id) as slides
       from slides group by slug order by slug`,
  )
  return rows
}

/** In place of those that were there. */
export async function writeSlider(db: Db, { slug, active, slides }: Slider): Promise<void> {
  await db.query('delete from slides where slug = $1', [slug])
  const first = await nextId(db, 'slides')
  for (const [position, { url, target, images }] of slides.entries()) {
    await db.query(
      'insert into slides (id, slug, url, target, images, position, active) values ($1, $2, $3, $4, $5, $6, $7)',
      [first + position, slug, url, target, images, position, active],
    )
  }
}
