import type { Db } from '../../database/pool.ts'
import type { Video } from './video.ts'
import { inLanguages, writeWords } from './words.store.ts'

const words = { table: 'video_words', of: 'slug' }
const titles = ['title1', 'title2', 'title3']

export async function allVideos(db: Db): Promise<Video[]> {
  const { rows } = await db.query<Video>(
    `select videos.slug, active, url, poster, ${titles.map((title) => `${inLanguages(words, title, 'videos.slug')} as ${title}`).join(', ')}
       from videos
      order by videos.slug`,
  )
  return rows
}

export async function writeVideo(db: Db, { slug, active, url, poster, ...titlesOf }: Video): Promise<void> {
  await db.query(
    `insert into videos (slug, url, poster, active) values ($1, $2, $3, $4)
     on conflict (slug) do update set url = excluded.url, poster = excluded.poster, active = excluded.active`,
    [slug, url, poster, active],
  )
  await writeWords(db, words, slug, titlesOf)
}
