-- How many rounds and payments of each kind and status a player has, and what was bet and won in them, by day and by month: a page of a
-- history is counted and found without a look at all of it. Written with the row that is counted, in the same transaction.
create table history_counts (
  player_id bigint not null,
  history text not null check (history in ('rounds', 'payments')),
  -- A month, or else a day; both as in Istanbul.
  whole_month boolean not null,
  begins date not null,
  kind smallint not null,
  status smallint not null,
  -- Of what was there before it was counted: added once, in rows of its own, so that no bet waits for it.
  past boolean not null default false,
  total bigint not null,
  bet bigint not null,
  win bigint not null,
  primary key (player_id, history, whole_month, begins, kind, status, past)
) with (fillfactor = 80);

-- A day by the clock of Istanbul, whatever clock the database has.
create function history_day(moment timestamptz) returns date language sql immutable strict parallel safe return
  (moment at time zone 'Europe/Istanbul')::date;

create type history_change as (player_id bigint, moment timestamptz, kind smallint, status smallint, total bigint, bet bigint, win bigint);

-- A statement may change many rows of one day: each day is written once.
create function count_history(in_history text, changes history_change[]) returns void language plpgsql as $$
begin
  if changes = '{}' then
    return;
  end if;
  insert into history_counts as counted (player_id, history, whole_month, begins, kind, status, total, bet, win)
    select player_id, in_history, whole_month,
           case when whole_month then date_trunc('month', history_day(moment)::timestamp)::date else history_day(moment) end as begins,
           kind, status, sum(total), sum(bet), sum(win)
      from unnest(changes) cross join (values (false), (true)) as span (whole_month)
     group by 1, 2, 3, 4, 5, 6 having sum(total) <> 0 or sum(bet) <> 0 or sum(win) <> 0
     order by 1, 2, 3, 4, 5, 6
    on conflict on constraint history_counts_pkey do update
      set total = counted.total + excluded.total, bet = counted.bet + excluded.bet, win = counted.win + excluded.win;
end $$;

create function count_rounds() returns trigger language plpgsql as $$
declare
  changes history_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(select row(player_id, started_at, kind, status, 1, bet, win)::history_change from fresh);
  elsif tg_op = 'DELETE' then
    changes := array(select row(player_id, started_at, kind, status, -1, -bet, -win)::history_change from stale);
  else
    changes := array(select row(player_id, started_at, kind, status, -1, -bet, -win)::history_change from stale
                     union all
                     select row(player_id, started_at, kind, status, 1, bet, win)::history_change from fresh);
  end if;
  perform count_history('rounds', changes);
  return null;
end $$;
create trigger rounds_added after insert on rounds
  referencing new table as fresh for each statement execute function count_rounds();
create trigger rounds_changed after update on rounds
  referencing old table as stale new table as fresh for each statement execute function count_rounds();
create trigger rounds_removed after delete on rounds
  referencing old table as stale for each statement execute function count_rounds();

create function count_payments() returns trigger language plpgsql as $$
declare
  changes history_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(select row(player_id, created_at, type, status, 1, 0, 0)::history_change from fresh);
  elsif tg_op = 'DELETE' then
    changes := array(select row(player_id, created_at, type, status, -1, 0, 0)::history_change from stale);
  else
    changes := array(select row(player_id, created_at, type, status, -1, 0, 0)::history_change from stale
                     union all
                     select row(player_id, created_at, type, status, 1, 0, 0)::history_change from fresh);
  end if;
  perform count_history('payments', changes);
  return null;
end $$;
create trigger payments_added after insert on payments
  referencing new table as fresh for each statement execute function count_payments();
create trigger payments_changed after update on payments
  referencing old table as stale new table as fresh for each statement execute function count_payments();
create trigger payments_removed after delete on payments
  referencing old table as stale for each statement execute function count_payments();
