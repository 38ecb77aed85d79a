import {
  transactionStatus,
  type HouseAccount,
  type PaymentDetail,
  type TransactionKind,
} from '#contract/payment.ts'
import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Locale } from '#contract/locale.ts'
import type { Reason } from '../words/payment-reason.tr.ts'
import type { Payment, PaymentStatus } from './payment.rules.ts'

const { Created, Pending } = transactionStatus

export interface NewPayment extends Payment {
  methodId: number
  /** Masked: enough to recognise an account. */
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

/** Serializes the payments of one player and kind until the transaction ends. */
export async function lockPayments(tx: Transaction, playerId: number, type: TransactionKind): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('open payments ' || $2, $1))`, [
    playerId,
    type,
  ])
}

export async function countOpen(tx: Transaction, playerId: number, type: TransactionKind): Promise<number> {
  await lockPayments(tx, playerId, type)
  const { rows } = await tx.query<{ open: number }>(
    `select count(*)::int as open from payments where player_id = $1 and type = $2 and status in (${Pending}, ${Created})`,
    [playerId, type],
  )
  return rows[0]?.open ?? 0
}

export interface KeptPayment extends Payment {
  id: number
  method: string
  methodCode: string
  sealed: string
  mergedInto: number | null
  locale: Locale
  url: string | null
  /** Shown for a payment without a provider. */
  text: string | null
  reason: Reason | null
  /** The operator's account that deposits by this method are sent to. */
  account: HouseAccount | null
}

const kept = `
  select payments.id, reference, player_id as "playerId", payments.type, status, amount, payments.provider, url, payments.locale,
         handed_over_at is not null as "handedOver", sealed, merged_into as "mergedInto", code as "methodCode", name as method, text, reason,
         case when accounts.shown and payments.type = 1 and payments.provider is null
              then json_build_object('bank', bank, 'holder', holder, 'iban', iban) end as account
    from payments
    join payment_methods methods on methods.id = payments.method_id
    join payment_words words on words.method_id = payments.method_id and words.type = payments.type and words.locale = payments.locale
    left join payment_accounts accounts on accounts.method_id = payments.method_id`

export async function findPayment(db: Db, reference: string): Promise<KeptPayment | null> {
  const { rows } = await db.query<KeptPayment>(`${kept} where reference = $1`, [reference])
  return rows[0] ?? null
}

export async function findRequested(
  db: Db,
  { playerId, requestId }: { playerId: number; requestId: string },
): Promise<KeptPayment | null> {
  const { rows } = await db.query<KeptPayment>(
    `${kept} where payments.player_id = $1
        and reference::text = (select outcome ->> 'data' from requests where player_id = $1 and key = $2)`,
    [playerId, requestId],
  )
  return rows[0] ?? null
}

export async function isPayment(db: Db, reference: string): Promise<boolean> {
  const { rowCount } = await db.query('select from payments where reference = $1', [reference])
  return rowCount === 1
}

/** Locks the payment until the transaction ends. */
export async function lockPayment(db: Db, reference: string): Promise<KeptPayment | null> {
  const { rows } = await db.query<KeptPayment>(`${kept} where reference = $1 for update of payments`, [
    reference,
  ])
  return rows[0] ?? null
}

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

/** From now on only its provider's report ends the withdrawal. */
export async function markHandedOver(db: Db, id: number, at: Date): Promise<void> {
  await db.query('update payments set handed_over_at = $2, changed_at = $2 where id = $1', [id, at])
}

/** Keeps the first page to pay at: a later one never replaces it. */
export async function keepUrl(db: Db, id: number, url: string): Promise<string> {
  const { rows } = await db.query<{ url: string }>(
    'update payments set url = coalesce(url, $2) where id = $1 returning url',
    [id, url],
  )
  return rows[0]?.url ?? url
}
