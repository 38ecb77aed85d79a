-- contract: since this release the name is that of the partitioned table, which takes what the table took
alter table rounds rename to rounds_2026_11;
drop trigger rounds_added on rounds_2026_11;
drop trigger rounds_changed on rounds_2026_11;
drop trigger rounds_removed on rounds_2026_11;
drop trigger round_named on rounds_2026_11;
create sequence round_ids;
select setval('round_ids', last_value, is_called) from rounds_id_seq;
alter table rounds_2026_11 alter column id drop identity;

create table rounds (
  like rounds_2026_11 including defaults including constraints including generated, primary key (id)
) partition by range (id);
alter table rounds drop constraint first_ids, alter column id set default nextval('round_ids');
alter sequence round_ids owned by rounds.id;
create index on rounds (player_id, kind, status, started_at desc, id desc);
create index on rounds (win desc, id desc) include (started_at, game, player_id) where win > 0 and status <> 3;
create index on rounds (changed_at) where status = 1;
create trigger round_named after insert on rounds for each row execute function name_round();
create trigger rounds_added after insert on rounds
  referencing new table as fresh for each statement execute function count_rounds();
create trigger rounds_changed after update on rounds
  referencing old table as stale new table as fresh for each statement execute function count_rounds();
create trigger rounds_removed after delete on rounds
  referencing old table as stale for each statement execute function count_rounds();

alter table rounds attach partition rounds_2026_11 for values from (minvalue) to (83000000000000);
alter table rounds_2026_11 drop constraint first_ids;
