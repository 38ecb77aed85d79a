-- Whatever is limited is counted here: each try, under a hash of what it was made at and from where.
alter table login_failures rename to tries;
alter table tries rename column failed_at to tried_at;
alter index login_failures_key rename to tries_key;
create index tries_by_age on tries (tried_at);

-- A session is opened by one password: its version tells it from those before and after.
alter table players add column password_version integer not null default 1;
-- A hash of the browser that has set the present password by recovery.
alter table players add column recovered_by bytea;
create index players_phone on players (phone, id);

alter table sessions add column password_version integer not null default 1;
-- A hash of the mark that the browser keeps from one sign-in to the next.
alter table sessions add column browser_hash bytea;
alter table sessions add column network text;
create index sessions_browser on sessions (player_id, browser_hash);
create index sessions_fingerprint on sessions (player_id, fingerprint_hash);
create index sessions_network on sessions (player_id, network);

-- A code belongs to the browser that has asked for it.
alter table phone_codes add column device bytea not null default '';

-- Letters are counted among the tries.
alter table reset_codes drop column address;
