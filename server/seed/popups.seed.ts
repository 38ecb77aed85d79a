import type { Db } from '../database/pool.ts'
import { locales } from '#contract/locale.ts'
import { popupImagesOf, seededPopup } from './popups.ts'

/** Only if there has never been a popup; the operator's changes stay. */
export async function seedPopups(db: Db): Promise<void> {
  const { picture, url, title, text } = seededPopup
  const { rowCount } = await db.query(
    `insert into popups (id, images, url, active)
     select 1, $1, $2, true where not exists (select from popups)`,
    [popupImagesOf(picture), url],
  )
  if (rowCount === 0) return
  for (const locale of locales) {
    await db.query('insert into popup_words (popup_id, locale, title, text) values (1, $1, $2, $3)', [
      locale,
      title[locale],
      text[locale],
    ])
  }
}
