-- Sessions of play, and the reality checks in them.
create table play_sessions (
  player_id bigint primary key references players (id),
  begun_at timestamptz not null,
  -- Of the last bet, a minute late at most: a bet within that minute writes nothing.
  bet_at timestamptz not null,
  -- The last answer to a reality check, or the session's beginning.
  checked_at timestamptz not null,
  -- Of the next one.
  due_at timestamptz not null,
  -- A bet was refused because a reality check was due; its answer clears it.
  stopped_at timestamptz
);

-- Minutes between two reality checks: what the law of a country allows, and what a player has chosen.
create table reality_check_bounds (
  country_id integer primary key,
  shortest int not null check (shortest > 0),
  longest int not null,
  standard int not null,
  constraint standard_is_within check (standard between shortest and longest)
);
-- The shortest of any law, until the platform starts and writes each country's own.
insert into reality_check_bounds select id, 10, 10, 10 from countries;

create table reality_check_choices (
  player_id bigint primary key references players (id),
  minutes int not null
);

-- A session of play ends with a pause of this length between two bets.
create function session_pause() returns interval language sql immutable parallel safe return interval '30 minutes';

create function reality_check_every(of_player bigint) returns interval language sql stable
return (
  select least(greatest(coalesce(chosen.minutes, standard), shortest), longest) * interval '1 minute'
    from players
    join reality_check_bounds on reality_check_bounds.country_id = players.country_id
    left join reality_check_choices chosen on chosen.player_id = players.id
   where players.id = of_player
);

-- Begins the session of play or goes on with it; when the next reality check is due. The caller holds the lock of the player's funds.
create function keep_play_session(of_player bigint, moment timestamptz) returns timestamptz language plpgsql as $$
declare
  due timestamptz;
begin
  update play_sessions set bet_at = moment
   where player_id = of_player and moment - bet_at <= session_pause() returning due_at into due;
  if not found then
    insert into play_sessions values (of_player, moment, moment, moment, moment + reality_check_every(of_player), null)
    on conflict (player_id) do update
      set begun_at = moment, bet_at = moment, checked_at = moment, due_at = excluded.due_at, stopped_at = null
    returning due_at into due;
  end if;
  return due;
end $$;

-- As if no round ran: a bet that is refused for a reality check alone is judged again by judge_bet_of_round. One statement tells of most
-- players that nothing is against the bet.
create or replace function judge_bet(of_player bigint, of_provider text, stake bigint, moment timestamptz) returns jsonb language plpgsql as $$
declare
  known record;
  bar text;
  refusal jsonb;
begin
  select exists (select from breaks where player_id = of_player and lifted_at is null)
           or exists (select from register_answers where player_id = of_player) as barred,
         exists (select from limits where player_id = of_player and is_limit_of_play(kind))
           or exists (select from players join required_limits using (country_id) where players.id = of_player) as limited,
         play_sessions.bet_at, play_sessions.due_at
    into known
    from (values (of_player)) as of_whom (id) left join play_sessions on play_sessions.player_id = of_whom.id;
  if known.barred then
    bar := bar_of(of_player, moment);
    if bar is not null then return jsonb_build_object('bar', bar); end if;
  end if;
  if known.limited or moment is null or stake is null then
    refusal := judge_limits(of_player, true, stake, moment);
    if refusal is not null then return refusal; end if;
  end if;
  if known.bet_at is null or moment - known.bet_at >= interval '1 minute' then
    known.due_at := keep_play_session(of_player, moment);
  end if;
  if moment >= known.due_at then return jsonb_build_object('bar', 'reality check'); end if;
  return null;
end $$;

-- A reality check lets a round that has begun come to its end, and does not concern what has no round (null): a sports slip.
create function judge_bet_of_round(of_player bigint, of_provider text, of_round text, stake bigint, moment timestamptz)
returns jsonb language plpgsql as $$
declare
  refusal jsonb := judge_bet(of_player, of_provider, stake, moment);
begin
  if refusal ->> 'bar' = 'reality check' and (of_round is null or exists (
    select from rounds join round_names on round_names.round_id = rounds.id
     where round_names.player_id = of_player and round_names.provider = of_provider and round_names.reference = of_round
       and rounds.status = 1
  )) then
    return null;
  end if;
  return refusal;
end $$;
