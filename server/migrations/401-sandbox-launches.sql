-- Whom the providers of the sandbox were told of when a game was launched: some of them ask the wallet by the player, not by the token.
create table sandbox_launches (
  provider text not null,
  token_hash bytea not null,
  usercode text not null,
  name text not null,
  game text not null,
  launched_at timestamptz not null,
  primary key (provider, token_hash)
);
create index sandbox_launch_age on sandbox_launches (launched_at);
