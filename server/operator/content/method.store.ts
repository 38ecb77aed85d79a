import { transactionKind } from '#contract/payment.ts'
import type { Db } from '../../database/pool.ts'
import { locales } from '../../locale.ts'
import type { PublishedMethod } from './method.ts'

const wordsOf = (type: number) => `
  (select json_object_agg(locale, text) from payment_words
    where method_id = methods.id and type = ${type} and text is not null)`

export async function allMethods(db: Db): Promise<PublishedMethod[]> {
  const { rows } = await db.query<PublishedMethod>(
    `select code,
            exists (select from payment_terms where method_id = methods.id and active) as shown,
            ${wordsOf(transactionKind.Deposit)} as deposit,
            ${wordsOf(transactionKind.Withdraw)} as withdraw,
            case when accounts.shown then json_build_object('bank', bank, 'holder', holder, 'iban', iban) end as account
       from payment_methods methods
       left join payment_accounts accounts on accounts.method_id = methods.id
      order by position`,
  )
  return rows
}

export async function writeMethod(db: Db, method: PublishedMethod): Promise<void> {
  const { code, shown, account } = method
  const { rows } = await db.query<{ id: number }>('select id from payment_methods where code = $1', [code])
  const id = rows[0]?.id
  await db.query('update payment_terms set active = $2 where method_id = $1', [id, shown])
  for (const [purpose, type] of [
    ['deposit', transactionKind.Deposit],
    ['withdraw', transactionKind.Withdraw],
  ] as const) {
    for (const locale of locales) {
      await db.query(
        'update payment_words set text = $4 where method_id = $1 and type = $2 and locale = $3 and text is not null',
        [id, type, locale, method[purpose]?.[locale] ?? null],
      )
    }
  }
  if (account === null) {
    await db.query('update payment_accounts set shown = false where method_id = $1', [id])
    return
  }
  await db.query(
    `insert into payment_accounts (method_id, bank, holder, iban, shown) values ($1, $2, $3, $4, true)
     on conflict (method_id) do update
       set bank = excluded.bank, holder = excluded.holder, iban = excluded.iban, shown = true`,
    [id, account.bank, account.holder, account.iban],
  )
}
