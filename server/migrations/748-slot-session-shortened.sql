-- A session that was shortened ends earlier, but the next one does not begin before the end that was set first: who has lost the money waits.
alter table slot_sessions add column first_ends_at timestamptz;
update slot_sessions set first_ends_at = ends_at;

create or replace function keep_slot_session() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from slot_sessions where player_id = new.player_id and first_ends_at > new.begun_at) then
      raise exception 'player % has a session of slots already', new.player_id using errcode = 'restrict_violation';
    end if;
    new.first_ends_at := new.ends_at;
  elsif (new.player_id, new.begun_at, new.first_ends_at) is distinct from (old.player_id, old.begun_at, old.first_ends_at)
    or new.ends_at > old.ends_at or new.amount > old.amount or not new.games @> old.games then
    raise exception 'a session of slots is only tightened' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
