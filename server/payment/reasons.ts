import { paymentReasonTr, type Reason } from '../words/payment-reason.tr.ts'

const mark = 'because '

/** Why an operator can reject a payment; the player reads it as a sentence. */
export const reasons = Object.keys(paymentReasonTr).map((key) => key.slice(mark.length))

export const isReason = (word: string): word is Reason => reasons.includes(word)
