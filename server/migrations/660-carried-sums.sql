-- What stays of a month whose rows are in files: what the entries of each account sum to, and how many movements each player had.
create table carried_sums (
  account_id bigint not null,
  month date not null,
  amount bigint not null,
  primary key (account_id, month)
);
create table carried_movements (
  player_id bigint not null,
  cause text not null,
  month date not null,
  total bigint not null,
  primary key (player_id, cause, month)
);

-- Months go into files from the oldest on: rows with a smaller id are in files.
create function first_id_here() returns bigint language sql stable parallel safe
return coalesce((select month_base((max(month) + interval '1 month')::date) from months where files is not null), 0);
