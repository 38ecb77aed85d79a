import { toWire } from '#contract/money.ts'
import { transactionKind, transactionStatus, type PaymentState } from '#contract/payment.ts'
import type { Locale } from '#contract/locale.ts'
import { done, type Reply } from '../reply.ts'
import { noticeOf } from './notices.ts'
import type { PaymentStatus } from './payment.rules.ts'
import type { KeptPayment } from './payment.store.ts'

const { None, Confirmed, Pending, Merged, Rejected, Cancelled, Created } = transactionStatus

const outcomes: Record<PaymentStatus, PaymentState['outcome']> = {
  [None]: 'open',
  [Created]: 'open',
  [Pending]: 'open',
  [Confirmed]: 'paid',
  [Rejected]: 'declined',
  [Cancelled]: 'declined',
  [Merged]: 'merged',
}

export function stateReply(
  payment: KeptPayment,
  now: Pick<PaymentState, 'page' | 'balance'> & { locale: Locale },
): Reply<PaymentState> {
  const { reference, account, amount, status, type, reason, method, text, provider } = payment
  const { locale, ...rest } = now
  const state = { reference, account, amount: toWire(amount), outcome: outcomes[status], ...rest }
  const notice = noticeOf({ ...payment, locale }, status, reason ?? undefined)
  if (notice) return done(state, 'as told', { values: { note: notice.note } })
  if (type !== transactionKind.Deposit) return done(state)
  if (status === Cancelled) return done(state, 'deposit given up', { values: { amount, method } })
  return provider === null ? done(state, 'deposit noted', { values: { text: text ?? '' } }) : done(state)
}
