import { toMinor } from '#contract/money.ts'
import { transactionKind, type HouseAccount, type TransactionKind } from '#contract/payment.ts'
import type { Db } from '../database/pool.ts'
import { locales } from '../locale.ts'
import { paymentMethods, type SeedMethod, type SeedTerms } from './payment-methods.ts'

/** Writes missing payment methods; never changes existing ones. */
export async function seedPaymentMethods(db: Db): Promise<void> {
  for (const [position, method] of paymentMethods.entries()) {
    const { rows } = await db.query<{ id: number }>(
      `insert into payment_methods (code, logo, position) values ($1, $1, $2)
       on conflict (code) do nothing returning id`,
      [method.code, position],
    )
    if (method.account) await seedAccount(db, method.code, method.account)
    const [row] = rows
    if (!row) continue
    if (method.deposit) await seedTerms(db, row.id, transactionKind.Deposit, method, method.deposit)
    if (method.withdraw) await seedTerms(db, row.id, transactionKind.Withdraw, method, method.withdraw)
  }
}

async function seedAccount(db: Db, code: string, { bank, holder, iban }: HouseAccount) {
  await db.query(
    `insert into payment_accounts (method_id, bank, holder, iban, shown)
     select id, $2, $3, $4, true from payment_methods where code = $1
     on conflict do nothing`,
    [code, bank, holder, iban],
  )
}

async function seedTerms(db: Db, id: number, type: TransactionKind, method: SeedMethod, terms: SeedTerms) {
  const { provider, min, max, fields, duration, text } = terms
  const form = fields.length === 0 ? 'message' : 'form'
  await db.query(
    'insert into payment_terms (method_id, type, form, provider, min, max) values ($1, $2, $3, $4, $5, $6)',
    [id, type, form, provider, toMinor(min), toMinor(max)],
  )
  for (const [position, field] of fields.entries()) {
    const option = field.option && JSON.stringify(field.option)
    await db.query(
      `insert into payment_fields (method_id, type, position, key, mask, object_type, option)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, type, position, field.key, field.mask, field.objectType, option],
    )
  }
  for (const locale of locales) {
    await db.query(
      `insert into payment_words (method_id, type, locale, name, duration, text) values ($1, $2, $3, $4, $5, $6)`,
      [id, type, locale, method.name[locale], duration[locale], text?.[locale] ?? null],
    )
  }
}
