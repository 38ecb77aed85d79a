import type { Db } from '../../database/pool.ts'
import type { Popup } from './popup.ts'

export async function allPopups(db: Db): Promise<Popup[]> {
  const { rows } = await db.query<Popup>('select id, active, url, images from popups order by id')
  return rows
}

export async function writePopup(db: Db, { id, active, url, images }: Popup): Promise<void> {
  await db.query(
    `insert into popups (id, images, url, active) values ($1, $2, $3, $4)
     on conflict (id) do update set images = excluded.images, url = excluded.url, active = excluded.active`,
    [id, images, url, active],
  )
}
