import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { PaymentProvider } from './payment-provider.ts'
import { isSigned, signatureHeader, timestampHeader } from './payment-provider.signature.ts'

/** A report of the sandbox; other members are ignored. */
const wireReport = z.object({
  reference: z.uuid(),
  event: z.enum(['paid', 'declined', 'waiting']),
  /** Minor units. */
  amount: z.int().check(z.positive()),
  currency: z.literal('TRY'),
})
export type WireReport = z.output<typeof wireReport>

/** A secret of its own, so that nobody else can sign for the sandbox. */
export const sandboxSecret = (secret: string) =>
  createHmac('sha256', secret).update('payment provider sandbox').digest('base64url')

/** Checks the signature before anything else in the report. */
export const reportReader =
  (secret: string): PaymentProvider['readReport'] =>
  ({ headers, body, now }) => {
    const timestamp = String(headers[timestampHeader] ?? '')
    const signature = String(headers[signatureHeader] ?? '')
    if (!isSigned(secret, { body, timestamp, signature }, now)) return 'not signed'
    const parsed = wireReport.safeParse(jsonOf(body))
    return parsed.success ? parsed.data : 'not understood'
  }

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
