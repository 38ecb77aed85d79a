-- The book of the sandbox's crash games. A table is a game of a provider.

-- Seeds of rounds, each the hash of the one after it: whoever has seen one can check all that follow.
create table sandbox_crash_chains (
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
create index sandbox_crash_chain_of_table on sandbox_crash_chains (provider, game, id desc);

create table sandbox_crash_rounds (
  id bigint generated always as identity primary key,
  provider text not null,
  game text not null,
  number bigint not null,
  chain_id bigint not null references sandbox_crash_chains (id),
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
  constraint sandbox_crash_round_once unique (provider, game, number),
  constraint sandbox_crash_seed_once unique (chain_id, position),
  constraint sandbox_crash_told check (case
    when status in ('betting', 'flying') then seed is null and point is null
    when status in ('crashed', 'settled') then seed is not null and point is not null
    else true end)
);
create index sandbox_crash_unfinished on sandbox_crash_rounds (provider, game) where status in ('betting', 'flying', 'crashed');

create table sandbox_crash_bets (
  -- Made by the browser; the wallet knows the bet by it.
  id uuid primary key,
  -- What everybody may know it by.
  key bigint generated always as identity unique,
  round_id bigint not null references sandbox_crash_rounds (id),
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
  constraint sandbox_crash_bet_cashed check ((state = 'cashed') = (cashed_at is not null))
);
create unique index sandbox_crash_slot_once on sandbox_crash_bets (round_id, usercode, slot)
  where state in ('asked', 'placed', 'cashed', 'lost');
create index sandbox_crash_asked on sandbox_crash_bets (asked_at) where state = 'asked';
