import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { PaymentProvider } from './payment-provider.ts'
import type { Place } from './places.ts'
import { isSigned, sign, signatureHeader, timestampHeader } from './payment-provider.signature.ts'

/** Milliseconds that the provider may take. */
const patience = 10_000

const event = z.enum(['paid', 'declined', 'waiting'])
/** A report; other members are ignored. */
const wireReport = z.object({
  reference: z.uuid(),
  event,
  /** Minor units. */
  amount: z.int().check(z.positive()),
  currency: z.literal('TRY'),
})
export type WireReport = z.output<typeof wireReport>
const ordered = z.object({ url: z.url({ protocol: /^https?$/ }) })
const paidOut = z.object({ event })

/** A secret of its own, so that nobody else can sign for the provider. */
export const hostedSecret = (secret: string) =>
  createHmac('sha256', secret).update('payment provider sandbox').digest('base64url')

/** A provider with a page of its own to pay at: JSON over HTTP, signed in both directions. */
export function hostedProvider({ url, secret }: Place): PaymentProvider {
  async function ask(path: string, content: object): Promise<unknown> {
    const body = JSON.stringify({ ...content, currency: 'TRY' })
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign(secret, body, new Date()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`The payment provider answered ${answer.status}`)
    return answer.json()
  }
  return {
    start: async ({ reference, amount, locale }) =>
      ordered.parse(await ask('/orders', { reference, amount, locale })),
    payOut: async ({ reference, amount, detail }) =>
      paidOut.parse(await ask('/payouts', { reference, amount, detail })).event,
    /** Checks the signature before anything else in the report. */
    readReport({ headers, body, now }) {
      const timestamp = String(headers[timestampHeader] ?? '')
      const signature = String(headers[signatureHeader] ?? '')
      if (!isSigned(secret, { body, timestamp, signature }, now)) return 'not signed'
      const parsed = wireReport.safeParse(jsonOf(body))
      return parsed.success ? parsed.data : 'not understood'
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
