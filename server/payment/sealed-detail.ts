import { amountKey, paymentDetail, type PaymentDetail } from '#contract/payment.ts'
import { seal, unseal } from '../seal.ts'

/** Purpose of the encryption: only those who settle the payment open it. */
export const sealedAs = 'payment detail'

export const sealDetail = (secret: string, detail: PaymentDetail) =>
  seal(secret, sealedAs, JSON.stringify(detail))

/** Null if it was sealed with another secret. */
export function openDetail(secret: string, sealed: string): PaymentDetail | null {
  let text
  try {
    text = unseal(secret, sealedAs, sealed)
  } catch {
    return null
  }
  return paymentDetail.parse(JSON.parse(text))
}

/** Characters at the end of a text that are not masked. */
const recognised = 4

/** What is kept unencrypted: of every text the last characters, at most a third of it. */
export function maskDetail(detail: PaymentDetail): PaymentDetail {
  const masked = Object.entries(detail).filter(([key]) => key !== amountKey)
  return Object.fromEntries(
    masked.map(([key, value]) => [key, typeof value === 'string' ? mask(value) : value]),
  )
}

function mask(text: string): string {
  const signs = Array.from(text)
  const shown = Math.min(recognised, Math.floor(signs.length / 3))
  return signs.map((sign, index) => (index < signs.length - shown ? '*' : sign)).join('')
}
