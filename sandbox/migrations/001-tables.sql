-- A database whose sandbox stood in the platform's schema has these already.
set local search_path to sandbox;

-- What the payment provider knows of the orders it was given.
create table if not exists orders (
  id uuid primary key,
  reference uuid not null unique,
  amount bigint not null,
  locale text not null,
  state text not null default 'open' check (state in ('open', 'later', 'paid', 'declined')),
  -- Whether the merchant has acknowledged the state.
  reported boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);

-- What it was asked to pay out.
create table if not exists payouts (
  reference uuid primary key,
  amount bigint not null,
  state text not null check (state in ('waiting', 'paid', 'declined')),
  -- How often it was asked for: it is paid once.
  asked integer not null default 1
);

-- What is made to go wrong.
create table if not exists faults (
  id bigint generated always as identity primary key,
  fault text not null,
  -- Null: of everybody.
  usercode text,
  -- A provider or the code of a game; null: of all.
  target text,
  constraint fault_once unique nulls not distinct (fault, usercode, target)
);

-- Whom the providers were told of when a game was launched: some of them ask the wallet by the player, not by the token.
create table if not exists launches (
  provider text not null,
  token_hash bytea not null,
  usercode text not null,
  name text not null,
  game text not null,
  launched_at timestamptz not null,
  primary key (provider, token_hash)
);
create index if not exists launch_age on launches (launched_at);

-- What the providers have yet to tell the wallet: wins and rollbacks that are decided.
create table if not exists debts (
  provider text not null,
  -- Of the win or of the rollback: what it is called on the way.
  id text not null,
  kind text not null check (kind in ('win', 'rollback')),
  seat jsonb not null,
  owed jsonb not null,
  tries integer not null default 0,
  -- Sent again from then on.
  due_at timestamptz not null,
  -- What the wallet has answered definitely; null until then.
  answer jsonb,
  primary key (provider, id)
);
create index if not exists debt_due on debts (due_at) where answer is null;
-- What was paid is tidied away by its age.
create index if not exists debt_paid on debts (due_at) where answer is not null;

create table if not exists rounds (
  id uuid primary key,
  provider text not null,
  game text not null,
  -- As the wallet names the player.
  usercode text not null,
  -- Of the game's session; a round that is come back to goes on with the new one.
  token text not null,
  -- 'betting': it is not known yet whether the bet was taken. 'cancelled': it was not, or was rolled back.
  status text not null check (status in ('betting', 'open', 'ended', 'cancelled')),
  -- Minor units.
  staked bigint not null check (staked >= 0),
  won bigint check (won >= 0),
  state jsonb,
  started_at timestamptz not null,
  -- When the player was last at it: one that waits for a player who never comes back is ended by the house.
  seen_at timestamptz not null,
  constraint round_won check ((status = 'ended') = (won is not null))
);
-- Two tabs: one round at a table.
create unique index if not exists round_open on rounds (provider, usercode, game) where status in ('betting', 'open');
create index if not exists round_recent on rounds (provider, usercode, game, started_at desc);
create index if not exists round_left on rounds (seen_at) where status = 'open';

-- What the player did in a round, in its order; the first is the bet.
create table if not exists steps (
  round uuid not null references rounds (id),
  number smallint not null,
  provider text not null,
  usercode text not null,
  -- Made by the browser.
  id uuid not null,
  input jsonb not null,
  -- What it costs, minor units.
  stake bigint not null check (stake >= 0),
  -- 'asked': the wallet has not answered yet.
  status text not null check (status in ('asked', 'done', 'refused')),
  -- What the browser was answered.
  answer jsonb,
  asked_at timestamptz not null,
  primary key (round, number),
  constraint step_once unique (provider, usercode, id)
);
create index if not exists step_asked on steps (asked_at) where status = 'asked';

-- Crash games; a table is a game of a provider. Seeds of rounds, each the hash of the one after it: whoever has seen one can check all that follow.
create table if not exists crash_chains (
  id bigint generated always as identity primary key,
  provider text not null,
  game text not null,
  -- The last of its seeds, sealed: all others follow from it.
  root text not null,
  length integer not null check (length > 0),
  -- The commitment of its first round.
  anchor text not null,
  created_at timestamptz not null
);
create index if not exists crash_chain_of_table on crash_chains (provider, game, id desc);

create table if not exists crash_rounds (
  id bigint generated always as identity primary key,
  provider text not null,
  game text not null,
  number bigint not null,
  chain_id bigint not null references crash_chains (id),
  position integer not null,
  commitment text not null,
  -- 'crashed': the bets that are still placed are to be settled by what the round came to; 'annulled': it was broken off, they are given back.
  status text not null check (status in ('betting', 'flying', 'crashed', 'settled', 'annulled')),
  -- Told when it is over; null where a round was annulled whose chain cannot be read any more.
  seed text,
  -- Hundredths.
  point integer,
  opened_at timestamptz not null,
  ended_at timestamptz,
  constraint crash_round_once unique (provider, game, number),
  constraint crash_seed_once unique (chain_id, position),
  constraint crash_told check (case
    when status in ('betting', 'flying') then seed is null and point is null
    when status in ('crashed', 'settled') then seed is not null and point is not null
    else true end)
);
create index if not exists crash_unfinished on crash_rounds (provider, game) where status in ('betting', 'flying', 'crashed');

create table if not exists crash_bets (
  -- Made by the browser; the wallet knows the bet by it.
  id uuid primary key,
  -- What everybody may know it by.
  key bigint generated always as identity unique,
  round_id bigint not null references crash_rounds (id),
  -- As the wallet names the player, and of the game's session.
  usercode text not null,
  token text not null,
  -- As other players see it.
  player text not null,
  slot smallint not null,
  -- Minor units.
  stake bigint not null check (stake > 0),
  -- Hundredths.
  auto integer,
  state text not null check (state in ('asked', 'placed', 'cashed', 'lost', 'cancelled', 'late', 'refused', 'annulled')),
  why text,
  cashed_at integer,
  won bigint check (won >= 0),
  asked_at timestamptz not null,
  constraint crash_bet_cashed check ((state = 'cashed') = (cashed_at is not null))
);
create unique index if not exists crash_slot_once on crash_bets (round_id, usercode, slot)
  where state in ('asked', 'placed', 'cashed', 'lost');
create index if not exists crash_asked on crash_bets (asked_at) where state = 'asked';

-- The sportsbook. Its matches follow from their names and the clock; only what players bet is kept.
create table if not exists sports_slips (
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
create index if not exists sports_due on sports_slips (due_at) where status in ('placing', 'open');
create index if not exists sports_of_player on sports_slips (book, usercode, placed_at desc);

-- Matches that the house has ended before their time; without a score they were broken off.
create table if not exists sports_endings (
  fixture text primary key,
  ended_at timestamptz not null,
  home integer,
  away integer
);
