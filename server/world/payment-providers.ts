import { hostedProvider } from './payment-provider.hosted.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { PaymentPlace } from './payment.env.ts'

/** Every payment provider, one line each, by its name in payment methods and variables: small letters and digits. */
export const knownProviders: Readonly<Record<string, (place: PaymentPlace) => PaymentProvider>> = {
  sandbox: hostedProvider,
}
