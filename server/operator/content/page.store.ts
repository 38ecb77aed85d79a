import type { Db } from '../../database/pool.ts'
import type { Page } from './page.ts'
import { inLanguages, writeWords } from './words.store.ts'

const words = { table: 'content_words', of: 'content_id' }

export async function categoryNames(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>('select name from content_categories order by position')
  return rows.map(({ name }) => name)
}

export async function allPages(db: Db): Promise<Page[]> {
  const { rows } = await db.query<Page>(
    `select contents.id, categories.name as category, contents.position, active,
            ${inLanguages(words, 'title', 'contents.id')} as title, ${inLanguages(words, 'body', 'contents.id')} as body
       from contents join content_categories categories on categories.id = category_id
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
  await writeWords(db, words, id, { title, body })
}
