import type { Db } from '../database/pool.ts'

export interface Maintenance {
  since: Date
  until: Date | null
}

export async function findMaintenance(db: Db): Promise<Maintenance | null> {
  const { rows } = await db.query<Maintenance>('select since, until from maintenance')
  return rows[0] ?? null
}

/** If it has begun already, only `until` changes. */
export async function beginMaintenance(db: Db, { since, until }: Maintenance): Promise<void> {
  await db.query(
    `insert into maintenance (since, until) values ($1, $2)
     on conflict (id) do update set until = excluded.until`,
    [since, until],
  )
}

/** False if it had not begun. */
export async function endMaintenance(db: Db): Promise<boolean> {
  const { rowCount } = await db.query('delete from maintenance')
  return rowCount === 1
}
