-- The rounds of the sandbox's games: the provider's own book, not the platform's.
create table sandbox_rounds (
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
  constraint sandbox_round_won check ((status = 'ended') = (won is not null))
);
-- Two tabs: one round at a table.
create unique index sandbox_round_open on sandbox_rounds (provider, usercode, game) where status in ('betting', 'open');
create index sandbox_round_recent on sandbox_rounds (provider, usercode, game, started_at desc);

-- What the player did in a round, in its order; the first is the bet.
create table sandbox_steps (
  round uuid not null references sandbox_rounds (id),
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
  constraint sandbox_step_once unique (provider, usercode, id)
);
create index sandbox_step_asked on sandbox_steps (asked_at) where status = 'asked';
