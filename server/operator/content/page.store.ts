import type { Db } from '../../database/pool.ts'
import { locales } from '#contract/locale.ts'
import type { Page } from './page.ts'

export async function categoryNames(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>('select name from content_categories order by position')
  return rows.map(({ name }) => name)
}

export async function allPages(db: Db): Promise<Page[]> {
  const { rows } = await db.query<Page>(
    `select contents.id, categories.name as category, contents.position, active,
            json_build_object('tr', tr.title, 'en', en.title) as title,
            json_build_object('tr', tr.body, 'en', en.body) as body
       from contents join content_categories categories on categories.id = category_id
       left join content_words tr on tr.content_id = contents.id and tr.locale = 'tr'
       left join content_words en on en.content_id = contents.id and en.locale = 'en'
      order by categories.position, contents.position, contents.id`,
  )
  return rows
}

export async function writePage(
  db: Db,
  { id, category, position, active, title, body }: Page,
): Promise<void> {
  await db.query(
    `insert into contents (id, category_id, position, active)
     select $1, id, $3, $4 from content_categories where name = $2
     on conflict (id) do update
       set category_id = excluded.category_id, position = excluded.position, active = excluded.active`,
    [id, category, position, active],
  )
  for (const locale of locales) {
    await db.query(
      `insert into content_words (content_id, locale, title, body) values ($1, $2, $3, $4)
       on conflict (content_id, locale) do update set title = excluded.title, body = excluded.body`,
      [id, locale, title[locale], body[locale]],
    )
  }
}
