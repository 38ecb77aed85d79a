import type { Db } from '../database.ts'
import type { Ended, Endings } from './fixtures.ts'

export async function listEndings(db: Db): Promise<Endings> {
  const { rows } = await db.query<{ fixture: string; at: Date; home: number | null; away: number | null }>(
    'select fixture, ended_at as at, home, away from sandbox.sports_endings',
  )
  return new Map(
    rows.map(({ fixture, at, home, away }) => [
      fixture,
      { at: at.getTime(), score: home === null || away === null ? null : ([home, away] as const) },
    ]),
  )
}

/** One statement: a crash between the ending and its slips would leave them unsettled. False if it was ended before; the first ending stays. */
export async function endFixture(db: Db, fixture: string, { at, score }: Ended): Promise<boolean> {
  const { rowCount } = await db.query(
    `with ended as (
       insert into sandbox.sports_endings (fixture, ended_at, home, away) values ($1, $2, $3, $4)
       on conflict do nothing returning fixture
     ), due as (
       update sandbox.sports_slips set due_at = $2 from ended
        where status = 'open' and due_at > $2
          and legs @> jsonb_build_array(jsonb_build_object('fixture', ended.fixture))
     )
     select from ended`,
    [fixture, new Date(at), score?.[0] ?? null, score?.[1] ?? null],
  )
  return rowCount === 1
}
