import type { Locale } from '../locale.ts'

/** What a provider is told of a payment. */
export interface PaymentOrder {
  /** Ours; the provider names it in every report. */
  reference: string
  /** Minor units. */
  amount: number
  locale: Locale
}

/** Who takes a player's money for us, on a page of theirs. */
export interface PaymentProvider {
  /** The page to pay at; asked again for the same reference it answers the same page and takes the money once. */
  start(order: PaymentOrder): Promise<{ url: string }>
}

/** By the name that a payment method has for its provider. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>
