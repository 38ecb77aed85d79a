import type { PaymentField, TransactionKind } from '#contract/payment.ts'
import type { Db } from '../database/pool.ts'
import type { Locale } from '#contract/locale.ts'
import type { PublishedField } from './published-method.store.ts'

export interface Method {
  id: number
  name: string
  logo: string
  form: 'form' | 'message'
  /** Null: people settle it. */
  provider: string | null
  /** Minor units. */
  min: number
  max: number
  duration: string
  text: string | null
}

/** A method is offered only if its provider is available and can do this kind of payment. */
export interface Offer {
  type: TransactionKind
  locale: Locale
  providers: readonly string[]
}

const offered = `
  select methods.id, name, logo, form, provider, min, max, duration, text
    from payment_methods methods
    join payment_terms terms on terms.method_id = methods.id and active
    join payment_words words on words.method_id = methods.id and words.type = terms.type
   where terms.type = $1 and locale = $2 and (provider is null or provider = any($3))`

export async function listMethods(db: Db, { type, locale, providers }: Offer): Promise<Method[]> {
  const { rows } = await db.query<Method>(`${offered} order by position, code`, [type, locale, providers])
  return rows
}

export async function findMethod(
  db: Db,
  { id, type, locale, providers }: Offer & { id: number },
): Promise<Method | null> {
  const { rows } = await db.query<Method>(`${offered} and methods.id = $4`, [type, locale, providers, id])
  return rows[0] ?? null
}

export async function listFields(
  db: Db,
  { id, type, locale }: { id: number; type: TransactionKind; locale: Locale },
): Promise<PaymentField[]> {
  const { rows } = await db.query<PublishedField>(
    `select key, mask, object_type as "objectType", option from payment_fields
      where method_id = $1 and type = $2 order by position`,
    [id, type],
  )
  return rows.map((row) => ({
    ...row,
    option: row.option?.map((each) => ({ id: each.id, name: each.name[locale] })) ?? null,
  }))
}
