import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { transactionStatus } from '#contract/payment.ts'
import { isSigned, signatureHeader, timestampHeader } from '../world/payment-provider.signature.ts'
import type { Report } from './payment.rules.ts'

/** What a provider reports of a payment; further members are theirs. */
const wireReport = z.object({
  reference: z.uuid(),
  event: z.enum(['paid', 'declined', 'waiting']),
  /** Minor units. */
  amount: z.int().check(z.positive()),
  currency: z.literal('TRY'),
})
export type WireReport = z.output<typeof wireReport>

/** Where a provider reports what has become of a payment. */
export const callbackPath = (provider: string) => `/api/payment/callback/${provider}`

const statusOf = {
  paid: transactionStatus.Confirmed,
  declined: transactionStatus.Rejected,
  waiting: transactionStatus.Pending,
} as const

/** Of its own for each provider, so that none can speak for another. */
export const providerSecret = (secret: string, provider: string) =>
  createHmac('sha256', secret).update(`payment provider ${provider}`).digest('base64url')

interface Arrived {
  headers: Record<string, string | string[] | undefined>
  body: string
  secret: string
  now: Date
}

/** Reads a provider's call. Nothing in it is believed before its signature is. */
export function readReport(
  arrived: Arrived,
): (Report & { reference: string }) | 'not signed' | 'not understood' {
  const { headers, body, secret, now } = arrived
  const timestamp = String(headers[timestampHeader] ?? '')
  const signature = String(headers[signatureHeader] ?? '')
  if (!isSigned(secret, { body, timestamp, signature }, now)) return 'not signed'
  const parsed = wireReport.safeParse(jsonOf(body))
  if (!parsed.success) return 'not understood'
  const { reference, event, amount } = parsed.data
  return { reference, amount, status: statusOf[event] }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
