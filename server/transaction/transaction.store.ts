import type { TransactionItem } from '#contract/transaction.ts'
import type { Db } from '../database/pool.ts'
import type { Locale } from '#contract/locale.ts'
import { accountsOf } from './accounts.store.ts'
import { countedPage, countedValues, type CountedQuery } from './counted-page.ts'

export interface HistoryQuery extends CountedQuery {
  locale: Locale
}

/** As on the wire, but amounts in minor units and the date as Date. */
export interface HistoryRow extends Omit<TransactionItem, 'date'> {
  date: Date
}

const onePage = `
  ${countedPage({ table: 'payments', kind: 'type', moment: 'created_at', monthly: false })},
  sums as (select coalesce(sum(total), 0)::bigint as total from chosen),
  moved as materialized (
    select page.id, max(named.transfer_id) as last
      from page
      join payments on payments.id = page.id
      join transfer_names named
        on named.cause in ('deposit', 'withdraw', 'withdraw released') and named.reference = payments.reference::text
     group by page.id
  )
  select sums.total, page.id, page.moment as date, payments.type as kind, payments.status, words.name as method, payments.amount,
         cash.balance_after + coalesce(
           (select balance_after from entries where account_id = $10 and transfer_id <= moved.last order by transfer_id desc limit 1),
           (select sum(amount)::bigint from carried_sums where account_id = $10), 0
         ) as "balanceAfter", payments.reference
    from sums
    left join (
      page
      join payments on payments.id = page.id
      join payment_words words
        on words.method_id = payments.method_id and words.type = payments.type and words.locale = $8
      left join moved on moved.id = page.id
      left join entries cash on cash.transfer_id = moved.last and cash.account_id = $9
    ) on true
   order by page.moment desc, page.id desc`

type Row = { total: number } & (HistoryRow | { id: null })

/** Newest first, with the total number; one snapshot. The balance is cash and bonus when the payment last moved the player's cash. */
export async function readPayments(
  db: Db,
  query: HistoryQuery,
): Promise<{ total: number; list: HistoryRow[] }> {
  const [cash, bonus] = await accountsOf(db, query.playerId)
  const { rows } = await db.query<Row>(onePage, [...countedValues(query), query.locale, cash, bonus])
  return { total: rows[0]?.total ?? 0, list: rows.flatMap(paymentIn) }
}

function paymentIn({ total: _total, ...row }: Row): HistoryRow[] {
  return row.id === null ? [] : [row]
}
