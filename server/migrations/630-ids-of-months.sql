-- Functions that do the same whether the tables are partitioned yet or not. A plan for one partition alone always looks cheaper and would be
-- made at every call, so those that run at every bet keep one plan (force_generic_plan), which leaves out partitions when it begins.

-- Each month has its own ids, so that a table is partitioned by its key. They stay exact as a double.
create function month_base(month date) returns bigint language sql immutable strict parallel safe
return ((extract(year from month) - 2020) * 12 + extract(month from month) - 1)::bigint * 1000000000000;

-- The first partition is the table of before: it ends where December 2026 begins.
create table months (
  month date primary key,
  -- When the ids of this month came into use.
  begun_at timestamptz,
  -- Of a month that is in files: what they hold and their checksums.
  files jsonb
);
insert into months (month, begun_at) values ('2026-11-01', '-infinity');

-- Rows of `moment` and later have this id or a greater one; the day allows for clocks that differ.
create function ids_since(moment timestamptz) returns bigint language sql stable parallel safe
return coalesce((select month_base(max(month)) from months where begun_at > '-infinity' and begun_at + interval '1 day' <= moment), 0);

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', coalesce(pg_partition_root(tg_relid), tg_relid) using errcode = 'restrict_violation';
end $$;

create or replace function transfer_sums_to_zero() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  checked bigint;
  total numeric;
  legs bigint;
begin
  -- A trigger of a partition has the name of its table's.
  if tg_name = 'transfer_complete' then checked := new.id; else checked := new.transfer_id; end if;
  select coalesce(sum(amount), 0), count(*) into total, legs from entries where transfer_id = checked;
  if total <> 0 or legs < 2 then
    raise exception 'transfer % has % entries that sum to %', checked, legs, total
      using errcode = 'check_violation', constraint = 'transfer_sums_to_zero';
  end if;
  return null;
end $$;

-- Accounts are locked before a transfer has its id, so the last transfer of an account has its last entry. In this order the partitions are
-- read one after the other, the newest first, and only until one has a row.
create or replace function balance_is_last_entry() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  held bigint;
  written bigint;
begin
  select balance into held from accounts where id = new.id;
  select balance_after into written from entries where account_id = new.id order by transfer_id desc limit 1;
  if held <> coalesce(written, 0) then
    raise exception 'account % has balance % but its last entry says %', new.id, held, coalesce(written, 0)
      using errcode = 'check_violation', constraint = 'balance_is_last_entry';
  end if;
  return null;
end $$;

create or replace function number_movements() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  player bigint;
  first_moved bigint;
  last_moved bigint;
begin
  select min(transfer_id), max(transfer_id) into first_moved, last_moved from fresh;
  for player in
    select distinct accounts.player_id from fresh join accounts on accounts.id = fresh.account_id
     where accounts.kind in ('cash', 'bonus') order by 1
  loop
    perform pg_advisory_xact_lock(movement_lock(player));
    if exists (select from movements where player_id = player) then
      insert into movements (player_id, nth, cause, nth_of_cause, transfer_id, balance_after)
      select player, before.nth + row_number() over (order by last), cause,
             coalesce((select max(nth_of_cause) from movements where player_id = player and cause = transfers.cause), 0)
               + row_number() over (partition by cause order by last),
             transfer_id, before.balance_after + sum(amount) over (order by last)
        from (select fresh.transfer_id, max(fresh.id) as last, sum(fresh.amount) as amount
                from fresh join accounts on accounts.id = fresh.account_id
               where accounts.player_id = player and accounts.kind in ('cash', 'bonus')
               group by fresh.transfer_id) as moved
        join transfers on transfers.id = moved.transfer_id and transfers.id between first_moved and last_moved
       cross join (select nth, balance_after from movements where player_id = player order by nth desc limit 1) as before;
    else
      perform number_all_movements(player);
    end if;
  end loop;
  return null;
end $$;

-- Updates a round, in the transaction of the transfer. A completed round (2) stays so; one whose bets and wins were all taken back is
-- cancelled (3); any other is in progress (1). The caller holds the player's funds, so one round moves once at a time.
create or replace function move_round(
  of_player bigint, of_provider text, named text, of_game text, bet_moved bigint, win_moved bigint, closes boolean,
  left_over bigint, moment timestamptz
) returns void language plpgsql as $$
declare
  known bigint;
begin
  select round_id into known from round_names
   where player_id = of_player and provider = of_provider and reference = named;
  if not found then
    insert into rounds (player_id, provider, reference, game, bet, win, status, balance_after, started_at, changed_at)
    values (of_player, of_provider, named, of_game, greatest(0, bet_moved), greatest(0, win_moved),
            case when closes then 2 else 1 end, left_over, moment, moment);
    return;
  end if;
  update rounds
     set bet = rounds.bet + bet_moved, win = rounds.win + win_moved, balance_after = left_over, changed_at = moment,
         status = case
           when bet_moved + win_moved < 0 and rounds.bet + bet_moved = 0 and rounds.win + win_moved = 0 then 3
           when closes or rounds.status = 2 then 2
           else 1 end
   where id = known;
  if not found then
    raise exception 'round % of % is in the files of its month: restore it', named, of_provider;
  end if;
end $$;
