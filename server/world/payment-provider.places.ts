import { CannotStart } from '../cannot-start.ts'
import type { Env } from '../env.ts'
import { hostedSecret } from './payment-provider.hosted.ts'
import type { PaymentProviders } from './payment-provider.ts'
import { knownProviders } from './payment-providers.ts'

type Where = Pick<Env, 'payments' | 'sandbox' | 'sandboxUrl' | 'secret'>

/** The payment providers that the environment has a place for. Throws CannotStart if nobody speaks with one of them. */
export function paymentProviders({ payments, sandbox, sandboxUrl, secret }: Where): PaymentProviders {
  const places = new Map(payments)
  if (sandbox) places.set('sandbox', { url: `${sandboxUrl}/payment`, secret: hostedSecret(secret) })
  return new Map(
    Array.from(places, ([name, place]) => {
      const provider = Object.hasOwn(knownProviders, name) ? knownProviders[name] : undefined
      if (!provider)
        throw new CannotStart(`PAYMENT_URL_${name.toUpperCase()}: there is no payment provider ${name}`)
      return [name, provider(place)]
    }),
  )
}
