import { transactionKind, type PaymentDetail, type TransactionKind } from '#contract/payment.ts'
import type { Locale } from '#contract/locale.ts'

export interface PaymentOrder {
  /** Ours; the provider names it in every report. */
  reference: string
  /** Minor units. */
  amount: number
  locale: Locale
}

export interface PayOutOrder extends PaymentOrder {
  method: string
  /** All that the player entered, the account among it. */
  detail: PaymentDetail
}

export type PaymentEvent = 'paid' | 'declined' | 'waiting'

export interface ProviderReport {
  reference: string
  event: PaymentEvent
  /** Minor units. */
  amount: number
}

/** A request to the provider's callback address; not verified yet. */
export interface Arrived {
  headers: Record<string, string | string[] | undefined>
  body: string
  now: Date
}

/** Takes players' money for us on its own page, and pays out to them. */
export interface PaymentProvider {
  /** The page to pay at. Idempotent by reference: the same page, and the money is taken once. */
  start(order: PaymentOrder): Promise<{ url: string }>
  /**
   * Pays the player. Idempotent by reference: returns the status, and pays once. 'waiting' is reported later, or asked for again. Absent if
   * the provider only takes money.
   */
  payOut?(order: PayOutOrder): Promise<PaymentEvent>
  /** Reads a report in the provider's own format; checks the signature first. */
  readReport(arrived: Arrived): ProviderReport | 'not signed' | 'not understood'
}

/** By the provider's name in the terms of payment methods. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>

export const callbackPath = (provider: string) => `/api/payment/callback/${provider}`

export const offering = (providers: PaymentProviders, type: TransactionKind) =>
  [...providers]
    .filter(([, provider]) => type === transactionKind.Deposit || 'payOut' in provider)
    .map(([name]) => name)
