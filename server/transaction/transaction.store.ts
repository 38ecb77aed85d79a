import type { TransactionFilter, TransactionItem } from '#contract/transaction.ts'
import type { Db } from '../database/pool.ts'
import { withinDays } from '../database/within-days.ts'
import type { Locale } from '../locale.ts'

/** What is asked for, of one player only. */
export interface HistoryQuery extends TransactionFilter {
  playerId: number
  locale: Locale
  skip: number
  take: number
}

/** As on the wire, with amounts in minor units and the date not yet said. */
export interface HistoryRow extends Omit<TransactionItem, 'date'> {
  date: Date
}

const chosen = `
  player_id = $1 and ($2 = 0 or type = $2) and ($3::smallint is null or status = $3)
    and ${withinDays('created_at', '$4', '$5')}`

const valuesOf = ({ playerId, kind, status, from, to }: HistoryQuery) => [
  playerId,
  kind,
  status ?? null,
  from ?? null,
  to ?? null,
]

/** How many there are in all. */
export async function countPayments(db: Db, query: HistoryQuery): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from payments where ${chosen}`,
    valuesOf(query),
  )
  return rows[0]?.total ?? 0
}

/** Newest first. The balance is cash and bonus as the ledger wrote them when the payment moved the player's cash last. */
export async function listPayments(db: Db, query: HistoryQuery): Promise<HistoryRow[]> {
  const { rows } = await db.query<HistoryRow>(
    `with page as materialized (
       select * from payments where ${chosen} order by created_at desc, id desc offset $6 limit $7
     )
     select page.id, page.created_at as date, page.type as kind, page.status, words.name as method, page.amount,
            moved.balance_after as "balanceAfter", page.reference
       from page
       join payment_words words
         on words.method_id = page.method_id and words.type = page.type and words.locale = $8
       left join lateral (
         select entries.balance_after + coalesce(
                  (select earlier.balance_after from entries earlier
                    where earlier.account_id = bonus.id and earlier.id <= entries.id order by earlier.id desc limit 1), 0) as balance_after
           from transfers
           join entries on entries.transfer_id = transfers.id
           join accounts on accounts.id = entries.account_id and accounts.kind = 'cash'
           join accounts bonus on bonus.kind = 'bonus' and bonus.owner = accounts.owner
          where transfers.cause in ('deposit', 'withdraw', 'withdraw released')
            and transfers.reference = page.reference::text
          order by entries.id desc limit 1
       ) moved on true
      order by page.created_at desc, page.id desc`,
    [...valuesOf(query), query.skip, query.take, query.locale],
  )
  return rows
}
