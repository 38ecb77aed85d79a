-- A player's notifications by when they were told, newest first, and those unread counted.
drop index notifications_player;
create index notifications_player on notifications (player_id, created_at desc, id desc) include (read_at);
