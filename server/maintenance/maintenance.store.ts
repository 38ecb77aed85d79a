import type { Db } from '../database/pool.ts'

export interface Maintenance {
  since: Date
  /** When it is expected to be over; null where nobody has said. */
  until: Date | null
}

/** Null while the site is open. */
export async function findMaintenance(db: Db): Promise<Maintenance | null> {
  const { rows } = await db.query<Maintenance>('select since, until from maintenance')
  return rows[0] ?? null
}

/** Where it has begun already, only its end is written anew. */
export async function beginMaintenance(db: Db, { since, until }: Maintenance): Promise<void> {
  await db.query(
    `insert into maintenance (since, until) values ($1, $2)
     on conflict (id) do update set until = excluded.until`,
    [since, until],
  )
}

/** Whether it had begun. */
export async function endMaintenance(db: Db): Promise<boolean> {
  const { rowCount } = await db.query('delete from maintenance')
  return rowCount === 1
}
