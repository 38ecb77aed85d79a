import type { WalkReport } from '#contract/walk.ts'
import type { Db } from '../database/pool.ts'

export async function insertWalks(db: Db, rows: readonly (WalkReport & { at: Date })[]): Promise<void> {
  await db.query(
    `insert into walks (at, page, begins, steps)
     select at, page, begins, array(select jsonb_array_elements_text(steps))
       from jsonb_to_recordset($1) as told (at timestamptz, page text, begins integer, steps jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

/** Equal walks of page loads. */
export interface Walks {
  loads: number
  steps: string[]
}

/** The most frequent first; the number of the page load is left out. */
export async function listWalks(db: Db, since: Date, most: number): Promise<Walks[]> {
  const { rows } = await db.query<Walks>(
    `select count(*) as loads, steps
       from (select array_agg(step order by begins, place) as steps
               from walks, unnest(walks.steps) with ordinality as told (step, place)
              where at >= $1
              group by page) as pages
      group by steps
      order by loads desc, steps
      limit $2`,
    [since, most],
  )
  return rows
}
