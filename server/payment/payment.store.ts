import type { PaymentDetail } from '#contract/payment.ts'
import type { Db } from '../database/pool.ts'
import type { Locale } from '../locale.ts'
import type { Payment, PaymentStatus } from './payment.rules.ts'

export interface NewPayment extends Payment {
  methodId: number
  /** Kept in the open. */
  detail: PaymentDetail
  /** The whole detail, encrypted. */
  sealed: string
  locale: Locale
  at: Date
}

export async function insertPayment(db: Db, payment: NewPayment): Promise<void> {
  const { reference, playerId, methodId, type, status, amount, provider, detail, sealed, locale, at } =
    payment
  await db.query(
    `insert into payments (reference, player_id, method_id, type, status, amount, provider, detail, sealed, locale, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      reference,
      playerId,
      methodId,
      type,
      status,
      amount,
      provider,
      JSON.stringify(detail),
      sealed,
      locale,
      at,
    ],
  )
}

export interface KeptPayment extends Payment {
  id: number
  method: string
  methodCode: string
  sealed: string
  mergedInto: number | null
  locale: Locale
  url: string | null
  /** What is told of a payment that nobody outside takes over. */
  text: string | null
}

const kept = `
  select payments.id, reference, player_id as "playerId", payments.type, status, amount, payments.provider, url, payments.locale,
         handed_over_at is not null as "handedOver", sealed, merged_into as "mergedInto", code as "methodCode", name as method, text
    from payments
    join payment_methods methods on methods.id = payments.method_id
    join payment_words words on words.method_id = payments.method_id and words.type = payments.type and words.locale = payments.locale
   where reference = $1`

export async function findPayment(db: Db, reference: string): Promise<KeptPayment | null> {
  const { rows } = await db.query<KeptPayment>(kept, [reference])
  return rows[0] ?? null
}

/** Nobody else changes it until the transaction ends. */
export async function lockPayment(db: Db, reference: string): Promise<KeptPayment | null> {
  const { rows } = await db.query<KeptPayment>(`${kept} for update of payments`, [reference])
  return rows[0] ?? null
}

/** A status that a payment has come to, and what belongs to it. */
export interface Arrival {
  id: number
  status: PaymentStatus
  reason: string | null
  mergedInto: number | null
  at: Date
}

export async function setStatus(db: Db, { id, status, reason, mergedInto, at }: Arrival): Promise<void> {
  await db.query(
    'update payments set status = $2, reason = $3, merged_into = $4, changed_at = $5 where id = $1',
    [id, status, reason, mergedInto, at],
  )
}

/** From now on only its provider's word ends the withdrawal. */
export async function markHandedOver(db: Db, id: number, at: Date): Promise<void> {
  await db.query('update payments set handed_over_at = $2, changed_at = $2 where id = $1', [id, at])
}

/** The page to pay at, kept once: a second one never replaces the first. */
export async function keepUrl(db: Db, id: number, url: string): Promise<string> {
  const { rows } = await db.query<{ url: string }>(
    'update payments set url = coalesce(url, $2) where id = $1 returning url',
    [id, url],
  )
  return rows[0]?.url ?? url
}
