import type { Movement, MovementFilter, MovementPage } from '#contract/movement.ts'
import type { Db } from '../database/pool.ts'
import type { Locale } from '../locale.ts'

/** What is asked for, of one player only. */
export interface MovementQuery extends MovementFilter {
  playerId: number
  locale: Locale
}

/** As on the wire, with amounts in minor units and the date not yet said. */
export interface MovementRow extends Omit<Movement, 'date'> {
  date: Date
}

/** As on the wire, with amounts in minor units. */
export interface Movements extends Omit<MovementPage, 'list'> {
  list: MovementRow[]
}

const ofCause = `($6::text is null or transfers.cause = $6)`

const entriesOf = (account: string) => `
  select entries.id, transfer_id from entries left join transfers on transfers.id = transfer_id
   where account_id = ${account} and ${ofCause}`

const newestOf = (account: string) =>
  `(${entriesOf(account)} order by entries.id desc limit $4::bigint + $5::bigint)`

/** Of a page's movement; the entries of a player follow each other by their ids. */
const leftOn = (account: string) =>
  `coalesce((select balance_after from entries where account_id = ${account} and id <= page.last order by id desc limit 1), 0)`

/**
 * Of each account its newest entries, enough that the newest movements of both are among them; those that belong to one transfer are
 * one movement. The entries of a player follow each other by their ids. What a movement belongs to is looked up for the page only.
 */
const onePage = `
  with page as materialized (
    select transfer_id, max(id) as last
      from (${newestOf('$1')} union all ${newestOf('$2')}) as newest
     group by transfer_id order by last desc offset $4 limit $5
  ),
  standing as (
    select (select sum(balance)::bigint from accounts where id in ($1, $2)) as balance,
           (select balance from accounts where id = $1) as withdrawable,
           (select balance from accounts where id = $3) as held,
           (select count(distinct transfer_id)::int from (${entriesOf('$1')} union all ${entriesOf('$2')}) as every) as total
  )
  select standing.*, transfers.id, transfers.created_at as date, transfers.cause,
         coalesce(cash.amount, 0) + coalesce(bonus.amount, 0) as amount, coalesce(bonus.amount, 0) as bonus,
         (${leftOn('$1')}) + (${leftOn('$2')}) as "balanceAfter",
         coalesce(method.name, title.title, games.name, nullif(game.game, '')) as subject, transfers.reference
    from standing
    left join (page join transfers on transfers.id = page.transfer_id) on true
    left join entries cash on cash.transfer_id = transfers.id and cash.account_id = $1
    left join entries bonus on bonus.transfer_id = transfers.id and bonus.account_id = $2
    left join payments
      on transfers.cause in ('deposit', 'withdraw', 'withdraw released') and payments.player_id = $7
     and payments.reference = case when pg_input_is_valid(transfers.reference, 'uuid') then transfers.reference::uuid end
    left join payment_words method
      on method.method_id = payments.method_id and method.type = payments.type and method.locale = $8
    left join bonuses
      on transfers.cause in ('bonus', 'bonus converted', 'bonus forfeited') and bonuses.player_id = $7
     and transfers.reference in ('bonus ' || bonuses.id, bonuses.offer_code || ' ' || bonuses.player_id)
    left join bonus_words title on title.offer_code = bonuses.offer_code and title.locale = $8
    left join game_movements game
      on transfers.cause in ('bet', 'win', 'rollback') and game.player_id = $7
     and game.provider = split_part(transfers.reference, ' ', 1)
     and game.reference = substr(transfers.reference, strpos(transfers.reference, ' ') + 1)
    left join games on games.code = game.game
   order by page.last desc`

type Row = Omit<Movements, 'list'> & (MovementRow | { id: null })

/** Newest first, with what there is now: all of it as it was in one moment. */
export async function readMovements(db: Db, query: MovementQuery): Promise<Movements> {
  const { playerId, locale, cause, skip, take } = query
  const accounts = await accountsOf(db, playerId)
  const { rows } = await db.query<Row>(onePage, [...accounts, skip, take, cause ?? null, playerId, locale])
  const [first] = rows
  if (!first) throw new Error(`player ${playerId} has no movements and no balance`)
  const { total, balance, withdrawable, held } = first
  return { total, balance, withdrawable, held, list: rows.flatMap(movementIn) }
}

/** The ids of the player's accounts for cash, bonus and what is held: known ids make the best plan. */
async function accountsOf(db: Db, playerId: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select accounts.id from unnest(array['cash', 'bonus', 'held']) with ordinality as wanted (kind, place)
       join accounts on accounts.kind = wanted.kind and accounts.owner = $1 order by place`,
    [playerId],
  )
  return rows.map(({ id }) => id)
}

function movementIn(row: Row): MovementRow[] {
  if (row.id === null) return []
  const { id, date, cause, amount, bonus, balanceAfter, subject, reference } = row
  return [{ id, date, cause, amount, bonus, balanceAfter, subject, reference }]
}
