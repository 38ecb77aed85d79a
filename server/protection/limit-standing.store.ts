import type { LimitChange, LimitName, LimitRequest } from '#contract/protection.ts'
import { withinDays } from '../database/within-days.ts'
import type { Db } from '../database/pool.ts'

/** Amounts in minor units, those of a session in minutes. */
export interface StandingLimit extends LimitName {
  amount: number
  used: number
  availableAt: Date | null
  endsAt: Date | null
  since: Date
  request: LimitRequest | null
}

export async function listLimits(db: Db, playerId: number, now: Date): Promise<StandingLimit[]> {
  const { rows } = await db.query<StandingLimit>(
    `select kind, period, amount, since, floor(used::numeric / unit)::bigint as used,
            case when used >= amount * unit then limit_free_at($1, kind, period, amount * unit, 1, $2) end as "availableAt",
            fixed_end($1, kind, period, $2) as "endsAt",
            (select json_build_object('amount', asked.amount,
                      'confirmableFrom', ${iso('confirmable_from')}, 'lapsesAt', ${iso('lapses_at')},
                      'confirmable', confirmable_from <= now)
               from limit_requests asked cross join limit_moment() as now
              where asked.player_id = $1 and asked.kind = limits.kind and asked.period = limits.period
                and ended_at is null and lapses_at > now) as request
       from limits
      cross join lateral (select case kind when 'session' then 60000 else 1 end as unit) as counted
      cross join lateral limit_used($1, kind, limit_begins($1, kind, period, $2), $2) as used
      where player_id = $1
      order by array_position(array['deposit', 'net deposit', 'stake', 'loss', 'session'], kind),
               array_position(array['day', 'week', 'month'], period)`,
    [playerId, now],
  )
  return rows
}

function iso(moment: string): string {
  return `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

export interface HistoryQuery {
  playerId: number
  from?: string | undefined
  to?: string | undefined
  skip: number
  take: number
}

/** Amounts as in the database. */
export interface ChangeRow extends Omit<LimitChange, 'date'> {
  date: Date
}

/** Changes of limits, and what became of requests. Nobody writes down that one lapses: it is told from its moment on. */
const events = `
  select 'c' || id as id, changed_at as date, kind, period, event, amount_before as before, amount_after as after, changed_by as by
    from limit_changes where player_id = $1
  union all
  select 'r' || id, created_at, kind, period, 'raise requested', amount_before, amount, 'player'
    from limit_requests where player_id = $1
  union all
  select 'e' || id, coalesce(ended_at, lapses_at), kind, period,
         case ended_as when 'cancelled' then 'request cancelled' else 'request lapsed' end, amount_before, amount, 'player'
    from limit_requests where player_id = $1 and (ended_as in ('cancelled', 'lapsed') or (ended_at is null and lapses_at <= limit_moment()))`

/** Newest first, with the total number; one snapshot. */
export async function listChanges(
  db: Db,
  { playerId, from, to, skip, take }: HistoryQuery,
): Promise<{ total: number; list: ChangeRow[] }> {
  const { rows } = await db.query<{ total: number } & (ChangeRow | { id: null })>(
    `with chosen as materialized (
       select * from (${events}) as events where ${withinDays('date', '$2', '$3')}
     )
     select counted.total, page.*
       from (select count(*)::int as total from chosen) as counted
       left join (select * from chosen order by date desc, id desc offset $4 limit $5) as page on true
      order by page.date desc, page.id desc`,
    [playerId, from ?? null, to ?? null, skip, take],
  )
  return {
    total: rows[0]?.total ?? 0,
    list: rows.flatMap(({ total: _total, ...row }) => (row.id === null ? [] : [row])),
  }
}

/** Months without a look at the limits, or since the first of them, after which a review is due. */
export async function isReviewDue(
  db: Db,
  playerId: number,
  { every, now }: { every: number; now: Date },
): Promise<boolean> {
  const { rows } = await db.query<{ due: boolean }>(
    `select coalesce((select reviewed_at from limit_reviews where player_id = $1),
                     (select min(changed_at) from limit_changes where player_id = $1)) + make_interval(months => $2) <= $3 as due`,
    [playerId, every, now],
  )
  return rows[0]?.due === true
}

export async function keepReview(db: Db, playerId: number, now: Date): Promise<void> {
  await db.query(
    `insert into limit_reviews (player_id, reviewed_at) values ($1, $2)
     on conflict (player_id) do update set reviewed_at = greatest(limit_reviews.reviewed_at, excluded.reviewed_at)`,
    [playerId, now],
  )
}
