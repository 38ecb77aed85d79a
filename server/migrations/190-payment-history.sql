-- The history of one player, newest first, counted and paged without a look at the rows.
drop index payment_of_player;
create index payment_of_player on payments (player_id, created_at desc, id desc) include (type, status);
