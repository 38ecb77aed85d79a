-- How long play may last without a pause by the law of a country, and the pause after it; written at the start of a node.
create table play_session_lengths (
  country_id integer primary key,
  longest_play interval not null check (longest_play > interval '0'),
  pause interval not null
);

-- As if no round ran: a bet that is refused for a reality check or the pause alone is judged again by judge_bet_of_round, and so is one of a
-- player whose law asks something of slots. One statement tells of most players that nothing is against the bet.
create or replace function judge_bet(of_player bigint, of_provider text, stake bigint, moment timestamptz) returns jsonb language plpgsql as $$
declare
  known record;
  rest record;
  bar text;
  refusal jsonb;
  has_law_of_slots boolean;
begin
  select exists (select from breaks where player_id = of_player and lifted_at is null)
           or exists (select from register_answers where player_id = of_player) as barred,
         exists (select from limits where player_id = of_player and is_limit_of_play(kind))
           or exists (select from players join judged_countries using (country_id) where players.id = of_player) as limited,
         play_sessions.begun_at, play_sessions.bet_at, play_sessions.due_at
    into known
    from (values (of_player)) as of_whom (id) left join play_sessions on play_sessions.player_id = of_whom.id;
  if known.barred then
    bar := bar_of(of_player, moment);
    if bar is not null then return jsonb_build_object('bar', bar); end if;
  end if;
  if known.limited or moment is null or stake is null then
    refusal := judge_limits(of_player, true, stake, moment);
    if refusal is not null then return refusal; end if;
    has_law_of_slots := has_stake_ceiling(of_player) or has_slot_sessions(of_player);
    select known.begun_at + longest_play as begins, known.begun_at + longest_play + pause as ends into rest
      from players join play_session_lengths using (country_id)
     where players.id = of_player and moment - known.bet_at <= session_pause();
    if moment >= rest.ends then
      delete from play_sessions where player_id = of_player;
      known.bet_at := null;
    elsif moment >= rest.begins then
      return jsonb_build_object('kind', 'pause', 'until', to_char(rest.ends at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
    end if;
  end if;
  if known.bet_at is null or moment - known.bet_at >= interval '1 minute' then
    known.due_at := keep_play_session(of_player, moment);
  end if;
  if moment >= known.due_at then return jsonb_build_object('bar', 'reality check'); end if;
  return case when has_law_of_slots then jsonb_build_object('bar', 'slot stake') end;
end $$;

create or replace function judge_bet_of_round(of_player bigint, of_provider text, of_round text, of_games text[], stake bigint, moment timestamptz)
returns jsonb language plpgsql as $$
declare
  refusal jsonb := judge_bet(of_player, of_provider, stake, moment);
begin
  if refusal ->> 'bar' = 'slot stake' or coalesce(refusal ->> 'bar', refusal ->> 'kind') in ('reality check', 'pause') and (of_round is null or exists (
    select from rounds join round_names on round_names.round_id = rounds.id
     where round_names.player_id = of_player and round_names.provider = of_provider and round_names.reference = of_round
       and rounds.status = 1
  )) then
    return coalesce(
      judge_slot_stake(of_player, of_provider, of_round, of_games, stake, moment),
      judge_slot_session(of_player, of_provider, of_round, of_games, stake, moment)
    );
  end if;
  return refusal;
end $$;
