-- The nodes that run. One that stops removes its row; one that dies leaves it.
create table nodes (
  id uuid primary key,
  heard_at timestamptz not null
);
