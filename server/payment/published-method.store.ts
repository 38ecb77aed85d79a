import { toMinor, toWire } from '#contract/money.ts'
import { transactionKind, type HouseAccount, type PaymentField } from '#contract/payment.ts'
import type { Db } from '../database/pool.ts'
import { locales, type Locale } from '#contract/locale.ts'

type Words = Record<Locale, string>

export interface PublishedField extends Omit<PaymentField, 'option'> {
  option: { id: number | string; name: Words }[] | null
}

export interface PublishedTerms {
  shown: boolean
  /** Null: people settle it. */
  provider: string | null
  /** Turkish lira. */
  min: number
  max: number
  duration: Words
  /** Shown instead of a form, or after one. */
  text: Words | null
  /** None: the method says its text and takes no payment. */
  fields: PublishedField[]
}

export interface PublishedMethod {
  code: string
  logo: string
  position: number
  name: Words
  deposit: PublishedTerms | null
  withdraw: PublishedTerms | null
  /** The operator's account that deposits are sent to; null: none. */
  account: HouseAccount | null
}

export const purposes = [
  ['deposit', transactionKind.Deposit],
  ['withdraw', transactionKind.Withdraw],
] as const

const termsOf = (type: number) => `
  (select json_build_object(
            'shown', active, 'provider', provider, 'min', min, 'max', max,
            'duration', (select json_object_agg(locale, duration) from payment_words
                          where method_id = methods.id and type = ${type}),
            'text', (select json_object_agg(locale, text) from payment_words
                      where method_id = methods.id and type = ${type} and text is not null),
            'fields', coalesce((select json_agg(json_build_object(
                                         'key', key, 'mask', mask, 'objectType', object_type, 'option', option) order by position)
                                  from payment_fields where method_id = methods.id and type = ${type}), '[]'))
     from payment_terms where method_id = methods.id and type = ${type})`

const inLira = (terms: PublishedTerms | null) =>
  terms && { ...terms, min: toWire(terms.min), max: toWire(terms.max) }

export async function allMethods(db: Db): Promise<PublishedMethod[]> {
  const { rows } = await db.query<PublishedMethod>(
    `select code, logo, position,
            (select json_object_agg(locale, name)
               from (select distinct on (locale) locale, name from payment_words where method_id = methods.id order by locale, type) words) as name,
            ${purposes.map(([purpose, type]) => `${termsOf(type)} as ${purpose}`).join()},
            case when accounts.shown then json_build_object('bank', bank, 'holder', holder, 'iban', iban) end as account
       from payment_methods methods
       left join payment_accounts accounts on accounts.method_id = methods.id
      order by position, code`,
  )
  return rows.map((row) => ({ ...row, deposit: inLira(row.deposit), withdraw: inLira(row.withdraw) }))
}

/** Terms that the method does not bring stay as they are: payments refer to them. */
export async function writeMethod(db: Db, method: PublishedMethod): Promise<void> {
  const { code, logo, position, name, account } = method
  const { rows } = await db.query<{ id: number }>(
    `insert into payment_methods (code, logo, position) values ($1, $2, $3)
     on conflict (code) do update set logo = excluded.logo, position = excluded.position returning id`,
    [code, logo, position],
  )
  const id = rows[0]?.id ?? 0
  for (const [purpose, type] of purposes) {
    const terms = method[purpose]
    if (terms) await writeTerms(db, [id, type], name, terms)
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

async function writeTerms(db: Db, key: [id: number, type: number], name: Words, terms: PublishedTerms) {
  const { shown, provider, min, max, duration, text, fields } = terms
  const form = fields.length === 0 ? 'message' : 'form'
  await db.query(
    `insert into payment_terms (method_id, type, form, provider, min, max, active) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (method_id, type) do update
       set form = excluded.form, provider = excluded.provider, min = excluded.min, max = excluded.max, active = excluded.active`,
    [...key, form, provider, toMinor(min), toMinor(max), shown],
  )
  await db.query('delete from payment_fields where method_id = $1 and type = $2', key)
  for (const [position, field] of fields.entries()) {
    await db.query(
      `insert into payment_fields (method_id, type, position, key, mask, object_type, option) values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        ...key,
        position,
        field.key,
        field.mask,
        field.objectType,
        field.option && JSON.stringify(field.option),
      ],
    )
  }
  for (const locale of locales) {
    await db.query(
      `insert into payment_words (method_id, type, locale, name, duration, text) values ($1, $2, $3, $4, $5, $6)
       on conflict (method_id, type, locale) do update
         set name = excluded.name, duration = excluded.duration, text = excluded.text`,
      [...key, locale, name[locale], duration[locale], text?.[locale] ?? null],
    )
  }
}
