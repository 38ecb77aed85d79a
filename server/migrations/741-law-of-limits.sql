-- What the law of a country asks of limits beyond the house; written at the start of a node. No row: nothing.
create table laws_of_limits (
  country_id integer primary key,
  -- The shortest wait of a raise or removal.
  raise_wait interval not null check (raise_wait >= interval '24 hours'),
  -- By the clock of this zone the days, the weeks (from Monday) and the months of a deposit limit begin and end; null: see limit_begins.
  deposit_zone text
);

create function fixed_zone(of_player bigint, of_kind text) returns text language sql stable
return case of_kind when 'deposit' then
  (select deposit_zone from players join laws_of_limits using (country_id) where players.id = of_player)
end;

-- What came later counts.
create function limit_begins(of_player bigint, of_kind text, of_period text, moment timestamptz) returns timestamptz language plpgsql stable as $$
declare
  zone text := fixed_zone(of_player, of_kind);
begin
  if zone is null then return limit_begins(of_period, moment); end if;
  return date_trunc(of_period, moment at time zone zone) at time zone zone - interval '1 microsecond';
end $$;

-- Null: the period runs back from now, or is the calendar month of the house.
create function fixed_end(of_player bigint, of_kind text, of_period text, moment timestamptz) returns timestamptz language plpgsql stable as $$
declare
  zone text := fixed_zone(of_player, of_kind);
begin
  return (date_trunc(of_period, moment at time zone zone) + ('1 ' || of_period)::interval) at time zone zone;
end $$;

create or replace function limit_free_at(of_player bigint, of_kind text, of_period text, most bigint, wanted bigint, moment timestamptz)
returns timestamptz language plpgsql stable as $$
declare
  begins timestamptz := limit_begins(of_period, moment);
  ends timestamptz := coalesce(fixed_end(of_player, of_kind, of_period, moment), case of_period when 'month' then limit_ends(of_period, moment) end);
  span interval := moment - begins;
  last play_sums;
  over bigint;
begin
  if ends is not null then
    return case when wanted <= most then ends end;
  end if;
  if not is_limit_of_play(of_kind) then
    return (
      select min(created_at) + span from payments
       where player_id = of_player and created_at > begins
         and limit_used(of_player, of_kind, created_at, moment) + wanted <= most
    );
  end if;
  select * into last from play_sums where player_id = of_player order by at desc, movement_id desc limit 1;
  if of_kind = 'session' then
    over := played_until(last, 'infinity') - most;
    return (
      select at + (over + wanted - played) * interval '1 millisecond' + span from play_sums
       where wanted <= most and player_id = of_player and played < over + wanted
       order by at desc, movement_id desc limit 1
    );
  end if;
  return (
    select at + span from play_sums
     where player_id = of_player and at > begins
       and case of_kind when 'stake' then last.staked - staked else last.lost - lost end + wanted <= most
     order by at, movement_id limit 1
  );
end $$;

-- The refusal that lasts longest, or null: nothing is against it. What cannot be judged is refused.
create or replace function judge_limits(of_player bigint, of_play boolean, wanted bigint, moment timestamptz)
returns jsonb language plpgsql as $$
declare
  each record;
  unit bigint;
  used bigint;
  free_at timestamptz;
  latest timestamptz := '-infinity';
  refusal jsonb;
begin
  if moment is null or wanted is null then
    raise exception 'the limits of player % cannot be judged', of_player;
  end if;
  for each in
    select needed.kind, needed.period, null::bigint as amount
      from players join required_limits needed on needed.country_id = players.country_id
     where players.id = of_player
       and not exists (select from limits where player_id = of_player and kind = needed.kind and period = needed.period)
    union all
    select kind, period, amount from limits where player_id = of_player and is_limit_of_play(kind) = of_play
  loop
    if each.amount is null then
      return jsonb_build_object('kind', each.kind, 'period', each.period, 'limit', null, 'used', 0, 'availableAt', null);
    end if;
    -- Of a session a bet needs a millisecond. A free bet takes nothing of the others.
    unit := case each.kind when 'session' then 60000 else 1 end;
    used := limit_used(of_player, each.kind, limit_begins(of_player, each.kind, each.period, moment), moment);
    if (case when each.kind = 'session' then used < each.amount * unit else wanted = 0 or used + wanted <= each.amount end) is not true then
      free_at := limit_free_at(
        of_player, each.kind, each.period, each.amount * unit, case each.kind when 'session' then 1 else wanted end, moment
      );
      if refusal is null or coalesce(free_at, 'infinity') > latest then
        latest := coalesce(free_at, 'infinity');
        refusal := jsonb_build_object(
          'kind', each.kind, 'period', each.period, 'limit', each.amount, 'used', floor(used::numeric / unit),
          'availableAt', to_char(free_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        );
      end if;
    end if;
  end loop;
  return refusal;
end $$;

create or replace function time_limit_request() returns trigger language plpgsql as $$
begin
  if new.wait < (select raise_wait from players join laws_of_limits using (country_id) where players.id = new.player_id) then
    raise exception 'a raise of a limit of player % waits longer by the law of the country', new.player_id
      using errcode = 'check_violation', constraint = 'limit_request_waits_by_law';
  end if;
  new.created_at := limit_moment();
  new.confirmable_from := new.created_at + new.wait;
  new.lapses_at := new.confirmable_from + new.within;
  new.ended_at := null;
  new.ended_as := null;
  return new;
end $$;
