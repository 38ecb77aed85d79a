import type { PaymentDetail, TransactionKind } from '#contract/payment.ts'
import type { Parts } from '../parts.ts'
import { waitingPayment, waitingPayments, type WaitingRow } from './desk.store.ts'
import { isReference } from './reference.ts'
import { openDetail } from './sealed-detail.ts'

export type WaitingPayment = Omit<WaitingRow, 'sealed'>

export async function listWaiting(
  { pool }: Pick<Parts, 'pool'>,
  type: TransactionKind,
): Promise<WaitingPayment[]> {
  const rows = await waitingPayments(pool, type)
  return rows.map(({ sealed: _sealed, ...row }) => row)
}

/** One waiting payment with all that the player entered; `detail` is null if it was sealed with another secret. */
export async function lookAt(
  { pool, env }: Pick<Parts, 'pool' | 'env'>,
  reference: string,
): Promise<(Omit<WaitingPayment, 'detail'> & { detail: PaymentDetail | null }) | null> {
  const row = isReference(reference) ? await waitingPayment(pool, reference) : null
  if (!row) return null
  const { sealed, ...rest } = row
  return { ...rest, detail: openDetail(env.secret, sealed) }
}
