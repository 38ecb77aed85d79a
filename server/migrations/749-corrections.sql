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

create or replace function count_past_play() returns trigger language plpgsql as $$
declare
  each record;
begin
  if exists (select from limits where player_id = new.player_id and is_limit_of_play(kind) and (kind, period) <> (new.kind, new.period)) then
    return null;
  end if;
  delete from play_sums where player_id = new.player_id;
  for each in
    select id, kind = 'bet' and not corrects as is_bet, case when kind = 'win' then amount when corrects then -amount else 0 end as won,
           amount, created_at
      from game_movements
     where player_id = new.player_id and kind in ('bet', 'win') and rolled_back_at is null
       and created_at > (select max(created_at) from game_movements where player_id = new.player_id) - counted_past()
     order by id
  loop
    perform count_play(
      new.player_id, each.id, case when each.is_bet then each.amount else 0 end, each.won, each.is_bet, each.created_at
    );
  end loop;
  return null;
end $$;

-- Requests to raise a limit, by when: markers of harm count those of a day.

drop index concurrently if exists limit_request_by_age;

create index concurrently limit_request_by_age on limit_requests (created_at);
