import type { Db } from '../../database/pool.ts'
import { locales } from '#contract/locale.ts'
import type { Popup } from './popup.ts'

type Words = NonNullable<Popup['title']>
interface PopupRow extends Omit<Popup, 'title' | 'text'> {
  title: Words | null
  text: Words | null
}

export async function allPopups(db: Db): Promise<Popup[]> {
  const { rows } = await db.query<PopupRow>(
    `select id, active, url, images,
            case when tr.title is not null then jsonb_build_object('tr', tr.title, 'en', en.title) end as title,
            case when tr.text is not null then jsonb_build_object('tr', tr.text, 'en', en.text) end as text
       from popups
       left join popup_words tr on tr.popup_id = id and tr.locale = 'tr'
       left join popup_words en on en.popup_id = id and en.locale = 'en'
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
  if (title === undefined) return
  for (const locale of locales) {
    await db.query('insert into popup_words (popup_id, locale, title, text) values ($1, $2, $3, $4)', [
      id,
      locale,
      title[locale],
      text?.[locale] ?? null,
    ])
  }
}
