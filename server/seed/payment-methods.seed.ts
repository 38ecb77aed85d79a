import type { HouseAccount } from '#contract/payment.ts'
import type { Db } from '../database/pool.ts'
import { writeMethod } from '../payment/published-method.store.ts'
import { paymentMethods, type SeedTerms } from './payment-methods.ts'

const published = (terms: SeedTerms | undefined) => (terms ? { shown: true, text: null, ...terms } : null)

/** Writes missing payment methods; never changes existing ones. */
export async function seedPaymentMethods(db: Db): Promise<void> {
  for (const [position, { code, name, deposit, withdraw, account = null }] of paymentMethods.entries()) {
    // Nodes may start at once: only the one that inserts the method writes it.
    const { rows } = await db.query(
      `insert into payment_methods (code, logo, position) values ($1, $1, $2)
       on conflict (code) do nothing returning id`,
      [code, position],
    )
    if (rows.length === 1) {
      const terms = { deposit: published(deposit), withdraw: published(withdraw) }
      await writeMethod(db, { code, logo: code, position, name, account, ...terms })
    } else if (account) await seedAccount(db, code, account)
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
