-- contract: since this release the name is that of the partitioned table, which takes what the table took
alter table operator_acts rename to operator_acts_2026_11;
drop trigger operator_act_immutable on operator_acts_2026_11;
drop trigger operator_act_named on operator_acts_2026_11;
create sequence operator_act_ids;
select setval('operator_act_ids', last_value, is_called) from operator_acts_id_seq;
alter table operator_acts_2026_11 alter column id drop identity;

create table operator_acts (
  like operator_acts_2026_11 including defaults including constraints, primary key (id)
) partition by range (id);
alter table operator_acts
  drop constraint first_ids, alter column id set default nextval('operator_act_ids');
alter sequence operator_act_ids owned by operator_acts.id;
create index on operator_acts (done_at desc, id desc);
create index on operator_acts (who, done_at desc);
create index on operator_acts using gin (player_ids);
create trigger operator_act_immutable before update or delete on operator_acts
  for each row execute function refuse_change();
create trigger operator_act_not_truncated before truncate on operator_acts
  for each statement execute function refuse_change();
create trigger operator_act_named after insert on operator_acts for each row execute function name_act();

alter table operator_acts attach partition operator_acts_2026_11 for values from (minvalue) to (83000000000000);
alter table operator_acts_2026_11 drop constraint first_ids;
