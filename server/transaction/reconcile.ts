import { siteTimeZone } from '#contract/day.ts'
import type { Proof } from '../wallet/reconcile.ts'

const countedOf = (history: string, table: string, [moment, kind, bet, win]: readonly string[]) =>
  `select player_id, '${history}' as history, ${moment} at time zone '${siteTimeZone}' as moment, ${kind} as kind, status, ${bet} as bet, ${win} as win from ${table}`

export const historyProofs: readonly Proof[] = [
  {
    holds:
      'every movement of a balance is numbered once, of all and of its cause, and goes on from the one before',
    offender: `
      with moved as (
        select accounts.player_id, transfer_id, transfers.cause, sum(amount) as amount
          from entries
          join accounts on accounts.id = account_id and accounts.kind in ('cash', 'bonus')
          join transfers on transfers.id = transfer_id
         group by 1, 2, 3
      ),
      before as (
        select player_id, sum(amount) as carried
          from carried_sums join accounts on accounts.id = account_id and kind in ('cash', 'bonus') group by 1
      )
      select 'movement ' || coalesce(nth::text, 'missing') || ' of player ' || player_id || ' (transfer ' || transfer_id || ') says '
             || coalesce(cause || ' ' || nth_of_cause || ' and ' || balance_after, 'nothing') || ', expected '
             || coalesce(moved_by || ' ' || place_of_cause || ' at ' || place || ' and ' || expected, 'nothing') as row
        from (
          select player_id, transfer_id, nth, movements.cause, nth_of_cause, balance_after, moved.cause as moved_by,
                 row_number() over (partition by player_id order by nth) as place,
                 row_number() over (partition by player_id, movements.cause order by nth) as place_of_cause,
                 sum(amount) over (partition by player_id order by nth) + coalesce(carried, 0) as expected,
                 coalesce(max(nth) filter (where transfer_id < first_id_here()) over (partition by player_id), 0) as in_files
            from moved full join movements using (player_id, transfer_id) left join before using (player_id)
        ) as compared
       where (nth is null or nth > in_files)
         and (nth, cause, nth_of_cause, balance_after) is distinct from (place, moved_by, place_of_cause, expected)
       order by player_id, nth limit 1`,
  },
  {
    holds: 'movements in files are counted',
    offender: `
      select 'player ' || player_id || ' has ' || sum(total) || ' more than counted of ' || cause as row
        from (
          select player_id, cause, count(*) as total from movements where transfer_id < first_id_here() group by 1, 2
          union all
          select player_id, cause, -total from carried_movements
        ) as compared
       group by player_id, cause having sum(total) <> 0 order by player_id limit 1`,
  },
  {
    holds: 'a history is counted by day and by month as it is',
    offender: `
      with there as (
        ${countedOf('rounds', 'rounds', ['started_at', 'kind', 'bet', 'win'])}
        union all
        ${countedOf('payments', 'payments', ['created_at', 'type', '0', '0'])}
      ),
      compared as (
        select player_id, history, span.whole_month, date_trunc(case when span.whole_month then 'month' else 'day' end, moment)::date as begins,
               kind, status, count(*) as total, sum(bet) as bet, sum(win) as win
          from there cross join (values (false), (true)) as span (whole_month) group by 1, 2, 3, 4, 5, 6
        union all
        select player_id, history, whole_month, begins, kind, status, -total, -bet, -win from history_counts
      )
      select history || ' of player ' || player_id || ', ' || case when whole_month then 'month' else 'day' end || ' ' || begins || ', kind ' || kind
             || ', status ' || status || ': ' || sum(total) || ' more than counted, bet ' || sum(bet) || ' and win ' || sum(win) as row
        from compared group by player_id, history, whole_month, begins, kind, status
      having sum(total) <> 0 or sum(bet) <> 0 or sum(win) <> 0
       order by player_id, begins limit 1`,
  },
]
