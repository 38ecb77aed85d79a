import type { Db } from '../../database/pool.ts'
import { locales } from '#contract/locale.ts'
import type { Video } from './video.ts'

const inBoth = (column: string) => `json_build_object('tr', tr.${column}, 'en', en.${column}) as ${column}`

export async function allVideos(db: Db): Promise<Video[]> {
  const { rows } = await db.query<Video>(
    `select videos.slug, active, url, poster, ${['title1', 'title2', 'title3'].map(inBoth).join(', ')}
       from videos
       join video_words tr on tr.slug = videos.slug and tr.locale = 'tr'
       join video_words en on en.slug = videos.slug and en.locale = 'en'
      order by videos.slug`,
  )
  return rows
}

export async function writeVideo(db: Db, { slug, active, url, poster, ...titles }: Video): Promise<void> {
  await db.query(
    `insert into videos (slug, url, poster, active) values ($1, $2, $3, $4)
     on conflict (slug) do update set url = excluded.url, poster = excluded.poster, active = excluded.active`,
    [slug, url, poster, active],
  )
  for (const locale of locales) {
    await db.query(
      `insert into video_words (slug, locale, title1, title2, title3) values ($1, $2, $3, $4, $5)
       on conflict (slug, locale) do update
         set title1 = excluded.title1, title2 = excluded.title2, title3 = excluded.title3`,
      [slug, locale, titles.title1[locale], titles.title2[locale], titles.title3[locale]],
    )
  }
}
