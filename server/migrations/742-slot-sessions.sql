-- Slots are played in a session whose time and money the player has set before, where the law asks for it. A session is only tightened, and the
-- next one begins once it has ended: the trigger below is the last word, whatever the program does.
create table slot_sessions (
  player_id bigint not null references players (id),
  begun_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begun_at),
  -- The most that may be lost in it, in minor units.
  amount bigint not null check (amount > 0),
  -- What its rounds call their games: what the catalogue says of them later changes nothing.
  games text[] not null default '{}',
  primary key (player_id, begun_at)
);

-- Countries whose law asks for it; written at the start of a node.
create table slot_session_countries (
  country_id integer primary key
);

create function keep_slot_session() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and exists (
    select from slot_sessions where player_id = new.player_id and ends_at > new.begun_at
  ) then
    raise exception 'player % has a session of slots already', new.player_id using errcode = 'restrict_violation';
  end if;
  if tg_op = 'UPDATE' and (
    (new.player_id, new.begun_at) is distinct from (old.player_id, old.begun_at)
    or new.ends_at > old.ends_at or new.amount > old.amount or not new.games @> old.games
  ) then
    raise exception 'a session of slots is only tightened' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger slot_session_kept before insert or update on slot_sessions
  for each row execute function keep_slot_session();
create trigger slot_session_not_deleted before delete on slot_sessions
  for each row execute function refuse_change();
create trigger slot_session_not_truncated before truncate on slot_sessions
  for each statement execute function refuse_change();

create function slot_session_at(of_player bigint, moment timestamptz) returns slot_sessions language sql stable
return (
  select session from slot_sessions session
   where player_id = of_player and begun_at <= moment and ends_at > moment order by begun_at desc limit 1
);

-- What may still be lost in it: its money less what the rounds that began in it have cost.
create function left_in(session slot_sessions) returns bigint language sql stable
return (
  select greatest(0, session.amount - coalesce(sum(bet - win), 0))::bigint from rounds
   where player_id = session.player_id and kind in (1, 2) and status in (1, 2, 4)
     and started_at >= session.begun_at and started_at < session.ends_at and game = any (session.games)
);

create function is_slot(of_games text[]) returns boolean language sql stable
return exists (
  select from game_category_games place join game_categories category on category.id = place.category_id
   where place.game_code = any (of_games) and 'slot' in (category.slug, category.lobby)
);

create function has_slot_sessions(of_player bigint) returns boolean language sql stable
return exists (select from players join slot_session_countries using (country_id) where players.id = of_player);

-- Null: the law asks for no session, the game is no slot, or the stake fits in the session. A round belongs to the session in which it began, so
-- it comes to its end after the session too, within the session's money. A free bet takes none of it.
create function judge_slot_session(of_player bigint, of_provider text, of_round text, of_games text[], stake bigint, moment timestamptz)
returns jsonb language plpgsql as $$
declare
  begun timestamptz;
  session slot_sessions;
  left_over bigint;
begin
  if not has_slot_sessions(of_player) or not is_slot(of_games) then return null; end if;
  select started_at into begun from rounds join round_names on round_names.round_id = rounds.id
   where round_names.player_id = of_player and round_names.provider = of_provider and round_names.reference = of_round
     and rounds.status = 1;
  session := slot_session_at(of_player, coalesce(begun, moment));
  if session.player_id is null then
    return jsonb_build_object('kind', 'slot session', 'left', 0, 'until', null);
  end if;
  left_over := left_in(session);
  if stake > 0 and stake > left_over then
    return jsonb_build_object(
      'kind', 'slot session', 'left', left_over,
      'until', to_char(session.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  end if;
  if not of_games[1] = any (session.games) then
    update slot_sessions set games = games || of_games[1] where player_id = of_player and begun_at = session.begun_at;
  end if;
  return null;
end $$;

-- As if no round ran: a bet that is refused for a reality check alone is judged again by judge_bet_of_round, and so is one of a player whose
-- law asks something of slots. One statement tells of most players that nothing is against the bet.
create or replace function judge_bet(of_player bigint, of_provider text, stake bigint, moment timestamptz) returns jsonb language plpgsql as $$
declare
  known record;
  bar text;
  refusal jsonb;
  has_law_of_slots boolean;
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
    has_law_of_slots := has_stake_ceiling(of_player) or has_slot_sessions(of_player);
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
  if refusal ->> 'bar' = 'slot stake' or refusal ->> 'bar' = 'reality check' and (of_round is null or exists (
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
