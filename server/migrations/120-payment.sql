create table payment_methods (
  id bigint generated always as identity primary key,
  code text not null unique,
  logo text not null,
  position smallint not null
);

-- What a method asks for and allows, for each kind of transaction: 1 deposit, 2 withdraw.
create table payment_terms (
  method_id bigint not null references payment_methods (id),
  type smallint not null check (type in (1, 2)),
  form text not null check (form in ('form', 'message')),
  -- Who takes the payment over: 'sandbox' answers with a page to pay at; null is settled by people, later.
  provider text,
  min bigint not null check (min > 0),
  max bigint not null check (max >= min),
  active boolean not null default true,
  primary key (method_id, type)
);

create table payment_fields (
  method_id bigint not null,
  type smallint not null,
  position smallint not null,
  key text not null,
  mask text,
  object_type text not null check (object_type in ('String', 'Int', 'Long', 'Decimal', 'Dropdown')),
  -- [{ "id": 1, "name": { "tr": "...", "en": "..." } }]
  option jsonb check ((option is not null) = (object_type = 'Dropdown')),
  primary key (method_id, type, key),
  foreign key (method_id, type) references payment_terms (method_id, type)
);

create table payment_words (
  method_id bigint not null,
  type smallint not null,
  locale text not null,
  name text not null,
  duration text not null,
  -- Shown in place of a form, or told after a form that nobody outside takes over.
  text text,
  primary key (method_id, type, locale),
  foreign key (method_id, type) references payment_terms (method_id, type)
);

create table payments (
  id bigint generated always as identity primary key,
  reference uuid not null unique,
  player_id bigint not null references players (id),
  method_id bigint not null references payment_methods (id),
  type smallint not null check (type in (1, 2)),
  -- Confirmed 1, Pending 2, Rejected 4, Cancelled 5, Created 6.
  status smallint not null check (status in (1, 2, 4, 5, 6)),
  amount bigint not null check (amount > 0),
  -- What may be read by people; the whole, encrypted with the server's secret, is in sealed.
  detail jsonb not null,
  sealed text not null,
  -- The language in which the player asked; what is told later is told in it.
  locale text not null,
  url text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  foreign key (method_id, type) references payment_terms (method_id, type)
);
create index payment_of_player on payments (player_id, created_at desc);
