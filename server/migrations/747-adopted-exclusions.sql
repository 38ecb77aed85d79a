-- The exclusion at another account of the same person that this one was adopted from: a player's id is one of all shards, a break's id of
-- its shard alone. Null: the player's own.
alter table breaks
  add column original_player bigint,
  add column original_break bigint,
  add constraint adopted_from_one_break check (num_nulls(original_player, original_break) in (0, 2)) not valid;

-- As before, of the two columns as well.
create or replace function keep_break() returns trigger language plpgsql as $$
declare
  moment timestamptz := limit_moment();
  refused boolean;
begin
  if tg_op <> 'UPDATE' then
    refused := tg_op <> 'INSERT' or num_nonnulls(new.lift_confirmable_from, new.lifted_at) > 0;
  elsif (new.id, new.player_id, new.kind, new.begun_at, new.until, new.liftable_from, new.lift_wait, new.lift_within, new.original_player, new.original_break)
     is distinct from (old.id, old.player_id, old.kind, old.begun_at, old.until, old.liftable_from, old.lift_wait, old.lift_within, old.original_player, old.original_break) then
    refused := true;
  elsif new.lifted_at is null then
    new.lift_confirmable_from := moment + old.lift_wait;
    new.lift_lapses_at := new.lift_confirmable_from + old.lift_within;
    refused := old.lifted_at is not null or old.liftable_from > moment;
  else
    new.lifted_at := moment;
    refused := old.lifted_at is not null or old.lift_confirmable_from > moment or old.lift_lapses_at <= moment
      or (new.lift_confirmable_from, new.lift_lapses_at) is distinct from (old.lift_confirmable_from, old.lift_lapses_at);
  end if;
  -- Null: there is no way back, or nobody has asked for it.
  if coalesce(refused, true) then
    raise exception 'a break is never shortened' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
