-- each statement for itself
-- A player's movements of a period: a first limit of play counts those of 40 days.

drop index concurrently if exists game_movement_of_time;

create index concurrently game_movement_of_time on game_movements (player_id, created_at);
