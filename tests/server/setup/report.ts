import { callbackPath } from '#server/world/payment-provider.ts'
import { hostedSecret, type WireReport } from '#server/world/payment-provider.hosted.ts'
import { sign } from '#server/world/payment-provider.signature.ts'
import type { TestApp } from './app.ts'

interface Options {
  /** The time of the signature. */
  at?: Date
  /** Changes the body after it is signed. */
  forge?: (body: string) => string
  secret?: string
}

/** Reports as the sandbox's payment provider; returns status and word of the answer. */
export async function report(
  app: Pick<TestApp, 'url' | 'env' | 'clock'>,
  payment: { reference: string; amount: number },
  event: WireReport['event'],
  { at = app.clock.now(), forge = (body) => body, secret = hostedSecret(app.env.secret) }: Options = {},
): Promise<[status: number, outcome: string]> {
  const { reference, amount } = payment
  const body = JSON.stringify({ reference, event, amount, currency: 'TRY' } satisfies WireReport)
  const response = await fetch(`${app.url}${callbackPath('sandbox')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sign(secret, body, at) },
    body: forge(body),
  })
  const reply: unknown = await response.json()
  const message = typeof reply === 'object' && reply !== null && 'message' in reply ? reply.message : ''
  return [response.status, String(message)]
}
