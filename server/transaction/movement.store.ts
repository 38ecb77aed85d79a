import type { Movement, MovementFilter, MovementPage } from '#contract/movement.ts'
import type { Db } from '../database/pool.ts'
import type { Locale } from '#contract/locale.ts'
import { accountsOf } from './accounts.store.ts'

export interface MovementQuery extends MovementFilter {
  playerId: number
  locale: Locale
}

/** As on the wire, but amounts in minor units and the date as Date. */
export interface MovementRow extends Omit<Movement, 'date'> {
  date: Date
}

export interface Movements extends Omit<MovementPage, 'list'> {
  list: MovementRow[]
}

/** PostgreSQL 15 has no pg_input_is_valid. */
const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/**
 * The last number, of all or of the cause, less those in files is the total; the page has the numbers before it, without an offset. Subjects are looked up for
 * the page only.
 */
const pageBy = (nth: 'nth' | 'nth_of_cause') => `
  with standing as (
    select (select sum(balance)::bigint from accounts where id in ($1, $2)) as balance,
           (select balance from accounts where id = $1) as withdrawable,
           (select balance from accounts where id = $3) as held,
           coalesce((select ${nth} from movements where ${ofPlayer(nth)} order by ${nth} desc limit 1), 0) as last
  ),
  counted as (
    select last - coalesce((select sum(total)::bigint from carried_movements where ${ofPlayer(nth)}), 0) as total from standing
  ),
  page as materialized (
    select nth, transfer_id, balance_after from movements
     where ${ofPlayer(nth)} and ${nth} <= (select last - $4 from standing)
     order by ${nth} desc limit $5
  )
  select standing.*, counted.total, transfers.id, transfers.created_at as date, transfers.cause,
         coalesce(cash.amount, 0) + coalesce(bonus.amount, 0) as amount, coalesce(bonus.amount, 0) as bonus,
         page.balance_after as "balanceAfter",
         coalesce(method.name, title.title, games.name, nullif(game.game, '')) as subject, transfers.reference
    from standing cross join counted
    left join (page join transfers on transfers.id = page.transfer_id) on true
    left join entries cash on cash.transfer_id = transfers.id and cash.account_id = $1
    left join entries bonus on bonus.transfer_id = transfers.id and bonus.account_id = $2
    left join payments
      on transfers.cause in ('deposit', 'withdraw', 'withdraw released') and payments.player_id = $6
     and payments.reference = case when transfers.reference ~ '${uuid}' then transfers.reference::uuid end
    left join payment_words method
      on method.method_id = payments.method_id and method.type = payments.type and method.locale = $7
    left join bonuses
      on transfers.cause in ('bonus', 'bonus converted', 'bonus forfeited') and bonuses.player_id = $6
     and transfers.reference in ('bonus ' || bonuses.id, bonuses.offer_code || ' ' || bonuses.player_id)
    left join bonus_words title on title.offer_code = bonuses.offer_code and title.locale = $7
    left join game_movements game
      on transfers.cause in ('bet', 'win', 'rollback') and game.player_id = $6
     and game.provider = split_part(transfers.reference, ' ', 1)
     and game.reference = substr(transfers.reference, strpos(transfers.reference, ' ') + 1)
    left join games on games.code = game.game
   order by page.nth desc`

const ofPlayer = (nth: 'nth' | 'nth_of_cause') =>
  nth === 'nth' ? 'player_id = $6' : 'player_id = $6 and cause = $8'

type Row = Omit<Movements, 'list'> & (MovementRow | { id: null })

/** Newest first, with the present balances; one snapshot. */
export async function readMovements(db: Db, query: MovementQuery): Promise<Movements> {
  const { playerId, locale, cause, skip, take } = query
  const accounts = await accountsOf(db, playerId)
  const values = [...accounts, skip, take, playerId, locale]
  const { rows } = await (cause === undefined
    ? db.query<Row>(pageBy('nth'), values)
    : db.query<Row>(pageBy('nth_of_cause'), [...values, cause]))
  const [first] = rows
  if (!first) throw new Error(`player ${playerId} has no movements and no balance`)
  const { total, balance, withdrawable, held } = first
  return { total, balance, withdrawable, held, list: rows.flatMap(movementIn) }
}

function movementIn(row: Row): MovementRow[] {
  if (row.id === null) return []
  const { id, date, cause, amount, bonus, balanceAfter, subject, reference } = row
  return [{ id, date, cause, amount, bonus, balanceAfter, subject, reference }]
}
