import * as z from 'zod/mini'
import { notedDeposit, transactionKind, type TransactionKind } from '#contract/payment.ts'
import type { Purpose, Submitted } from '#machines/payment/payment.machine.ts'
import type { SentNumber } from '#machines/sent-form.ts'

export { target } from '#contract/payment.ts'

export function kindOf(purpose: Purpose): TransactionKind {
  return purpose === 'deposit' ? transactionKind.Deposit : transactionKind.Withdraw
}

export const requestIdOf = ({ formId, attempt }: SentNumber) => `${formId}:${attempt}`

/** Section 4: a string that starts with http is a page to pay at; a deposit that people settle has a reference. */
export function answerOf(data: unknown): Omit<Submitted, 'message'> {
  const noted = z.safeParse(notedDeposit, data)
  if (noted.success) return { ...noted.data, page: null }
  return { reference: '', account: null, page: pageOf(data) }
}

const pageOf = (data: unknown) => (typeof data === 'string' && /^https?:\/\//.test(data) ? data : null)
