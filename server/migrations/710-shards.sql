-- Which shard this database is, counted from 0. Its first start says so, for ever.
create table shard (
  number int not null check (number >= 0)
);
create unique index one_shard on shard ((true));

-- What the house has at another shard, whose number is the name.
alter table accounts drop constraint accounts_kind_check, drop constraint account_name;
alter table accounts
  add constraint accounts_kind_check check (
    kind in ('cash', 'bonus', 'held', 'house', 'payment provider', 'game provider', 'shard')
  ) not valid,
  add constraint account_name check ((kind in ('payment provider', 'game provider', 'shard')) = (name <> '')) not valid;
