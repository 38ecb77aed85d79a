-- each statement for itself
-- So that the tables become partitions without a look at their rows.

alter table transfers drop constraint if exists first_ids, add constraint first_ids check (id < 83000000000000) not valid;

alter table entries drop constraint if exists first_ids, add constraint first_ids check (transfer_id < 83000000000000) not valid;

alter table rounds drop constraint if exists first_ids, add constraint first_ids check (id < 83000000000000) not valid;

alter table operator_acts drop constraint if exists first_ids, add constraint first_ids check (id < 83000000000000) not valid;

alter table transfers validate constraint first_ids;

alter table entries validate constraint first_ids;

alter table rounds validate constraint first_ids;

alter table operator_acts validate constraint first_ids;
