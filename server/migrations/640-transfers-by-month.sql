-- contract: since this release the name is that of the partitioned table, which takes what the table took
alter table transfers rename to transfers_2026_11;
drop trigger transfer_immutable on transfers_2026_11;
drop trigger transfer_complete on transfers_2026_11;
drop trigger transfer_named on transfers_2026_11;
create sequence transfer_ids;
select setval('transfer_ids', last_value, is_called) from transfers_id_seq;
alter table transfers_2026_11 alter column id drop identity;

create table transfers (like transfers_2026_11 including defaults including constraints, primary key (id)) partition by range (id);
alter table transfers drop constraint first_ids, alter column id set default nextval('transfer_ids');
alter sequence transfer_ids owned by transfers.id;
create trigger transfer_immutable before update or delete on transfers for each row execute function refuse_change();
create trigger transfer_not_truncated before truncate on transfers for each statement execute function refuse_change();
create trigger transfer_named after insert on transfers for each row execute function name_transfer();
create constraint trigger transfer_complete after insert on transfers
  deferrable initially deferred for each row execute function transfer_sums_to_zero();

alter table transfers attach partition transfers_2026_11 for values from (minvalue) to (83000000000000);
alter table transfers_2026_11 drop constraint first_ids;
