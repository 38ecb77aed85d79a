-- A movement is one function call, so its statements are planned once for each connection; a plain bet is one call altogether.

-- Posts a transfer: entries and balances in one statement. False, and nothing done, if an account of a player does not cover it. A second
-- transfer of the same cause and reference violates transfer_once. Accounts are locked in a fixed order, so that transfers do not deadlock:
-- those of the player first, by id, then those of the system. The new balance comes from the locked row: accounts.balance in the update
-- would be the statement's snapshot, older than the lock, and the check constraint would judge that.
create function post_movement(
  cause text, reference text, kinds text[], names text[], owners bigint[], amounts bigint[], request_key text,
  trace_id text
) returns boolean language plpgsql as $$
declare
  written bigint;
begin
  with leg as (
    select * from unnest(kinds, names, owners, amounts) as leg (kind, name, owner, amount)
  ),
  locked as materialized (
    select accounts.id, accounts.player_id, leg.amount, accounts.balance + leg.amount as after
      from accounts join leg on leg.owner = accounts.owner and leg.kind = accounts.kind and leg.name = accounts.name
     order by accounts.player_id is null, accounts.id
       for update of accounts
  ),
  agreed as (
    select 1 from locked having bool_and(player_id is null or after >= 0) and count(*) = cardinality(kinds)
  ),
  posted as (
    insert into transfers (cause, reference, request_key, trace_id)
      select post_movement.cause, post_movement.reference, post_movement.request_key, post_movement.trace_id from agreed
    returning id
  ),
  moved as (
    update accounts set balance = locked.after
      from locked cross join posted where accounts.id = locked.id
    returning accounts.id, accounts.balance, locked.amount
  )
  insert into entries (transfer_id, account_id, amount, balance_after)
    select posted.id, moved.id, moved.amount, moved.balance from moved cross join posted;
  get diagnostics written = row_count;
  return written = cardinality(kinds);
end $$;

-- Updates a round, in the transaction of the transfer. A completed round (2) stays so; one whose bets and wins were all taken back is
-- cancelled (3); any other is in progress (1).
create function move_round(
  of_player bigint, of_provider text, named text, of_game text, bet_moved bigint, win_moved bigint, closes boolean,
  left_over bigint, moment timestamptz
) returns void language sql as $$
  insert into rounds (player_id, provider, reference, game, bet, win, status, balance_after, started_at, changed_at)
  values (of_player, of_provider, named, of_game, greatest(0, bet_moved), greatest(0, win_moved),
          case when closes then 2 else 1 end, left_over, moment, moment)
  on conflict on constraint round_once do update
    set bet = rounds.bet + bet_moved, win = rounds.win + win_moved, balance_after = left_over, changed_at = moment,
        status = case
          when bet_moved + win_moved < 0 and rounds.bet + bet_moved = 0 and rounds.win + win_moved = 0 then 3
          when closes or rounds.status = 2 then 2
          else 1 end
$$;

-- A game session ends with its sign-in.
create function allows_bets(game game_sessions, sign_in sessions, moment timestamptz) returns boolean language sql stable
return coalesce(game.ended_at is null and sign_in.ended_at is null and sign_in.expires_at > moment, false);

-- A bet of a player without an active bonus, from the cash alone, in an open session, new in every way: its reply. Of any other, null and
-- nothing done. `stripes`: rows of each account of the system. The hash of the call is that of '[', the player's id and `content`.
create function take_plain_bet(
  of_provider text, call text, content text, token_hash_of bytea, usercode_of text, named_game text, named_round text,
  bet text, stake bigint, closes boolean, stripes int, moment timestamptz,
  trace_id text
) returns table (player_id bigint, taken jsonb) language plpgsql as $$
declare
  player record;
  funds record;
  movement bigint;
  reply jsonb;
begin
  select p.id, p.usercode, coalesce(named_game, g.game) as game into player
    from game_sessions g join players p on p.id = g.player_id join sessions s on s.id = g.session_id
   where g.token_hash = token_hash_of and g.provider = of_provider and (usercode_of is null or p.usercode = usercode_of)
     and allows_bets(g, s, moment);
  if not found then return; end if;
  insert into game_calls (provider, call_id, content_hash, taken, created_at)
    values (of_provider, call, sha256(convert_to('[' || player.id || content, 'UTF8')), 'null', moment) on conflict do nothing;
  if not found then return; end if;
  -- As in every call: the call's row first, then the funds.
  perform from accounts where owner = player.id and kind in ('cash', 'bonus') and name = '' order by id for update;
  select (sum(balance) filter (where kind = 'cash'))::bigint as cash, (sum(balance) filter (where kind = 'bonus'))::bigint as bonus
    into funds from accounts where owner = player.id and kind in ('cash', 'bonus') and name = '';
  if funds.cash >= stake and not exists (select from bonuses b where b.player_id = player.id and b.status = 'active') then
    insert into game_movements (provider, reference, kind, player_id, round, game, amount, cash, bonus, forfeited, created_at)
      values (of_provider, bet, 'bet', player.id, named_round, player.game, stake, stake, 0, 0, moment)
      on conflict on constraint game_movement_once do nothing returning id into movement;
  end if;
  if movement is null then
    delete from game_calls where provider = of_provider and call_id = call;
    return;
  end if;
  if stake > 0 and not post_movement(
    'bet', of_provider || ' ' || bet, array['cash', 'game provider'], array['', of_provider],
    array[player.id, player.id % stripes], array[-stake, stake], call, trace_id
  ) then
    raise exception 'bet % was not posted', bet;
  end if;
  perform move_round(
    player.id, of_provider, named_round, player.game, stake, 0, closes, funds.cash - stake + funds.bonus, moment
  );
  reply := jsonb_build_object(
    'done', true, 'funds', jsonb_build_object('cash', funds.cash - stake, 'bonus', funds.bonus),
    'usercode', player.usercode, 'receipts', jsonb_build_array(movement::text), 'repeated', false
  );
  update game_calls set taken = reply where provider = of_provider and call_id = call;
  return query select player.id, reply;
end $$;
