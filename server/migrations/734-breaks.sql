-- Breaks that players take from play. A time-out and the panic button's break end at `until`; an exclusion stays in force until the
-- player has it lifted.
create table breaks (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null check (kind in ('time-out', 'panic', 'exclusion')),
  begun_at timestamptz not null,
  -- Null: permanent.
  until timestamptz,
  -- The way back after an exclusion, as the player's profile had it when it began; null: it is never lifted.
  liftable_from timestamptz,
  lift_wait interval,
  lift_within interval,
  -- The last request to lift it.
  lift_confirmable_from timestamptz,
  lift_lapses_at timestamptz,
  lifted_at timestamptz,
  constraint break_has_an_end check (until > begun_at or (kind = 'exclusion' and until is null)),
  constraint only_an_exclusion_is_lifted check (kind = 'exclusion' or liftable_from is null),
  constraint break_liftable_after_its_end check (liftable_from >= coalesce(until, begun_at)),
  constraint lift_is_whole check (num_nulls(liftable_from, lift_wait, lift_within) in (0, 3)),
  constraint lift_request_is_whole check (num_nulls(lift_confirmable_from, lift_lapses_at) in (0, 2)),
  constraint lifted_in_time check (
    lifted_at is null or (lift_confirmable_from is not null and lifted_at >= lift_confirmable_from and lifted_at < lift_lapses_at)
  )
);
create index break_in_force on breaks (player_id) where lifted_at is null;

-- Nobody shortens a break, whatever the program does: of a row only the request to lift it and the confirmation are written, each when
-- its time has come by the database's own clock.
create function keep_break() returns trigger language plpgsql as $$
declare
  moment timestamptz := limit_moment();
  refused boolean;
begin
  if tg_op <> 'UPDATE' then
    refused := tg_op <> 'INSERT' or num_nonnulls(new.lift_confirmable_from, new.lifted_at) > 0;
  elsif (new.id, new.player_id, new.kind, new.begun_at, new.until, new.liftable_from, new.lift_wait, new.lift_within)
     is distinct from (old.id, old.player_id, old.kind, old.begun_at, old.until, old.liftable_from, old.lift_wait, old.lift_within) then
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

create trigger break_kept before insert or update or delete on breaks for each row execute function keep_break();
create trigger break_not_truncated before truncate on breaks for each statement execute function refuse_change();
