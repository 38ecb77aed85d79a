-- Every offer of the house: the trial bonus, which is given as soon as it is claimed, and those that the operator answers.
alter table bonus_offers
  add column id integer generated always as identity unique,
  add column kind text not null default 'trial' check (kind in ('trial', 'deposit', 'discount')),
  -- How many times its amount a bonus has to be wagered.
  add column wagering smallint not null default 0 check (wagering >= 0),
  -- When it can be claimed; null where that side is open.
  add column opens_at timestamptz,
  add column closes_at timestamptz,
  add column position smallint not null default 0;
alter table bonus_offers alter column kind drop default;

create table bonus_words (
  offer_code text not null references bonus_offers (code),
  locale text not null,
  title text not null,
  text text not null,
  primary key (offer_code, locale)
);

create table bonuses (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  offer_code text not null references bonus_offers (code),
  status text not null check (status in ('requested', 'active', 'converted', 'expired', 'cancelled', 'rejected')),
  amount bigint not null check (amount > 0),
  requirement bigint not null check (requirement >= 0),
  wagered bigint not null default 0 check (wagered >= 0),
  -- The player's words to the operator.
  note text,
  -- The language in which the player asked; what is told later is told in it.
  locale text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz,
  -- An offer is claimed once, whatever becomes of the claim.
  constraint bonus_once unique (player_id, offer_code)
);
create index bonus_of_player on bonuses (player_id, created_at desc, id desc) include (status);
create index bonus_requested on bonuses (created_at) where status = 'requested';

-- Trial bonuses that were given before they had a row of their own, without a condition.
insert into bonuses (player_id, offer_code, status, amount, requirement, locale, created_at, changed_at)
  select players.id, 'trial', 'active', entries.amount, 0, players.locale, transfers.created_at, transfers.created_at
    from transfers
    join entries on entries.transfer_id = transfers.id
    join accounts on accounts.id = entries.account_id and accounts.kind = 'bonus'
    join players on players.id = accounts.player_id
   where transfers.cause = 'bonus' and transfers.reference = 'trial ' || players.id;
