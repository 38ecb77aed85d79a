-- What happens once for ever, by its name: a table that is partitioned by id cannot hold such a name unique, and a row that is in a file is
-- still known by it.
create table transfer_names (
  cause text not null,
  reference text not null,
  transfer_id bigint not null,
  constraint transfer_name_once primary key (cause, reference)
);
create table round_names (
  player_id bigint not null,
  provider text not null,
  reference text not null,
  round_id bigint not null,
  constraint round_name_once primary key (player_id, provider, reference)
);
create table act_names (
  name text not null,
  act_id bigint not null,
  constraint operator_act_name_once primary key (name)
);

create function name_transfer() returns trigger language plpgsql as $$
begin
  insert into transfer_names (cause, reference, transfer_id) values (new.cause, new.reference, new.id);
  return null;
end $$;
create function name_round() returns trigger language plpgsql as $$
begin
  insert into round_names (player_id, provider, reference, round_id) values (new.player_id, new.provider, new.reference, new.id);
  return null;
end $$;
create function name_act() returns trigger language plpgsql as $$
begin
  insert into act_names (name, act_id) values (new.name, new.id);
  return null;
end $$;
