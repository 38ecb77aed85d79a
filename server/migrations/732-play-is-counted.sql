-- Counts each bet, win and rollback of a player who has a limit of play, in the transaction of the movement. Wins and rollbacks are never
-- refused.
create function count_movement() returns trigger language plpgsql as $$
declare
  staked_more bigint := case when new.kind = 'bet' then new.amount else 0 end;
  won_more bigint := case when new.kind = 'win' then new.amount else 0 end;
begin
  if not exists (select from limits where player_id = new.player_id and is_limit_of_play(kind)) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform count_play(new.player_id, new.id, staked_more, won_more, new.kind = 'bet', new.created_at);
  else
    -- As if it had never been: from its own row on.
    update play_sums set staked = staked - staked_more, lost = lost - staked_more + won_more
     where player_id = new.player_id and at >= new.created_at and movement_id >= new.id;
  end if;
  return null;
end $$;
create trigger game_movement_counted after insert on game_movements
  for each row when (new.kind <> 'unknown') execute function count_movement();
create trigger game_movement_uncounted after update of rolled_back_at on game_movements
  for each row when (new.kind <> 'unknown' and old.rolled_back_at is null and new.rolled_back_at is not null)
  execute function count_movement();
