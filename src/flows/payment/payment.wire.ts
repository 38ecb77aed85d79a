import { transactionKind, type TransactionKind } from '#contract/payment.ts'
import type { Purpose } from '#machines/payment/payment.setup.ts'

export { target } from '#contract/payment.ts'

export function kindOf(purpose: Purpose): TransactionKind {
  return purpose === 'deposit' ? transactionKind.Deposit : transactionKind.Withdraw
}

/** Section 4: data that is a string starting with http is a page to pay at. */
export function pageOf(data: unknown): string | null {
  return typeof data === 'string' && /^https?:\/\//.test(data) ? data : null
}
