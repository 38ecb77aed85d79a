import { notificationType } from '#contract/notification.ts'
import { transactionKind, transactionStatus } from '#contract/payment.ts'
import type { Notice } from '../customer/notice.ts'
import type { Locale } from '#contract/locale.ts'
import type { Reason } from '../words/payment-reason.tr.ts'
import { say, type Kind } from '../words/words.ts'
import type { PaymentStatus, Payment } from './payment.rules.ts'

const { Confirmed, Pending, Merged, Rejected } = transactionStatus

type Outcome =
  | `deposit ${'confirmed' | 'rejected' | 'merged'}`
  | `withdraw ${'pending' | 'confirmed' | 'rejected'}`

/** No notification for a deposit that waits or was given up. */
function outcomeOf({ type }: Payment, status: PaymentStatus): Outcome | null {
  if (type === transactionKind.Deposit) {
    if (status === Confirmed) return 'deposit confirmed'
    if (status === Merged) return 'deposit merged'
    return status === Rejected ? 'deposit rejected' : null
  }
  if (status === Pending) return 'withdraw pending'
  return status === Confirmed ? 'withdraw confirmed' : 'withdraw rejected'
}

interface Told extends Payment {
  method: string
  locale: Locale
}

export function noticeOf(payment: Told, status: PaymentStatus, reason?: Reason): Notice | null {
  const outcome = outcomeOf(payment, status)
  if (outcome === null) return null
  const { playerId, locale, amount, method } = payment
  const note: Kind = `${outcome} note`
  return {
    playerId,
    type: payment.type === transactionKind.Deposit ? notificationType.Deposit : notificationType.Withdraw,
    title: say(locale, outcome, undefined),
    note: say(locale, note, {
      amount,
      method,
      ...(reason && { because: say(locale, `because ${reason}`, undefined) }),
    }),
  }
}
