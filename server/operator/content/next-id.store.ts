import type { Db } from '../../database/pool.ts'

/** The next free id. The caller must hold a lock. */
export async function nextId(
  db: Db,
  table: 'contents' | 'promotions' | 'popups' | 'slides',
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(`select coalesce(max(id), 0) + 1 as id from ${table}`)
  return rows[0]?.id ?? 1
}
