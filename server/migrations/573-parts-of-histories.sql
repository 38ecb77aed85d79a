-- each statement for itself
-- What is there of a kind and status, newest first. Made while others write; what was left unfinished begins anew.

drop index concurrently if exists round_of_part;

create index concurrently round_of_part on rounds (player_id, kind, status, started_at desc, id desc);

drop index concurrently if exists round_of_player;

drop index concurrently if exists payment_of_part;

create index concurrently payment_of_part on payments (player_id, type, status, created_at desc, id desc);

drop index concurrently if exists payment_of_player;
