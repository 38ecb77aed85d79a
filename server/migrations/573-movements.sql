-- The movements of a player's balance, numbered: all of them, and those of each cause. How many there are is the last number, and a page is
-- found by its numbers. Written with the entries, in the same transaction; the ledger stays the only word on amounts.
create table movements (
  player_id bigint not null,
  nth bigint not null,
  cause text not null,
  nth_of_cause bigint not null,
  transfer_id bigint not null,
  -- What the player could play with then, cash and bonus.
  balance_after bigint not null,
  primary key (player_id, nth),
  constraint movement_of_cause unique (player_id, cause, nth_of_cause)
);
create trigger movement_immutable before update or delete on movements
  for each row execute function refuse_change();
create trigger movement_not_truncated before truncate on movements
  for each statement execute function refuse_change();

-- All that the player's accounts have moved, where nothing of it is numbered yet. Called by one at a time.
create function number_all_movements(of_player bigint) returns void language sql as $$
  insert into movements (player_id, nth, cause, nth_of_cause, transfer_id, balance_after)
  select of_player, row_number() over (order by last), cause, row_number() over (partition by cause order by last), transfer_id,
         sum(amount) over (order by last)
    from (select entries.transfer_id, max(entries.id) as last, sum(entries.amount) as amount
            from accounts join entries on entries.account_id = accounts.id
           where accounts.player_id = of_player and accounts.kind in ('cash', 'bonus')
           group by entries.transfer_id) as moved
    join transfers on transfers.id = moved.transfer_id
   where not exists (select from movements where player_id = of_player)
$$;

-- Movements of one player are numbered one at a time, also where one is of the cash and one of the bonus alone.
create function movement_lock(player bigint) returns bigint language sql immutable return hashtextextended('movements', player);

create function number_movements() returns trigger language plpgsql as $$
declare
  player bigint;
begin
  for player in
    select distinct accounts.player_id from fresh join accounts on accounts.id = fresh.account_id
     where accounts.kind in ('cash', 'bonus') order by 1
  loop
    perform pg_advisory_xact_lock(movement_lock(player));
    if exists (select from movements where player_id = player) then
      insert into movements (player_id, nth, cause, nth_of_cause, transfer_id, balance_after)
      select player, before.nth + row_number() over (order by last), cause,
             coalesce((select max(nth_of_cause) from movements where player_id = player and cause = transfers.cause), 0)
               + row_number() over (partition by cause order by last),
             transfer_id, before.balance_after + sum(amount) over (order by last)
        from (select fresh.transfer_id, max(fresh.id) as last, sum(fresh.amount) as amount
                from fresh join accounts on accounts.id = fresh.account_id
               where accounts.player_id = player and accounts.kind in ('cash', 'bonus')
               group by fresh.transfer_id) as moved
        join transfers on transfers.id = moved.transfer_id
       cross join (select nth, balance_after from movements where player_id = player order by nth desc limit 1) as before;
    else
      perform number_all_movements(player);
    end if;
  end loop;
  return null;
end $$;
create trigger entries_numbered after insert on entries
  referencing new table as fresh for each statement execute function number_movements();
