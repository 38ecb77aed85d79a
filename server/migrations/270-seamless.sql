-- What the providers of games ask of the wallet.

create table game_sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  player_id bigint not null references players (id),
  -- The sign-in that it belongs to: it ends with it.
  session_id bigint not null references sessions (id),
  provider text not null,
  game text not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index game_session_of_player on game_sessions (player_id, provider, id desc);

-- What a call was answered: the same call again is answered the same.
create table game_calls (
  provider text not null,
  call_id text not null,
  content_hash bytea not null,
  taken jsonb not null,
  created_at timestamptz not null,
  primary key (provider, call_id)
);

create table game_movements (
  id bigint generated always as identity primary key,
  provider text not null,
  -- The provider's name for it.
  reference text not null,
  -- 'unknown' was rolled back before it came: it is refused when it does.
  kind text not null check (kind in ('bet', 'win', 'unknown')),
  player_id bigint not null references players (id),
  round text not null,
  game text not null,
  -- Minor units; the parts that went from or to cash and bonus, and what the house kept of a win with a bonus that has ended.
  amount bigint not null check (amount >= 0),
  cash bigint not null check (cash >= 0),
  bonus bigint not null check (bonus >= 0),
  forfeited bigint not null check (forfeited >= 0),
  -- The bonus that was active then.
  bonus_id bigint references bonuses (id),
  created_at timestamptz not null,
  rolled_back_at timestamptz,
  constraint game_movement_once unique (provider, reference),
  constraint game_movement_parts check (amount = cash + bonus + forfeited)
);
create index game_movement_of_round on game_movements (player_id, provider, round);

-- Many players play one round of a live table.
alter table rounds drop constraint round_once;
alter table rounds add constraint round_once unique (player_id, provider, reference);
create index round_in_progress on rounds (changed_at) where status = 1;

-- How many days a bonus can be wagered; null where it has no end.
alter table bonus_offers add column days smallint check (days > 0);
update bonus_offers set days = 30;
create unique index bonus_active_once on bonuses (player_id) where status = 'active';
create index bonus_expires on bonuses (expires_at) where status = 'active';
-- Why the operator has refused or cancelled it, in the player's language.
alter table bonuses add column answer text;
