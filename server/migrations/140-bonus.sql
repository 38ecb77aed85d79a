-- What the house gives away by itself, in minor units; 0 offers nothing.
create table bonus_offers (
  code text primary key,
  amount bigint not null check (amount >= 0)
);
