-- The sandbox's own sportsbook. Its matches follow from their names and the clock; only what players bet is kept.

create table sandbox_sports_slips (
  book text not null,
  -- Made by the player's browser.
  id text not null,
  usercode text not null,
  -- What was asked for: the same id with other content is another slip.
  content_hash bytea not null,
  -- Minor units; of the legs, the odds at which they were bet.
  stake bigint not null check (stake > 0),
  legs jsonb not null,
  -- 'placing': the wallet has not answered yet.
  status text not null check (status in ('placing', 'refused', 'open', 'won', 'lost', 'void')),
  refusal text,
  won bigint not null default 0 check (won >= 0),
  placed_at timestamptz not null,
  -- When there is something new to say about it.
  due_at timestamptz not null,
  settled_at timestamptz,
  primary key (book, usercode, id)
);
create index sandbox_sports_due on sandbox_sports_slips (due_at) where status in ('placing', 'open');
create index sandbox_sports_of_player on sandbox_sports_slips (book, usercode, placed_at desc);

-- Matches that the house has ended before their time; without a score they were broken off.
create table sandbox_sports_endings (
  fixture text primary key,
  ended_at timestamptz not null,
  home integer,
  away integer
);
