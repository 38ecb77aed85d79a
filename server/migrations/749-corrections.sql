-- each statement for itself
-- A correction is a bet in the ledger that no player has made: a provider takes back what a settled round has paid. It counts as lost, neither
-- as staked nor as play.
alter table game_movements add column if not exists corrects boolean not null default false;

create or replace function count_movement() returns trigger language plpgsql as $$
declare
  is_bet boolean := new.kind = 'bet' and not new.corrects;
  staked_more bigint := case when is_bet then new.amount else 0 end;
  won_more bigint := case when new.kind = 'win' then new.amount when new.corrects then -new.amount else 0 end;
begin
  if not exists (select from limits where player_id = new.player_id and is_limit_of_play(kind)) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform count_play(new.player_id, new.id, staked_more, won_more, is_bet, new.created_at);
  else
    -- As if it had never been: from its own row on.
    update play_sums set staked = staked - staked_more, lost = lost - staked_more + won_more
     where player_id = new.player_id and at >= new.created_at and movement_id >= new.id;
  end if;
  return null;
end $$;

-- The same rows as count_play writes one after the other, in one statement. The caller holds the lock of the player's funds.
create or replace function count_past_play() returns trigger language plpgsql as $$
begin
  if exists (select from limits where player_id = new.player_id and is_limit_of_play(kind) and (kind, period) <> (new.kind, new.period)) then
    return null;
  end if;
  delete from play_sums where player_id = new.player_id;
  insert into play_sums
  with past as (
    select id, kind = 'bet' and not corrects as is_bet, case when kind = 'bet' and not corrects then amount else 0 end as staked,
           case when kind = 'win' then amount when corrects then -amount else 0 end as won,
           max(created_at) over (order by id rows unbounded preceding) as at
      from game_movements
     where player_id = new.player_id and kind in ('bet', 'win') and rolled_back_at is null
       and created_at > (select max(created_at) from game_movements where player_id = new.player_id) - counted_past()
  ), dated as (
    select *, coalesce(max(at) filter (where is_bet) over so_far, min(at) over so_far - counted_pause()) as bet_at
      from past window so_far as (order by id rows unbounded preceding)
  ), timed as (
    select *, greatest(0, floor(extract(epoch from least(at, lag(bet_at) over one_by_one + counted_pause()) - lag(at) over one_by_one) * 1000)) as played
      from dated window one_by_one as (order by id)
  )
  select new.player_id, at, id, sum(staked) over so_far, sum(staked - won) over so_far, sum(played) over so_far, bet_at
    from timed window so_far as (order by id rows unbounded preceding);
  return null;
end $$;

-- Requests to raise a limit, by when: markers of harm count those of a day.

drop index concurrently if exists limit_request_by_age;

create index concurrently limit_request_by_age on limit_requests (created_at);
