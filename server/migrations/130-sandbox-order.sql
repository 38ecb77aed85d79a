-- What the sandbox of the payment provider knows of the orders it was given. The rest of the server never reads it.

create table sandbox_orders (
  id uuid primary key,
  reference uuid not null unique,
  amount bigint not null,
  locale text not null,
  state text not null default 'open' check (state in ('open', 'later', 'paid', 'declined')),
  -- Whether the merchant has acknowledged the state.
  reported boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
