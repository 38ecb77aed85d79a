-- Germany's file of players: deposits, limits and where each person plays. `operator`: the platform is 'here'.
create table if not exists sandbox.file_deposits (
  number uuid primary key,
  operator text not null check (operator in ('here', 'elsewhere')),
  person text not null,
  month text not null,
  amount bigint not null check (amount > 0)
);
create index if not exists file_deposit_of_person on sandbox.file_deposits (person, month);

create table if not exists sandbox.file_limits (
  person text not null,
  operator text not null check (operator in ('here', 'elsewhere')),
  amount bigint not null,
  primary key (person, operator)
);

create table if not exists sandbox.file_activity (
  person text primary key,
  operator text not null check (operator in ('here', 'elsewhere')),
  until timestamptz not null
);
