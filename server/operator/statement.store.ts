import { siteTimeZone } from '#contract/day.ts'
import type { Db } from '../database/pool.ts'
import { withinDays } from '../database/within-days.ts'

export interface StatementQuery {
  playerId: number
  from: string | null
  to: string | null
  take: number
}

const chosen = `accounts.player_id = $1 and ${withinDays('transfers.created_at', '$2', '$3')}
   and transfers.id >= ids_since($2::date::timestamp at time zone '${siteTimeZone}')
   and entries.transfer_id >= ids_since($2::date::timestamp at time zone '${siteTimeZone}')`
const ledger = `
  from entries
  join accounts on accounts.id = entries.account_id
  join transfers on transfers.id = entries.transfer_id
 where ${chosen}`
const valuesOf = ({ playerId, from, to }: StatementQuery) => [playerId, from, to]

export interface StatementRow {
  moved: Date
  account: string
  cause: string
  reference: string
  /** Minor units, as is the balance after it. */
  amount: number
  after: number
}

export async function listEntries(db: Db, query: StatementQuery): Promise<StatementRow[]> {
  const { rows } = await db.query<StatementRow & Record<string, unknown>>(
    `select transfers.created_at as moved, kind as account, cause, reference, amount, balance_after as after
     ${ledger} order by entries.id desc limit $4`,
    [...valuesOf(query), query.take],
  )
  return rows
}

export interface StatementSum {
  account: string
  cause: string
  movements: number
  amount: number
}

/** Sums by account and cause over the whole period, without `take`. */
export async function sumEntries(db: Db, query: StatementQuery): Promise<StatementSum[]> {
  const { rows } = await db.query<StatementSum & Record<string, unknown>>(
    `select kind as account, cause, count(*) as movements, sum(amount)::bigint as amount
     ${ledger} group by kind, cause order by min(accounts.id), min(entries.id)`,
    valuesOf(query),
  )
  return rows
}
