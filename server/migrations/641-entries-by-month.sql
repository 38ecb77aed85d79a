-- contract: since this release the name is that of the partitioned table, which takes what the table took
-- By the id of the transfer: both are of one partition, and the foreign key is that of the partition.
alter table entries rename to entries_2026_11;
drop trigger entry_immutable on entries_2026_11;
drop trigger entry_balanced on entries_2026_11;
drop trigger entries_numbered on entries_2026_11;
create sequence entry_ids;
select setval('entry_ids', last_value, is_called) from entries_id_seq;
alter table entries_2026_11 alter column id drop identity;

create table entries (like entries_2026_11 including defaults including constraints) partition by range (transfer_id);
alter table entries drop constraint first_ids, alter column id set default nextval('entry_ids'), add unique (transfer_id, account_id);
alter sequence entry_ids owned by entries.id;
create index on entries (account_id, transfer_id desc);
create trigger entry_immutable before update or delete on entries for each row execute function refuse_change();
create trigger entry_not_truncated before truncate on entries for each statement execute function refuse_change();
create trigger entries_numbered after insert on entries
  referencing new table as fresh for each statement execute function number_movements();
create constraint trigger entry_balanced after insert on entries
  deferrable initially deferred for each row execute function transfer_sums_to_zero();

alter table entries attach partition entries_2026_11 for values from (minvalue) to (83000000000000);
alter table entries_2026_11 drop constraint first_ids;
