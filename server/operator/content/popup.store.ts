import type { Db } from '../../database/pool.ts'
import type { Popup } from './popup.ts'
import { inLanguages, writeWords } from './words.store.ts'

const words = { table: 'popup_words', of: 'popup_id' }

type Words = NonNullable<Popup['title']>
interface PopupRow extends Omit<Popup, 'title' | 'text'> {
  title: Words | null
  text: Words | null
}

export async function allPopups(db: Db): Promise<Popup[]> {
  const { rows } = await db.query<PopupRow>(
    `select id, active, url, images,
            ${inLanguages(words, 'title', 'popups.id')} as title, ${inLanguages(words, 'text', 'popups.id')} as text
       from popups
      order by id`,
  )
  return rows.map(({ title, text, ...row }) => ({
    ...row,
    ...(title !== null && { title }),
    ...(text !== null && { text }),
  }))
}

/** Replaces its words. */
export async function writePopup(db: Db, { id, active, url, images, title, text }: Popup): Promise<void> {
  await db.query(
    `insert into popups (id, images, url, active) values ($1, $2, $3, $4)
     on conflict (id) do update set images = excluded.images, url = excluded.url, active = excluded.active`,
    [id, images, url, active],
  )
  await db.query('delete from popup_words where popup_id = $1', [id])
  if (title) await writeWords(db, words, id, { title, text })
}
