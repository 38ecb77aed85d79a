import { amountKey, paymentDetail, type PaymentDetail } from '#contract/payment.ts'
import { seal, unseal } from '../seal.ts'

/** What only those who pay a withdrawal out may open. */
export const sealedAs = 'payment detail'

export const sealDetail = (secret: string, detail: PaymentDetail) =>
  seal(secret, sealedAs, JSON.stringify(detail))

/** All that the player entered; null where it was sealed with another secret. */
export function openDetail(secret: string, sealed: string): PaymentDetail | null {
  let text
  try {
    text = unseal(secret, sealedAs, sealed)
  } catch {
    return null
  }
  return paymentDetail.parse(JSON.parse(text))
}

/** Signs at the end of a text by which a person recognises it. */
const recognised = 4

/** What is kept in the open, for people to recognise: of every text the last signs, at most a third of it. */
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
