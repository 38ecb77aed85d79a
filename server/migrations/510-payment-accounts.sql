-- Where a player sends a deposit that people settle: the account of the house, published by the operator.
create table payment_accounts (
  method_id bigint primary key references payment_methods (id),
  bank text not null,
  holder text not null,
  iban text not null,
  shown boolean not null
);
