-- What players limit themselves to. A limit is set and lowered at once. It is raised or removed only by a request that the player confirms
-- after its wait: the triggers below are the last word, whatever the program does.

-- Requests are judged by the clock of the database, never by a moment that a caller names.
create function limit_clock() returns timestamptz language sql volatile return clock_timestamp();

create table limits (
  player_id bigint not null references players (id),
  kind text not null check (kind in ('deposit', 'net deposit', 'stake', 'loss', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Minor units; of a session, minutes.
  amount bigint not null check (amount >= 0),
  changed_by text not null check (changed_by in ('player', 'operator')),
  -- Since when the amount holds; the trigger writes it.
  since timestamptz not null default '-infinity',
  primary key (player_id, kind, period)
);

create table limit_requests (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null,
  period text not null,
  -- Null: the limit is to be removed.
  amount bigint check (amount >= 0),
  amount_before bigint not null,
  -- No regulator allows a shorter wait.
  wait interval not null check (wait >= interval '24 hours'),
  within interval not null check (within > interval '0'),
  -- The trigger writes these three.
  created_at timestamptz not null default '-infinity',
  confirmable_from timestamptz not null default '-infinity',
  lapses_at timestamptz not null default '-infinity',
  ended_at timestamptz,
  ended_as text check (ended_as in ('confirmed', 'cancelled', 'lapsed')),
  constraint limit_request_end check ((ended_at is null) = (ended_as is null))
);
create unique index limit_request_open on limit_requests (player_id, kind, period) where ended_at is null;
create index limit_requests_of_player on limit_requests (player_id, id desc);

create table limit_changes (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null,
  period text not null,
  event text not null check (event in ('set', 'lowered', 'raised', 'removed')),
  amount_before bigint,
  amount_after bigint,
  changed_by text not null,
  changed_at timestamptz not null
);
create index limit_changes_of_player on limit_changes (player_id, id desc);

-- Up to the next millisecond: a moment that the player reads is never earlier than the one that is judged.
create function limit_moment() returns timestamptz language sql volatile
return date_trunc('milliseconds', limit_clock() + interval '999 microseconds');

create function time_limit_request() returns trigger language plpgsql as $$
begin
  new.created_at := limit_moment();
  new.confirmable_from := new.created_at + new.wait;
  new.lapses_at := new.confirmable_from + new.within;
  new.ended_at := null;
  new.ended_as := null;
  return new;
end $$;
create trigger limit_request_timed before insert on limit_requests
  for each row execute function time_limit_request();

create function keep_limit_request() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null
    or (to_jsonb(new) - '{ended_at,ended_as}'::text[]) <> (to_jsonb(old) - '{ended_at,ended_as}'::text[]) then
    raise exception 'a request for a limit only ends, and once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger limit_request_kept before update on limit_requests
  for each row execute function keep_limit_request();
create trigger limit_request_not_deleted before delete on limit_requests
  for each row execute function refuse_change();
create trigger limit_request_not_truncated before truncate on limit_requests
  for each statement execute function refuse_change();
create trigger limit_change_immutable before update or delete on limit_changes
  for each row execute function refuse_change();
create trigger limit_change_not_truncated before truncate on limit_changes
  for each statement execute function refuse_change();

-- Relaxing a limit uses up the request for exactly that, inside its window. The locks are those of the player's deposits and bets: one that
-- comes after the change sees it.
create function guard_limit() returns trigger language plpgsql as $$
declare
  owner_id bigint := coalesce(new.player_id, old.player_id);
  moment timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('open payments 1', owner_id));
  perform from accounts where owner = owner_id and kind in ('cash', 'bonus') and name = '' order by id for update;
  if tg_op = 'UPDATE' and (new.player_id, new.kind, new.period) is distinct from (old.player_id, old.kind, old.period) then
    raise exception 'a limit stays what it is of' using errcode = 'restrict_violation';
  end if;
  moment := limit_moment();
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.amount > old.amount) then
    update limit_requests set ended_at = moment, ended_as = 'confirmed'
     where player_id = old.player_id and kind = old.kind and period = old.period and ended_at is null
       and amount is not distinct from new.amount and confirmable_from <= moment and lapses_at > moment;
    if not found then
      raise exception 'the limit on % per % of player % is relaxed without a request that can be confirmed now',
        old.kind, old.period, old.player_id using errcode = 'check_violation', constraint = 'limit_relaxed_by_request';
    end if;
  end if;
  if tg_op = 'DELETE' then
    insert into limit_changes (player_id, kind, period, event, amount_before, changed_by, changed_at)
      values (old.player_id, old.kind, old.period, 'removed', old.amount, 'player', moment);
    return old;
  end if;
  if tg_op = 'UPDATE' and new.amount = old.amount then
    return old;
  end if;
  new.since := moment;
  insert into limit_changes (player_id, kind, period, event, amount_before, amount_after, changed_by, changed_at)
    values (
      new.player_id, new.kind, new.period,
      case when tg_op = 'INSERT' then 'set' when new.amount < old.amount then 'lowered' else 'raised' end,
      case when tg_op = 'UPDATE' then old.amount end, new.amount, new.changed_by, moment
    );
  return new;
end $$;
create trigger limit_guarded before insert or update or delete on limits
  for each row execute function guard_limit();
create trigger limit_not_truncated before truncate on limits
  for each statement execute function refuse_change();

-- When a player has last looked at the limits.
create table limit_reviews (
  player_id bigint primary key,
  reviewed_at timestamptz not null
);

-- Without these limits nobody from the country deposits or plays; written at the start of a node, by its law.
create table required_limits (
  country_id integer not null,
  kind text not null,
  period text not null,
  primary key (country_id, kind, period)
);
