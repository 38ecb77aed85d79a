-- One row that is written to, to see whether the database takes writes.
create table readiness (
  id boolean primary key default true check (id),
  checked_at timestamptz not null
);
insert into readiness (checked_at) values (now());
