-- Accounts of those outside, each by name: who takes and pays money for us, and whose games are played with it.

alter table accounts drop constraint accounts_kind_check;
alter table accounts drop constraint accounts_kind_owner_key;
alter table accounts add column name text not null default '';

update accounts set kind = 'payment provider', name = 'sandbox' where kind = 'provider';

alter table accounts add constraint accounts_kind_check check (
  kind in ('cash', 'bonus', 'held', 'house', 'payment provider', 'game provider')
);
alter table accounts add constraint account_name check (
  (kind in ('payment provider', 'game provider')) = (name <> '')
);
alter table accounts add constraint account_once unique (owner, kind, name);

alter table transfers drop constraint transfers_cause_check;
alter table transfers add constraint transfers_cause_check check (
  cause in (
    'deposit', 'withdraw', 'withdraw released', 'withdraw paid',
    'bonus', 'bonus converted', 'bonus forfeited',
    'bet', 'win', 'rollback', 'adjustment'
  )
);
