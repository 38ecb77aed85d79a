-- The games that are offered.

-- Text as it is looked for: small letters without dots, tails and hats ('İSTANBUL' is 'istanbul', 'Işık' is 'isik'), words parted by
-- one space, no apostrophes, no sign of a pattern.
create function fold(text) returns text language sql immutable strict parallel safe return
  trim(regexp_replace(
    lower(translate(regexp_replace(normalize($1, nfkd) collate "C", '[\u0300-\u036f''’]', '', 'g'), 'ı', 'i')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000]+', ' ', 'g'));

create table game_providers (
  code text primary key,
  name text not null unique,
  -- What its games are opened with: whose words they speak, and the ids that are named there.
  system text not null,
  main_provider_id integer not null,
  product_id integer not null
);

create table games (
  code text primary key,
  name text not null,
  provider text not null references game_providers (name) on update cascade,
  live boolean not null,
  jackpot boolean not null,
  -- The path of its pictures, without width and format.
  image text,
  -- What has more stands first.
  popularity integer not null,
  added_at timestamptz not null,
  -- Not offered where false; what was played stays in the histories.
  active boolean not null default true,
  sought text collate "C" not null generated always as (' ' || fold(name) || ' ' || fold(provider)) stored
);
create index game_by_popularity on games (popularity desc, code) where active;
create index game_of_provider on games (provider, popularity desc, code) where active;

create table game_categories (
  id integer primary key,
  slug text not null unique,
  -- The one that it is a part of; null where it is a whole lobby.
  lobby text references game_categories (slug) on update cascade,
  position integer not null
);

create table game_category_words (
  category_id integer not null references game_categories (id),
  locale text not null,
  name text not null,
  primary key (category_id, locale)
);

create table game_category_games (
  category_id integer not null references game_categories (id),
  game_code text not null references games (code) on update cascade,
  primary key (category_id, game_code)
);
create index category_of_game on game_category_games (game_code);

-- What was opened last.
create index game_session_last on game_sessions (player_id, id desc) include (game);
-- The largest wins.
create index round_won on rounds (win desc, id desc) include (started_at, game, player_id) where win > 0 and status <> 3;
