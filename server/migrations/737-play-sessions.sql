-- Sessions of play, and the reality checks in them.
create table play_sessions (
  player_id bigint primary key references players (id),
  begun_at timestamptz not null,
  -- Of the last bet, a minute late at most: a bet within that minute writes nothing.
  bet_at timestamptz not null,
  -- The last answer to a reality check, or the session's beginning.
  checked_at timestamptz not null,
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

-- Begins the session of play or goes on with it. The caller holds the lock of the player's funds.
create function keep_play_session(of_player bigint, moment timestamptz) returns play_sessions language plpgsql as $$
declare
  known play_sessions;
begin
  select * into known from play_sessions where player_id = of_player;
  if not found or moment - known.bet_at > session_pause() then
    insert into play_sessions values (of_player, moment, moment, moment, null)
      on conflict (player_id) do update
        set begun_at = moment, bet_at = moment, checked_at = moment, stopped_at = null
      returning * into known;
  elsif moment - known.bet_at >= interval '1 minute' then
    update play_sessions set bet_at = moment where player_id = of_player returning * into known;
  end if;
  return known;
end $$;

-- What cannot be judged is due.
create function is_check_due(session play_sessions, moment timestamptz) returns boolean language sql stable
return coalesce(moment - session.checked_at >= reality_check_every(session.player_id), true);

-- As if no round ran: a bet that is refused for a reality check alone is judged again by judge_bet_of_round.
create or replace function judge_bet(of_player bigint, of_provider text, stake bigint, moment timestamptz) returns jsonb language plpgsql as $$
declare
  bar text := bar_of(of_player, moment);
  refusal jsonb;
begin
  if bar is not null then return jsonb_build_object('bar', bar); end if;
  refusal := judge_limits(of_player, true, stake, moment);
  if refusal is null and is_check_due(keep_play_session(of_player, moment), moment) then
    return jsonb_build_object('bar', 'reality check');
  end if;
  return refusal;
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
