import { readFileSync } from 'node:fs'
import { createPool, type Pool } from '#server/database/pool.ts'
import { transaction } from '#server/database/transaction.ts'
import { stripes } from '#server/wallet/wallet.rules.ts'
import { openAccounts } from '#server/wallet/wallet.store.ts'
import { signedIn, type TestPlayer } from '#tests/server/setup/player.ts'

export interface Past {
  rounds: number
  /** How many of them are still open. */
  open: number
}

export interface Gambler extends Past, TestPlayer {}

/** Milliseconds for one statement. */
const patience = 10 * 60_000

/** Three years of play in order: bets of one lira, every third wins two; a payment with each bet, every tenth brings ten lira. */
const statements = [
  `create temp table played on commit drop as
     select player_id, nth, now() - interval '3 years' * (1 - nth::float8 / rounds) as moment, nth % 10 = 1 as brings,
            nth % 3 = 0 and nth % (rounds / open) <> 0 as wins,
            case when nth % (rounds / open) = 0 then 1 when nth % 40 = 7 then 4 else 2 end as status, gen_random_uuid() as payment
       from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as gambler (player_id, rounds, open)
      cross join lateral generate_series(1, rounds) as nth`,
  'analyze played',
  `insert into payments (reference, player_id, method_id, type, status, amount, detail, sealed, locale, created_at, changed_at)
     select payment, player_id, (select method_id from payment_terms where type = 1 order by method_id limit 1), 1,
            case when brings then 1 else 5 end, 1000, '{}', '', 'tr', moment, moment
       from played order by moment`,
  `insert into rounds (player_id, provider, reference, game, bet, win, status, balance_after, started_at, changed_at)
     select player_id, 'hub88', nth, (select code from games order by code limit 1), 100, case when wins then 200 else 0 end, status, 0, moment, moment
       from played order by moment`,
  `create temp table moved on commit drop as
     select (select coalesce(max(id), 0) from transfers) + row_number() over (order by moment, place) as id, *
       from (select player_id, nth, moment, 1 as place, 'deposit' as cause, payment::text as reference, 1000 as amount, 'payment provider' as other, 'sandbox' as name
               from played where brings
             union all
             select player_id, nth, moment, 2, 'bet', 'hub88 b' || player_id || '-' || nth, -100, 'game provider', 'hub88' from played
             union all
             select player_id, nth, moment, 3, 'win', 'hub88 w' || player_id || '-' || nth, 200, 'game provider', 'hub88' from played where wins) as step`,
  'analyze moved',
  `insert into game_movements (provider, reference, kind, player_id, round, game, amount, cash, bonus, forfeited, created_at)
     select 'hub88', substr(reference, 7), cause, player_id, nth, (select code from games order by code limit 1), abs(amount), abs(amount), 0, 0, moment
       from moved where cause <> 'deposit' order by id`,
  `insert into round_names (player_id, provider, reference, round_id) select player_id, provider, reference, id from rounds on conflict do nothing`,
  `insert into transfers (id, cause, reference, created_at)
     select id, cause, reference, moment from moved order by id`,
  `insert into transfer_names (cause, reference, transfer_id) select cause, reference, id from moved`,
  `select setval(pg_get_serial_sequence('transfers', 'id'), max(id)) from transfers`,
  `insert into entries (transfer_id, account_id, amount, balance_after)
     select leg.id, accounts.id, leg.amount, sum(leg.amount) over (partition by accounts.id order by leg.id)
       from (select id, 'cash' as kind, '' as name, player_id as owner, amount from moved
             union all
             select id, other, name, player_id % ${stripes}, -amount from moved) as leg
       join accounts on accounts.kind = leg.kind and accounts.name = leg.name and accounts.owner = leg.owner
      order by leg.id`,
  `update accounts set balance = posted.balance
     from (select account_id, sum(amount) as balance from entries group by account_id) as posted where id = account_id`,
]

const pastCounted = readFileSync(
  new URL('../../../server/migrations/573-history-past.sql', import.meta.url),
  'utf8',
)

/** Writes rows first and counts them with the migration, as in a database that is older than the counts. */
export async function writeBook(databaseUrl: string, pasts: readonly Past[]): Promise<Gambler[]> {
  const pool = createPool(databaseUrl, { max: 2, patience })
  try {
    await openAccounts(pool, 'payment provider', ['sandbox'])
    await openAccounts(pool, 'game provider', ['hub88'])
    const gamblers: Gambler[] = []
    for (const past of pasts)
      gamblers.push({ ...past, ...(await signedIn({ pool, clock: { now: () => new Date() } })) })
    await transaction(pool, async (tx) => {
      await tx.query('set local session_replication_role = replica')
      const [first, ...rest] = statements
      await tx.query(first ?? '', [
        gamblers.map(({ id }) => id),
        gamblers.map(({ rounds }) => rounds),
        gamblers.map(({ open }) => open),
      ])
      for (const statement of rest) await tx.query(statement)
    })
    await pool.query(pastCounted)
    for (const { id } of gamblers) await pool.query('select number_all_movements($1)', [id])
    await settle(pool)
    return gamblers
  } finally {
    await pool.end()
  }
}

async function settle(pool: Pool): Promise<void> {
  for (const table of [
    'rounds',
    'payments',
    'transfers',
    'entries',
    'game_movements',
    'movements',
    'history_counts',
  ])
    await pool.query(`vacuum analyze ${table}`)
}
