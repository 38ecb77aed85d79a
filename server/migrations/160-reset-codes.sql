-- Account, device and address are hashes of what was asked for, by what and from where.
create table reset_codes (
  id bigint generated always as identity primary key,
  account bytea not null,
  device bytea not null,
  address bytea not null,
  -- Null where nobody has the username: the code is kept and counted like any other, sent to nobody and never right.
  -- No foreign key: looking it up would cost only known usernames time, and tell them from the others.
  player_id bigint,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  failed_tries integer not null default 0,
  closed_at timestamptz
);
create index reset_codes_account on reset_codes (account, sent_at desc);
create index reset_codes_address on reset_codes (address, sent_at desc);
create index reset_codes_by_age on reset_codes (sent_at);
