-- What the providers of the sandbox have yet to tell the wallet: wins and rollbacks that are decided.
create table sandbox_debts (
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
create index sandbox_debt_due on sandbox_debts (due_at) where answer is null;
