import type { Env } from '../env.ts'
import { hostedProvider, hostedSecret } from './payment-provider.hosted.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'

/** Every payment provider of the environment, one line each; payment methods name them in their terms. */
export function paymentProviders({ sandbox, sandboxUrl, secret }: Env): PaymentProviders {
  const atHand = new Map<string, PaymentProvider>()
  if (sandbox)
    atHand.set('sandbox', hostedProvider({ url: `${sandboxUrl}/payment`, secret: hostedSecret(secret) }))
  return atHand
}
