import { siteTimeZone } from '#contract/day.ts'

interface Counted {
  table: 'rounds' | 'payments'
  kind: string
  moment: string
  /** Partitioned by month. */
  monthly: boolean
}

export interface CountedQuery {
  playerId: number
  /** 0: all kinds. */
  kind: number
  status?: number | undefined
  from?: string | undefined
  to?: string | undefined
  skip: number
  take: number
}

const midnight = (day: string) => `(${day})::timestamp at time zone '${siteTimeZone}'`

const countsOf = (table: Counted['table'], span: string, first: string, ends: string) => `
    select whole_month, begins, kind, status, total, bet, win from history_counts
     where player_id = $1 and history = '${table}' and ${span}
       and begins >= (select ${first} from months) and begins < (select ${ends} from months)
       and ($2 = 0 or kind = $2) and ($3::smallint is null or status = $3)`

/**
 * SQL of `with`: the counts that are `chosen`, and the `page` of their rows, newest first, as ids and moments. The counts by month, and by
 * day where a month is not wholly chosen, find the day that the page begins in: only rows of that day are skipped. The values are those of
 * `countedValues`; further ones begin with $8.
 */
export const countedPage = ({ table, kind, moment, monthly }: Counted) => `
  with asked as (
    select coalesce($4::date, '-infinity') as first, coalesce($5::date + 1, 'infinity') as ends
  ),
  months as (
    select first, ends, date_trunc('month', first::timestamp + interval '1 month' - interval '1 day')::date as first_month,
           date_trunc('month', ends::timestamp)::date as months_end
      from asked
  ),
  chosen as materialized (
    ${countsOf(table, 'not whole_month', 'first', 'least(first_month, ends)')}
    union all
    ${countsOf(table, 'whole_month', 'first_month', 'months_end')}
    union all
    ${countsOf(table, 'not whole_month', 'greatest(first_month, months_end)', 'ends')}
  ),
  span as (
    select whole_month, begins, reached - total as before
      from (select whole_month, begins, sum(total) as total, sum(sum(total)) over (order by begins desc) as reached
              from chosen group by whole_month, begins) as reaching
     where reached > $6 order by begins desc limit 1
  ),
  day as (
    select ${midnight('begins + 1')} as ends, ($6 - reached + total)::bigint as passed
      from (select days.begins, sum(days.total) as total, before + sum(sum(days.total)) over (order by days.begins desc) as reached
              from span join history_counts days on days.player_id = $1 and days.history = '${table}' and not days.whole_month
               and days.begins >= span.begins
               and days.begins < span.begins + case when span.whole_month then interval '1 month' else interval '1 day' end
               and ($2 = 0 or days.kind = $2) and ($3::smallint is null or days.status = $3)
             group by days.begins, before) as reaching
     where reached > $6 order by begins desc limit 1
  ),
  oldest as (
    select begins from (select begins, sum(sum(total)) over (order by begins desc) as reached from chosen group by begins) as reaching
     order by reached < $6 + $7, case when reached < $6 + $7 then begins end, begins desc limit 1
  ),
  page as materialized (
    select each.id, each.moment
      from (select distinct kind, status from chosen where total > 0) as part
     cross join lateral (
       select id, ${moment} as moment from ${table}
        where player_id = $1 and ${kind} = part.kind and status = part.status and ${moment} < (select ends from day)${monthly ? ` and id >= (select ids_since(${midnight('begins')}) from oldest)` : ''}
        order by ${moment} desc, id desc limit (select passed + $7 from day)) as each
     where $4::date is null or each.moment >= ${midnight('$4::date')}
     order by each.moment desc, each.id desc offset (select passed from day) limit $7
  )`

export const countedValues = ({ playerId, kind, status, from, to, skip, take }: CountedQuery) => [
  playerId,
  kind,
  status ?? null,
  from ?? null,
  to ?? null,
  skip,
  take,
]
