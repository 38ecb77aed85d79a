-- What a player's request was answered, so that a repeated one is answered the same and does nothing twice.

create table requests (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  -- Null where the client named none: then equal content within a short time counts as one.
  key text,
  content_hash text not null,
  outcome jsonb not null,
  created_at timestamptz not null,
  constraint request_once unique (player_id, key)
);
create index request_by_content on requests (player_id, content_hash, created_at desc);
