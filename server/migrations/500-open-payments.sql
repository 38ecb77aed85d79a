-- How many payments of a player are open is asked before one more is taken.
create index payment_open on payments (player_id, type) where status in (2, 6);
-- Old sessions of games are removed.
create index game_session_by_age on game_sessions (started_at);
