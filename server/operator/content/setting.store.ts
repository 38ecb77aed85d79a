import type { Db } from '../../database/pool.ts'
import type { Setting } from './setting.ts'

export async function allSettings(db: Db): Promise<Setting[]> {
  const { rows } = await db.query<Setting>('select key, value, status from site_options order by key')
  return rows
}

export async function writeSetting(db: Db, { key, value, status }: Setting): Promise<void> {
  await db.query(
    `insert into site_options (key, value, status) values ($1, $2, $3)
     on conflict (key) do update set value = excluded.value, status = excluded.status`,
    [key, value, status],
  )
}
