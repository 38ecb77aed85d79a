-- The movements of one account, newest first, counted and paged without a look at the rows.
drop index entry_of_account;
create index entry_of_account on entries (account_id, id desc) include (transfer_id);
