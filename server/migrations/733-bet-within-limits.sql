-- A bet of a player without an active bonus, from the cash alone, in an open session, within the limits, new in every way: its reply. Of any other, null and
-- nothing done. `stripes`: rows of each account of the system. The hash of the call is that of '[', the player's id and `content`.
create or replace function take_plain_bet(
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
  if funds.cash >= stake and not exists (select from bonuses b where b.player_id = player.id and b.status = 'active')
    and judge_bet(player.id, of_provider, stake, moment) is null then
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
