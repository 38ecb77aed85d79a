import type { Env } from '../env.ts'
import { hostedSecret } from './payment-provider.hosted.ts'
import type { PaymentProviders } from './payment-provider.ts'
import { knownPaymentProviders, type KnownPaymentProviders } from './payment-providers.ts'
import { spokenWith } from './places.ts'

type Where = Pick<Env, 'payments' | 'sandbox' | 'sandboxUrl' | 'secret'>

/** The payment providers that the environment has a place for. Throws CannotStart if nobody speaks with one of them. */
export function paymentProviders(
  { payments, sandbox, sandboxUrl, secret }: Where,
  known: KnownPaymentProviders = knownPaymentProviders,
): PaymentProviders {
  const places = new Map(payments)
  if (sandbox) places.set('sandbox', { url: `${sandboxUrl}/payment`, secret: hostedSecret(secret) })
  return new Map(
    Array.from(places, ([name, place]) => [name, spokenWith('PAYMENT', known, name)(place)] as const),
  )
}
