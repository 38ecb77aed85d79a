import type { Pool } from '#server/database/pool.ts'
import type { Record } from './bettor.ts'

/** Empty if players, tables and wallet agree. */
export async function disagreements(pool: Pool, records: readonly Record[]): Promise<string[]> {
  const [points, bets, book] = await Promise.all([
    pool.query<{ round: number; point: number }>(
      `select number as round, point from sandbox.crash_rounds where status = 'settled'`,
    ),
    pool.query<{ id: string; state: string; won: number | null; cashedAt: number | null }>(
      `select id, state, won, cashed_at as "cashedAt" from sandbox.crash_bets`,
    ),
    pool.query<{ fault: string }>(unsettled),
  ])
  const pointOf = new Map(points.rows.map(({ round, point }) => [round, point]))
  const betOf = new Map(bets.rows.map((bet) => [bet.id, bet]))
  const faults = book.rows.map(({ fault }) => fault)
  for (const record of records) {
    const told = [...record.points.keys()]
    for (let round = Math.min(...told); round < Math.max(...told); round += 1)
      if (!record.points.has(round)) faults.push(`the end of round ${round} was not told`)
    if (told.length === 0) faults.push('a player was told of no round')
    for (const [round, point] of record.points)
      if (pointOf.get(round) !== point)
        faults.push(`round ${round} was told to end at ${point}, the book says ${pointOf.get(round)}`)
    for (const { id, state, cashedAt, won } of record.bets.values()) {
      const kept = betOf.get(id)
      const minor = kept?.won === null || kept?.won === undefined ? null : kept.won / 100
      if (kept?.state !== state || kept.cashedAt !== cashedAt || minor !== won)
        faults.push(
          `bet ${id} was told as ${state} ${cashedAt} ${won}, the book says ${JSON.stringify(kept)}`,
        )
    }
  }
  return faults
}

/** Bets that are not settled exactly once: state at the table beside the movements of the wallet. */
const unsettled = `
  select 'bet ' || id || ' is ' || state || ', worth ' || coalesce(won::text, 'nothing') || '; the wallet has moved: ' || coalesce(moved, 'nothing') as fault
    from (
      select bets.id, bets.state, bets.stake, bets.won,
             string_agg(kind || ' ' || amount || case when rolled_back_at is null then '' else ' back' end, ', ' order by kind) as moved
        from sandbox.crash_bets as bets
        join sandbox.crash_rounds as rounds on rounds.id = round_id
        left join game_movements as moves
          on moves.provider = rounds.provider and reference in (bets.id::text, bets.id || '-w', bets.id || '-w-end')
       group by bets.id
    ) as compared
   where moved is distinct from case
           when state in ('cashed', 'lost') then 'bet ' || stake || ', win ' || won
           when state in ('cancelled', 'late', 'annulled') then 'bet ' || stake || ' back'
         end
     and not (state = 'refused' and coalesce(moved, 'unknown 0 back') in ('unknown 0 back', 'bet ' || stake || ' back'))
     and not (state in ('late', 'annulled') and moved = 'unknown 0 back')
   order by id`
