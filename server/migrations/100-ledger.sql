-- The double-entry ledger, in minor units. The constraints below are the last word whatever the program does.

create table accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('cash', 'bonus', 'held', 'house', 'provider')),
  player_id bigint references players (id),
  -- House and provider are spread over several rows, so that their balances are no single point that every movement waits for.
  stripe smallint,
  owner bigint not null generated always as (coalesce(player_id, stripe)) stored,
  balance bigint not null default 0,
  unique (kind, owner),
  constraint account_owner check (
    case when kind in ('cash', 'bonus', 'held')
      then player_id is not null and stripe is null
      else player_id is null and stripe is not null
    end
  ),
  constraint player_balance_not_negative check (player_id is null or balance >= 0),
  -- Whole numbers that a double holds exactly.
  constraint balance_exact check (balance between -9007199254740991 and 9007199254740991)
);

create table transfers (
  id bigint generated always as identity primary key,
  cause text not null check (cause in ('deposit', 'withdraw', 'withdraw released', 'withdraw paid', 'bonus')),
  reference text not null,
  request_key text,
  created_at timestamptz not null default clock_timestamp(),
  constraint transfer_once unique (cause, reference)
);

create table entries (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references transfers (id),
  account_id bigint not null references accounts (id),
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  unique (transfer_id, account_id)
);
create index entry_of_account on entries (account_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger entry_immutable before update or delete on entries
  for each row execute function refuse_change();
create trigger entry_not_truncated before truncate on entries
  for each statement execute function refuse_change();
create trigger transfer_immutable before update or delete on transfers
  for each row execute function refuse_change();
create trigger transfer_not_truncated before truncate on transfers
  for each statement execute function refuse_change();

create function transfer_sums_to_zero() returns trigger language plpgsql as $$
declare
  checked bigint := case tg_table_name when 'transfers' then new.id else (to_jsonb(new) ->> 'transfer_id')::bigint end;
  total numeric;
  legs bigint;
begin
  select coalesce(sum(amount), 0), count(*) into total, legs from entries where transfer_id = checked;
  if total <> 0 or legs < 2 then
    raise exception 'transfer % has % entries that sum to %', checked, legs, total
      using errcode = 'check_violation', constraint = 'transfer_sums_to_zero';
  end if;
  return null;
end $$;

create constraint trigger transfer_complete after insert on transfers
  deferrable initially deferred for each row execute function transfer_sums_to_zero();
create constraint trigger entry_balanced after insert on entries
  deferrable initially deferred for each row execute function transfer_sums_to_zero();

create function balance_is_last_entry() returns trigger language plpgsql as $$
declare
  held bigint;
  written bigint;
begin
  select balance into held from accounts where id = new.id;
  select balance_after into written from entries where account_id = new.id order by id desc limit 1;
  if held <> coalesce(written, 0) then
    raise exception 'account % has balance % but its last entry says %', new.id, held, coalesce(written, 0)
      using errcode = 'check_violation', constraint = 'balance_is_last_entry';
  end if;
  return null;
end $$;

create constraint trigger account_follows_entries after insert or update of balance on accounts
  deferrable initially deferred for each row execute function balance_is_last_entry();

create function open_accounts() returns trigger language plpgsql as $$
begin
  insert into accounts (kind, player_id) values ('cash', new.id), ('bonus', new.id), ('held', new.id);
  return null;
end $$;

create trigger player_has_accounts after insert on players
  for each row execute function open_accounts();

insert into accounts (kind, player_id)
  select kind, players.id from players cross join (values ('cash'), ('bonus'), ('held')) as each (kind);
insert into accounts (kind, stripe)
  select kind, stripe from (values ('house'), ('provider')) as each (kind) cross join generate_series(0, 15) as stripe;
