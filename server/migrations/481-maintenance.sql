-- One row while the site is closed for work.
create table maintenance (
  id integer primary key default 1 check (id = 1),
  since timestamptz not null,
  until timestamptz
);
