-- What was there before it was counted: what is there now, less what has been counted since. Both are seen as they were in one moment.
insert into history_counts (player_id, history, whole_month, begins, kind, status, past, total, bet, win)
  with each_day as (
    select player_id, 'rounds' as history, history_day(started_at) as day, kind, status, count(*) as total, sum(bet) as bet, sum(win) as win
      from rounds group by 1, 2, 3, 4, 5
    union all
    select player_id, 'payments', history_day(created_at), type, status, count(*), 0, 0
      from payments group by 1, 2, 3, 4, 5
  ),
  there as (
    select player_id, history, whole_month, case when whole_month then date_trunc('month', day::timestamp)::date else day end as begins,
           kind, status, total, bet, win
      from each_day cross join (values (false), (true)) as span (whole_month)
    union all
    select player_id, history, whole_month, begins, kind, status, -total, -bet, -win from history_counts
  )
  select player_id, history, whole_month, begins, kind, status, true, sum(total), sum(bet), sum(win)
    from there group by 1, 2, 3, 4, 5, 6 having sum(total) <> 0 or sum(bet) <> 0 or sum(win) <> 0
  on conflict on constraint history_counts_pkey do update
    set total = history_counts.total + excluded.total, bet = history_counts.bet + excluded.bet, win = history_counts.win + excluded.win;
