create table countries (
  id integer primary key,
  code text not null unique,
  name text not null
);

create table players (
  id bigint generated always as identity primary key,
  usercode text generated always as ((10000000 + id)::text) stored unique,
  username text not null,
  email text not null,
  password text not null,
  name text not null,
  surname text not null,
  -- Encrypted with the server's secret.
  personal_no text not null,
  phone text not null,
  phone_verified_at timestamptz,
  birth_date date not null,
  country_id integer not null references countries (id),
  currency_id integer not null,
  trial_bonus_wanted boolean not null,
  referrer_id bigint,
  locale text not null,
  created_at timestamptz not null
);
create unique index players_username on players (lower(username));
create unique index players_email on players (lower(email));
create unique index players_verified_phone on players (phone) where phone_verified_at is not null;

create table sessions (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  token_hash bytea not null unique,
  fingerprint_hash bytea not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  device text not null
);
create index sessions_player on sessions (player_id, started_at desc);

-- Failed sign-ins inside the sliding window; the key is a hash of account or address.
create table login_failures (
  id bigint generated always as identity primary key,
  key bytea not null,
  failed_at timestamptz not null
);
create index login_failures_key on login_failures (key, failed_at);

create table phone_codes (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  phone text not null,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  failed_tries integer not null default 0,
  closed_at timestamptz
);
create index phone_codes_player on phone_codes (player_id, sent_at desc);

create table notifications (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  type integer not null,
  title text not null,
  note text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_player on notifications (player_id, id desc);

-- What the sandbox of SMS and e-mail kept instead of sending.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'e-mail')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);
create index outbox_recipient on outbox (recipient, id desc);
