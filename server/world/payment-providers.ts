import { hostedProvider } from './payment-provider.hosted.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { Place } from './places.ts'

export type KnownPaymentProviders = Readonly<Record<string, (place: Place) => PaymentProvider>>

/** Every payment provider, one line each, by its name in payment methods and variables: small letters and digits. */
export const knownPaymentProviders: KnownPaymentProviders = {
  sandbox: hostedProvider,
}
