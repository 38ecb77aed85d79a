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
  const { reference, playerId, methodId, type, status, amount, detail, sealed, locale, at } = payment
  await db.query(
    `insert into payments (reference, player_id, method_id, type, status, amount, detail, sealed, locale, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [reference, playerId, methodId, type, status, amount, JSON.stringify(detail), sealed, locale, at],
  )
}

export interface KeptPayment extends Payment {
  id: number
  method: string
  locale: Locale
  url: string | null
  /** What is told of a payment that nobody outside takes over. */
  text: string | null
}

const kept = `
  select payments.id, reference, player_id as "playerId", payments.type, status, amount, url, payments.locale, name as method, provider, text
    from payments
    join payment_terms terms using (method_id, type)
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

export async function setStatus(db: Db, id: number, status: PaymentStatus, at: Date): Promise<void> {
  await db.query('update payments set status = $2, changed_at = $3 where id = $1', [id, status, at])
}

/** The page to pay at, kept once: a second one never replaces the first. */
export async function keepUrl(db: Db, id: number, url: string): Promise<string> {
  const { rows } = await db.query<{ url: string }>(
    'update payments set url = coalesce(url, $2) where id = $1 returning url',
    [id, url],
  )
  return rows[0]?.url ?? url
}
