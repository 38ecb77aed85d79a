alter table accounts validate constraint accounts_kind_check;
alter table accounts validate constraint account_name;
