-- Players who want to be called; the operator reads it, oldest first, and writes down when it was done.
create table call_requests (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  -- As the player gave it, digits only; need not be the one of the account.
  phone text not null,
  message text not null,
  -- The language in which the player asked, and is to be called.
  locale text not null,
  created_at timestamptz not null,
  called_at timestamptz
);
create index call_request_of_player on call_requests (player_id, created_at desc);
create index call_request_open on call_requests (created_at) where called_at is null;
