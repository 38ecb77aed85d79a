-- What a provider has reported and cannot be so by our books: nothing was moved, a person has to look at it.
create table payment_questions (
  id bigint generated always as identity primary key,
  provider text not null,
  -- As reported; no payment of ours need have it.
  reference text not null,
  payment_id bigint references payments (id),
  kind text not null check (kind in ('other amount', 'contradicts', 'unknown')),
  reported_status smallint not null,
  reported_amount bigint not null,
  times integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  answered_at timestamptz,
  answered_by text,
  answer text,
  check ((answered_at is null) = (answered_by is null) and (answered_at is null) = (answer is null)),
  constraint payment_question_once unique (provider, reference, kind, reported_status, reported_amount)
);
create index payment_question_open on payment_questions (payment_id) where answered_at is null;
