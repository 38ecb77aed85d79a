-- By which a node knows that its secret is that of the database. A keyed hash: nothing of the secret can be read from it.
create table own_secret (
  id boolean primary key default true check (id),
  mark bytea not null
);
