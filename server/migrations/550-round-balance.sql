-- The balance after a round is what could be played then: cash and bonus. Rounds of players with a bonus said the cash alone.

update rounds
   set balance_after = balance_after + then_left.bonus
  from (
    select rounds.id, left_over.balance_after as bonus
      from accounts
      join rounds on rounds.player_id = accounts.owner
      cross join lateral (
        select max(transfers.id) as transfer_id
          from game_movements moved
          join transfers
            on transfers.cause in ('bet', 'win', 'rollback') and transfers.reference = moved.provider || ' ' || moved.reference
         where moved.player_id = rounds.player_id and moved.provider = rounds.provider and moved.round = rounds.reference
      ) last
      cross join lateral (
        select balance_after from entries
         where account_id = accounts.id and entries.transfer_id <= last.transfer_id order by id desc limit 1
      ) left_over
     where accounts.kind = 'bonus'
  ) then_left
 where then_left.id = rounds.id and then_left.bonus > 0;
comment on column rounds.balance_after is 'What the player could play with, cash and bonus, after what the round moved last.';
