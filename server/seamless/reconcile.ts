import type { Proof } from '../wallet/reconcile.ts'

export const gameProofs: readonly Proof[] = [
  {
    holds: 'a movement of a game has moved exactly its parts',
    offender: `
      select 'game movement ' || id || ' (' || provider || ' ' || reference || ') says ' || kind || ' of cash ' || cash || ' and bonus ' || bonus
             || ', the ledger says cash ' || coalesce(moved_cash, 0) || ' and bonus ' || coalesce(moved_bonus, 0) as row
        from (
          select game_movements.*, posted.cash as moved_cash, posted.bonus as moved_bonus
            from game_movements
            left join lateral (
              select sum(entries.amount) filter (where accounts.kind = 'cash') as cash,
                     sum(entries.amount) filter (where accounts.kind = 'bonus') as bonus
                from transfer_names
                join entries using (transfer_id)
                join accounts on accounts.id = entries.account_id and accounts.player_id = game_movements.player_id
               where transfer_names.cause = game_movements.kind and transfer_names.reference = provider || ' ' || game_movements.reference
            ) as posted on true
           where not exists (
             select from transfer_names
              where cause = game_movements.kind and transfer_names.reference = provider || ' ' || game_movements.reference and transfer_id < first_id_here()
           )
        ) as compared
       where coalesce(moved_cash, 0) <> case kind when 'bet' then -cash when 'win' then cash else 0 end
          or coalesce(moved_bonus, 0) <> case kind when 'bet' then -bonus when 'win' then bonus else 0 end
       order by id limit 1`,
  },
  {
    holds: 'what was rolled back has been given back, and nothing else',
    offender: `
      select 'game movement ' || game_movements.id || ' (' || provider || ' ' || game_movements.reference || ') was '
             || case when rolled_back_at is null then 'not ' else '' end || 'rolled back, its money was '
             || case when transfer_id is null then 'not' else 'given back' end as row
        from game_movements
        left join transfer_names on cause = 'rollback' and transfer_names.reference = provider || ' ' || game_movements.reference
       where (transfer_id is not null) <> (rolled_back_at is not null and amount > 0)
       order by game_movements.id limit 1`,
  },
  {
    holds: 'money that a game has moved has a movement of that game',
    offender: `
      select 'transfer ' || transfers.id || ' (' || cause || ' ' || transfers.reference || ') belongs to no game movement' as row
        from transfers left join game_movements on transfers.reference = provider || ' ' || game_movements.reference
       where cause in ('bet', 'win', 'rollback') and game_movements.id is null
       order by transfers.id limit 1`,
  },
  {
    holds: 'a round is the sum of its movements',
    offender: `
      select 'round ' || coalesce(rounds.id::text, 'missing') || ' (' || moved.provider || ' ' || moved.round || ') says bet ' || coalesce(rounds.bet, 0) || ' and win '
             || coalesce(rounds.win, 0) || ', its movements say ' || moved.bet || ' and ' || moved.win as row
        from (
          select player_id, provider, round,
                 coalesce(sum(amount) filter (where kind = 'bet' and rolled_back_at is null), 0) as bet,
                 coalesce(sum(amount) filter (where kind = 'win' and rolled_back_at is null), 0) as win
            from game_movements where kind <> 'unknown' group by player_id, provider, round
        ) as moved
        left join round_names named
          on named.player_id = moved.player_id and named.provider = moved.provider and named.reference = moved.round
        left join rounds on rounds.id = named.round_id
       where (named.round_id is null or named.round_id >= first_id_here())
         and (rounds.id is null or rounds.bet <> moved.bet or rounds.win <> moved.win)
       order by rounds.id limit 1`,
  },
]
