-- When the next reality check is due: after the player's interval, and no later than the pause after the longest play.
create function reality_check_due(of_player bigint, begun timestamptz, checked timestamptz) returns timestamptz language sql stable
return (
  select least(checked + reality_check_every(of_player), case when checked < begun + longest_play then begun + longest_play end)
    from players left join play_session_lengths using (country_id)
   where players.id = of_player
);

create or replace function keep_play_session(of_player bigint, moment timestamptz) returns timestamptz language plpgsql as $$
declare
  due timestamptz;
begin
  update play_sessions set bet_at = moment
   where player_id = of_player and moment - bet_at <= session_pause() returning due_at into due;
  if not found then
    insert into play_sessions values (of_player, moment, moment, moment, reality_check_due(of_player, moment, moment), null)
    on conflict (player_id) do update
      set begun_at = moment, bet_at = moment, checked_at = moment, due_at = excluded.due_at, stopped_at = null
    returning due_at into due;
  end if;
  return due;
end $$;
