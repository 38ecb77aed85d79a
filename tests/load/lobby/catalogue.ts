import type { Pool } from '#server/database/pool.ts'

/** Games in one lobby; the first is the size of the seed. */
export const sizes = [600, 1_500, 5_000] as const
export type Size = (typeof sizes)[number]

/** The names of added games combine words of seeded names: one from the first two, the last word of a third. */
const grown = `
  with house as (
    select row_number() over (order by code) - 1 as at, count(*) over () as all, split_part(name, ' ', 1) as first,
           reverse(split_part(reverse(name), ' ', 1)) as last, provider, image, added_at
      from games where code not like 'grown-%'
  )
  insert into games (code, name, provider, live, jackpot, image, popularity, added_at)
  select 'grown-' || lpad(n::text, 5, '0'), left(one.first, 4) || lower(right(two.last, 4)) || ' ' || three.last,
         one.provider, false, false, one.image, n * 7919 % 10000, one.added_at
    from generate_series($1::int, $2::int) as n
    join house one on one.at = n % one.all
    join house two on two.at = n * 31 % two.all
    join house three on three.at = n * 7 % three.all
  on conflict do nothing`

/** Games per statement: also a busy machine finishes it in time. */
const batch = 250

/** Adds games up to this number, all in the lobby of slots, and switches off the popup, which would cover them. */
export async function growTo(pool: Pool, games: Size): Promise<void> {
  for (let there: number = sizes[0]; there < games; there += batch)
    await pool.query(grown, [there + 1, Math.min(there + batch, games)])
  await pool.query(
    `insert into game_category_games (category_id, game_code)
     select game_categories.id, games.code from game_categories, games where slug = 'slot' on conflict do nothing`,
  )
  await pool.query('update popups set active = false')
  await pool.query('analyze')
}

export async function offer(pool: Pool, games: Size): Promise<void> {
  await pool.query(
    `update games set active = place <= $1
       from (select code, row_number() over (order by code like 'grown-%', code) as place from games) as placed
      where placed.code = games.code`,
    [games],
  )
}
