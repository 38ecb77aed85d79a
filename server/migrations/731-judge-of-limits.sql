-- May this player deposit or bet now? One place that answers, in the transaction that moves the money.

-- Running sums of the play of a player who limits it: what a period has is the difference of two rows. Moments never go back: a clock
-- that does makes a bet count for longer.
create table play_sums (
  player_id bigint not null,
  at timestamptz not null,
  movement_id bigint not null,
  -- Minor units: bets that were not rolled back, and what of them no win has brought back.
  staked bigint not null,
  lost bigint not null,
  -- Milliseconds of play. Each bet is play until the next one, for five minutes at most.
  played bigint not null,
  bet_at timestamptz not null,
  primary key (player_id, at, movement_id)
);
create index play_sums_by_age on play_sums using brin (at) with (autosummarize = on);

create function counted_pause() returns interval language sql immutable parallel safe return interval '5 minutes';

create function played_until(sums play_sums, moment timestamptz) returns bigint language sql immutable parallel safe
return sums.played + greatest(0, floor(extract(epoch from least(moment, sums.bet_at + counted_pause()) - sums.at) * 1000)::bigint);

create function is_limit_of_play(kind text) returns boolean language sql immutable parallel safe
return kind in ('stake', 'loss', 'session');

create function count_play(of_player bigint, movement bigint, stake bigint, won bigint, is_bet boolean, moment timestamptz)
returns void language plpgsql as $$
declare
  last play_sums;
  counted_at timestamptz;
begin
  select * into last from play_sums where player_id = of_player order by at desc, movement_id desc limit 1;
  counted_at := greatest(moment, last.at);
  insert into play_sums values (
    of_player, counted_at, movement, coalesce(last.staked, 0) + stake, coalesce(last.lost, 0) + stake - won,
    coalesce(played_until(last, counted_at), 0),
    case when is_bet then counted_at else coalesce(last.bet_at, counted_at - counted_pause()) end
  );
end $$;

-- Longer than the longest period, also for a clock that was some days ahead.
create function counted_past() returns interval language sql immutable parallel safe return interval '40 days';

-- Fills play_sums with the player's earlier play when the first limit of play is set. The caller holds the lock of the player's funds.
create function count_past_play() returns trigger language plpgsql as $$
declare
  each record;
begin
  if exists (select from limits where player_id = new.player_id and is_limit_of_play(kind) and (kind, period) <> (new.kind, new.period)) then
    return null;
  end if;
  delete from play_sums where player_id = new.player_id;
  for each in
    select id, kind, amount, created_at from game_movements
     where player_id = new.player_id and kind in ('bet', 'win') and rolled_back_at is null
       and created_at > (select max(created_at) from game_movements where player_id = new.player_id) - counted_past()
     order by id
  loop
    perform count_play(
      new.player_id, each.id, case when each.kind = 'bet' then each.amount else 0 end,
      case when each.kind = 'win' then each.amount else 0 end, each.kind = 'bet', each.created_at
    );
  end loop;
  return null;
end $$;
create trigger limit_counts_past_play after insert on limits
  for each row when (is_limit_of_play(new.kind)) execute function count_past_play();

-- A day is any 24 hours and a week any 168 up to now; a month is that of the calendar in Istanbul. What came later counts.
create function limit_begins(period text, moment timestamptz) returns timestamptz language sql stable parallel safe
return case period
  when 'day' then moment - interval '24 hours'
  when 'week' then moment - interval '168 hours'
  when 'month' then
    date_trunc('month', moment at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul' - interval '1 microsecond'
end;

-- When all that counts now has left the period.
create function limit_ends(period text, moment timestamptz) returns timestamptz language sql stable parallel safe
return case period
  when 'month' then
    (date_trunc('month', moment at time zone 'Europe/Istanbul') + interval '1 month') at time zone 'Europe/Istanbul'
  else moment + (moment - limit_begins(period, moment))
end;

-- Minor units; of a session, milliseconds.
create function limit_used(of_player bigint, of_kind text, begins timestamptz, moment timestamptz)
returns bigint language plpgsql stable as $$
declare
  last play_sums;
  before play_sums;
begin
  if not is_limit_of_play(of_kind) then
    -- Deposits that are paid or may still be; withdrawals that are paid or held.
    return (
      select coalesce(sum(case type when 1 then amount else -amount end), 0)::bigint from payments
       where player_id = of_player and created_at > begins
         and ((type = 1 and status in (1, 2, 6)) or (type = 2 and status in (1, 2) and of_kind = 'net deposit'))
    );
  end if;
  select * into last from play_sums where player_id = of_player order by at desc, movement_id desc limit 1;
  select * into before from play_sums where player_id = of_player and at <= begins order by at desc, movement_id desc limit 1;
  return case of_kind
    when 'stake' then coalesce(last.staked, 0) - coalesce(before.staked, 0)
    when 'loss' then coalesce(last.lost, 0) - coalesce(before.lost, 0)
    when 'session' then coalesce(played_until(last, moment), 0) - coalesce(played_until(before, begins), 0)
  end;
end $$;

-- When `wanted` would fit if nothing else moves until then; null: never. `most` and `wanted` as limit_used counts.
create function limit_free_at(of_player bigint, of_kind text, of_period text, most bigint, wanted bigint, moment timestamptz)
returns timestamptz language plpgsql stable as $$
declare
  begins timestamptz := limit_begins(of_period, moment);
  span interval := moment - begins;
  last play_sums;
  over bigint;
begin
  if of_period = 'month' then
    return case when wanted <= most then limit_ends(of_period, moment) end;
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
create function judge_limits(of_player bigint, of_play boolean, wanted bigint, moment timestamptz)
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
    used := limit_used(of_player, each.kind, limit_begins(each.period, moment), moment);
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

-- Call it once the player's funds are locked.
create function judge_bet(of_player bigint, of_provider text, stake bigint, moment timestamptz) returns jsonb language plpgsql as $$
begin
  return judge_limits(of_player, true, stake, moment);
end $$;

-- Call it once the player's deposits are locked.
create function judge_deposit(of_player bigint, amount bigint, moment timestamptz) returns jsonb language plpgsql as $$
begin
  return judge_limits(of_player, false, amount, moment);
end $$;
