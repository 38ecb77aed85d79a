import { transactionKind, type PaymentDetail, type TransactionKind } from '#contract/payment.ts'
import type { Locale } from '../locale.ts'

/** What a provider is told of a payment. */
export interface PaymentOrder {
  /** Ours; the provider names it in every report. */
  reference: string
  /** Minor units. */
  amount: number
  locale: Locale
}

/** What a provider is told of a withdrawal. */
export interface PayOutOrder extends PaymentOrder {
  /** The code of the method that the player chose. */
  method: string
  /** All that the player entered: where the money goes. */
  detail: PaymentDetail
}

/** What has become of a payment, in the provider's eyes. */
export type PaymentEvent = 'paid' | 'declined' | 'waiting'

export interface ProviderReport {
  reference: string
  event: PaymentEvent
  /** Minor units. */
  amount: number
}

/** A call that came to the provider's callback address; nothing in it is believed yet. */
export interface Arrived {
  headers: Record<string, string | string[] | undefined>
  body: string
  now: Date
}

/** Who takes players' money for us, on a page of theirs, and sends it to them. */
export interface PaymentProvider {
  /** The page to pay at; asked again for the same reference it answers the same page and takes the money once. */
  start(order: PaymentOrder): Promise<{ url: string }>
  /**
   * Sends money to the player; asked again for the same reference it says how that stands and sends it once. 'waiting' is
   * reported on later, or asked for again. Absent where the provider only takes money.
   */
  payOut?(order: PayOutOrder): Promise<PaymentEvent>
  /** Reads a report in the provider's own format, its signature first. */
  readReport(arrived: Arrived): ProviderReport | 'not signed' | 'not understood'
}

/** By the name that a payment method has for its provider. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>

/** Where a provider reports what has become of a payment. */
export const callbackPath = (provider: string) => `/api/payment/callback/${provider}`

/** The names of those who can do a payment of this kind. */
export const offering = (providers: PaymentProviders, type: TransactionKind) =>
  [...providers]
    .filter(([, provider]) => type === transactionKind.Deposit || 'payOut' in provider)
    .map(([name]) => name)
