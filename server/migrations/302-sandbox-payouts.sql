-- What the sandbox of the payment provider was asked to pay out. The rest of the server never reads it.
create table sandbox_payouts (
  reference uuid primary key,
  amount bigint not null,
  state text not null check (state in ('waiting', 'paid', 'declined')),
  -- How often it was asked for: it is paid once.
  asked integer not null default 1
);
