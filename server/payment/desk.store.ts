import { transactionStatus, type PaymentDetail, type TransactionKind } from '#contract/payment.ts'
import type { Db } from '../database/pool.ts'

export interface WaitingRow {
  reference: string
  type: TransactionKind
  usercode: string
  username: string
  /** Minor units. */
  amount: number
  /** In English, for operators. */
  method: string
  provider: string | null
  since: Date
  handedOverAt: Date | null
  /** Masked: enough to recognise an account. */
  detail: PaymentDetail
  /** All that the player entered, encrypted. */
  sealed: string
}

const waiting = `
  select reference, payments.type, usercode, username, amount, words.name as method, payments.provider, payments.created_at as since,
         handed_over_at as "handedOverAt", detail, sealed
    from payments
    join players on players.id = player_id
    join payment_words words on words.method_id = payments.method_id and words.type = payments.type and words.locale = 'en'
   where payments.status = ${transactionStatus.Pending}`

/** Payments that people have to settle, longest waiting first; without deposits that wait at a provider. */
export async function waitingPayments(db: Db, type: TransactionKind): Promise<WaitingRow[]> {
  const { rows } = await db.query<WaitingRow>(
    `${waiting} and payments.type = $1 and (payments.type = 2 or payments.provider is null)
      order by payments.created_at, payments.id`,
    [type],
  )
  return rows
}

export async function waitingPayment(db: Db, reference: string): Promise<WaitingRow | null> {
  const { rows } = await db.query<WaitingRow>(`${waiting} and reference = $1`, [reference])
  return rows[0] ?? null
}
