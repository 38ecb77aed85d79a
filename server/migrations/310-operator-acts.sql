-- What operators have done, to whom and why. Written with what it tells of, in one transaction, and never changed.
create table operator_acts (
  id bigint generated always as identity primary key,
  -- An act is done once by its name.
  name text not null,
  who text not null check (who <> ''),
  -- Null where something was only looked at.
  why text check (why <> ''),
  command text not null,
  given jsonb not null,
  player_ids bigint[] not null,
  -- What else it was done to.
  subject text,
  outcome text not null,
  done_at timestamptz not null,
  constraint operator_act_once unique (name)
);
create index operator_act_by_time on operator_acts (done_at desc, id desc);
create index operator_act_by_who on operator_acts (who, done_at desc);
create index operator_act_of_player on operator_acts using gin (player_ids);

create trigger operator_act_immutable before update or delete on operator_acts
  for each row execute function refuse_change();
create trigger operator_act_not_truncated before truncate on operator_acts
  for each statement execute function refuse_change();
