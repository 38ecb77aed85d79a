import type { Db } from '../database/pool.ts'
import { gameProofs } from '../seamless/reconcile.ts'
import { historyProofs } from '../transaction/reconcile.ts'

export interface Proof {
  holds: string
  /** SQL that returns the first row that breaks it, or none. */
  offender: string
}

export const ledgerProofs: readonly Proof[] = [
  {
    holds: 'the entries of a transfer sum to zero',
    offender: `
      select 'transfer ' || transfers.id || ' sums to ' || coalesce(sum(amount), 0) || ' over ' || count(entries.id) || ' entries' as row
        from transfers left join entries on transfer_id = transfers.id
       group by transfers.id having coalesce(sum(amount), 0) <> 0 or count(entries.id) < 2
       order by transfers.id limit 1`,
  },
  {
    holds: 'the whole ledger sums to zero',
    offender: `
      select 'the ledger sums to ' || sum(amount) as row
        from (select amount from entries union all select amount from carried_sums) as moved having sum(amount) <> 0`,
  },
  {
    holds: 'all balances sum to zero',
    offender: `select 'the balances sum to ' || sum(balance) as row from accounts having sum(balance) <> 0`,
  },
  {
    holds: 'a balance equals the sum of its entries',
    offender: `
      select 'account ' || accounts.id || ' (' || kind || ' ' || owner || ') has ' || balance || ', its entries say ' || coalesce(sum(amount), 0) as row
        from accounts
        left join (select account_id, amount from entries union all select account_id, amount from carried_sums) as moved
          on account_id = accounts.id
       group by accounts.id having balance <> coalesce(sum(amount), 0)
       order by accounts.id limit 1`,
  },
  {
    holds: 'every entry continues the balance before it',
    offender: `
      select 'entry ' || id || ' of account ' || account_id || ' says ' || balance_after || ', expected ' || expected as row
        from (select id, account_id, balance_after,
                     sum(amount) over (partition by account_id order by id) + coalesce(carried, 0) as expected
                from entries left join (select account_id, sum(amount) as carried from carried_sums group by 1) as before using (account_id)
             ) as chain
       where balance_after <> expected order by id limit 1`,
  },
  {
    holds: 'what happens once has its name',
    offender: `
      select 'transfer ' || id || ' (' || transfers.cause || ' ' || transfers.reference || ')' as row
        from transfers left join transfer_names on transfer_names.cause = transfers.cause and transfer_names.reference = transfers.reference
       where transfer_id is distinct from id
       union all
      select 'round ' || id || ' (' || rounds.provider || ' ' || rounds.reference || ')'
        from rounds left join round_names using (player_id, provider, reference) where round_id is distinct from id
       union all
      select 'act ' || id from operator_acts left join act_names using (name) where act_id is distinct from id
       limit 1`,
  },
  {
    holds: 'no player owes money',
    offender: `
      select 'account ' || id || ' (' || kind || ' ' || owner || ') has ' || balance as row
        from accounts where player_id is not null and balance < 0 order by id limit 1`,
  },
]

const causeProofs: readonly Proof[] = [
  {
    holds: 'a payment has moved exactly what its status says',
    offender: `
      select 'payment ' || payments.id || ' of type ' || type || ' and status ' || status || ' has moved by ' || coalesce(string_agg(cause, ', ' order by cause), 'nothing') as row
        from payments left join transfer_names on transfer_names.reference = payments.reference::text
       group by payments.id
      having coalesce(string_agg(cause, ', ' order by cause), '') <> case
               when type = 1 and status = 1 then 'deposit'
               when type = 2 and status = 1 then 'withdraw, withdraw paid'
               when type = 2 and status = 2 then 'withdraw'
               when type = 2 and status in (4, 5) then 'withdraw, withdraw released'
               else '' end
       order by payments.id limit 1`,
  },
  {
    holds: 'held money waits for a withdrawal',
    offender: `
      select 'account ' || accounts.id || ' (held ' || owner || ') has ' || balance || ', its pending withdrawals say ' || coalesce(sum(amount), 0) as row
        from accounts left join payments on payments.player_id = accounts.player_id and type = 2 and status = 2
       where kind = 'held'
       group by accounts.id having balance <> coalesce(sum(amount), 0)
       order by accounts.id limit 1`,
  },
  {
    holds: 'a bonus has moved exactly what its status says',
    offender: `
      select 'bonus ' || id || ' is ' || status || ' and has moved by ' || causes as row
        from (
          select bonuses.id, status, requirement,
                 (select coalesce(string_agg(cause, ', ' order by transfer_id), 'nothing') from transfer_names where reference = 'bonus ' || bonuses.id) as causes
            from bonuses
           where offer_code <> 'trial' or not exists (select from transfer_names where cause = 'bonus' and reference = 'trial ' || player_id)
        ) as moved
       where not case status
               when 'active' then causes = 'bonus'
               when 'converted' then causes in ('bonus', 'bonus, bonus converted')
               when 'expired' then causes in ('bonus', 'bonus, bonus forfeited')
               when 'cancelled' then causes in ('bonus', 'bonus, bonus forfeited')
               else causes = 'nothing' end
       order by id limit 1`,
  },
  ...gameProofs,
  ...historyProofs,
]

export interface Reconciliation {
  transfers: number
  entries: number
}

const allProofs = [...ledgerProofs, ...causeProofs]

/** Each proof that fails, with the first row that breaks it. Pass a client, not a pool: it reads one snapshot. */
export async function differences(db: Db, proofs: readonly Proof[] = allProofs): Promise<string[]> {
  const found: string[] = []
  for (const { holds, offender } of proofs) {
    const { rows } = await db.query<{ row: string }>(offender)
    if (rows[0] !== undefined) found.push(`Not so: ${holds}; ${rows[0].row}`)
  }
  return found
}

/** Throws with the first of the differences. */
export async function reconcile(db: Db, proofs: readonly Proof[] = allProofs): Promise<Reconciliation> {
  const [first] = await differences(db, proofs)
  if (first !== undefined) throw new Error(first)
  const { rows } = await db.query<{ transfers: number; entries: number }>(
    'select (select count(*) from transfers) as transfers, (select count(*) from entries) as entries',
  )
  return rows[0] ?? { transfers: 0, entries: 0 }
}
