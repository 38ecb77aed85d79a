-- The highest stake in slots from an age on, by the law of a country, in minor units of lira; written at the start of a node.
create table stake_ceilings (
  country_id integer not null,
  age integer not null,
  most bigint not null check (most >= 0),
  primary key (country_id, age)
);

-- Countries whose law asks something of a bet; written at the start of a node. Of the players of all others the judge looks no further.
create table judged_countries (
  country_id integer primary key
);
insert into judged_countries select distinct country_id from required_limits;

create function has_stake_ceiling(of_player bigint) returns boolean language sql stable
return exists (select from players join stake_ceilings using (country_id) where players.id = of_player);

-- Null: the law has no ceiling, the game is no slot, or the stake is within the ceiling of the player's age. The bets of a round count together.
create function judge_slot_stake(of_player bigint, of_provider text, of_round text, of_games text[], stake bigint, moment timestamptz)
returns jsonb language plpgsql as $$
declare
  today date := (moment at time zone 'Europe/Istanbul')::date;
  highest bigint;
  staked bigint;
begin
  if stake = 0 or not has_stake_ceiling(of_player) or not exists (
    select from game_category_games place join game_categories category on category.id = place.category_id
     where place.game_code = any (of_games) and 'slot' in (category.slug, category.lobby)
  ) then
    return null;
  end if;
  select most into highest from players join stake_ceilings using (country_id)
   where players.id = of_player and birth_date <= today - age * interval '1 year' order by age desc limit 1;
  select bet into staked from rounds join round_names on round_names.round_id = rounds.id
   where round_names.player_id = of_player and round_names.provider = of_provider and round_names.reference = of_round;
  -- Who is younger than every age stakes nothing.
  if coalesce(staked, 0) + stake > coalesce(highest, 0) then
    return jsonb_build_object('kind', 'slot stake', 'most', coalesce(highest, 0));
  end if;
  return null;
end $$;

-- As if no round ran: a bet that is refused for a reality check alone is judged again by judge_bet_of_round, and so is one of a player whose
-- law has a ceiling of stakes. One statement tells of most players that nothing is against the bet.
create or replace function judge_bet(of_player bigint, of_provider text, stake bigint, moment timestamptz) returns jsonb language plpgsql as $$
declare
  known record;
  bar text;
  refusal jsonb;
  has_ceiling boolean;
begin
  select exists (select from breaks where player_id = of_player and lifted_at is null)
           or exists (select from register_answers where player_id = of_player) as barred,
         exists (select from limits where player_id = of_player and is_limit_of_play(kind))
           or exists (select from players join judged_countries using (country_id) where players.id = of_player) as limited,
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
    has_ceiling := has_stake_ceiling(of_player);
  end if;
  if known.bet_at is null or moment - known.bet_at >= interval '1 minute' then
    known.due_at := keep_play_session(of_player, moment);
  end if;
  if moment >= known.due_at then return jsonb_build_object('bar', 'reality check'); end if;
  return case when has_ceiling then jsonb_build_object('bar', 'slot stake') end;
end $$;

-- A reality check lets a round that has begun come to its end, and does not concern what has no round (null): a sports slip.
-- `of_games`: the game that the call names, and that of the session.
create function judge_bet_of_round(of_player bigint, of_provider text, of_round text, of_games text[], stake bigint, moment timestamptz)
returns jsonb language plpgsql as $$
declare
  refusal jsonb := judge_bet(of_player, of_provider, stake, moment);
begin
  if refusal ->> 'bar' = 'slot stake' or refusal ->> 'bar' = 'reality check' and (of_round is null or exists (
    select from rounds join round_names on round_names.round_id = rounds.id
     where round_names.player_id = of_player and round_names.provider = of_provider and round_names.reference = of_round
       and rounds.status = 1
  )) then
    return judge_slot_stake(of_player, of_provider, of_round, of_games, stake, moment);
  end if;
  return refusal;
end $$;

-- For nodes of the release before, which name no game.
create or replace function judge_bet_of_round(of_player bigint, of_provider text, of_round text, stake bigint, moment timestamptz)
returns jsonb language sql return judge_bet_of_round(of_player, of_provider, of_round, '{}'::text[], stake, moment);
