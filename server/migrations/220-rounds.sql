-- The rounds of games, as they stand: each is one row, however many bets and wins it is made of. Money in minor units.

create table rounds (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  provider text not null,
  -- The provider's name for the round.
  reference text not null,
  game text not null,
  bet bigint not null check (bet >= 0),
  win bigint not null check (win >= 0),
  -- Win 1, Bet 2.
  kind smallint not null generated always as (case when win > 0 then 1 else 2 end) stored,
  -- Processing 1, Completed 2, Cancelled 3, Expired 4.
  status smallint not null check (status in (1, 2, 3, 4)),
  -- The player's cash after what the round moved last.
  balance_after bigint not null check (balance_after >= 0),
  started_at timestamptz not null,
  changed_at timestamptz not null,
  constraint round_once unique (provider, reference)
);
-- Newest first, counted, summed and paged without a look at the rows.
create index round_of_player on rounds (player_id, started_at desc, id desc) include (kind, status, bet, win);
