import * as z from 'zod/mini'
import { CannotStart } from '../cannot-start.ts'

/** Where a payment provider is asked, and what it and we sign with. */
export interface PaymentPlace {
  /** Without a trailing slash. */
  url: string
  secret: string
}

/** By provider. */
export type PaymentPlaces = ReadonlyMap<string, PaymentPlace>

const variable = /^PAYMENT_(?:URL|SECRET)_([A-Z0-9]+)$/
const address = z.url({ protocol: /^https?$/ })

/** PAYMENT_URL_X and PAYMENT_SECRET_X are the place of x. Throws CannotStart if one of them is missing or is not understood. */
export function paymentPlacesOf(given: Record<string, string | undefined>): PaymentPlaces {
  const names = new Set(Object.keys(given).flatMap((key) => variable.exec(key)?.[1] ?? []))
  return new Map(
    Array.from(names, (name) => {
      const url = given[`PAYMENT_URL_${name}`]
      const secret = given[`PAYMENT_SECRET_${name}`]
      if (url === undefined || secret === undefined)
        throw new CannotStart(
          `PAYMENT_URL_${name} and PAYMENT_SECRET_${name} are given together or not at all`,
        )
      if (!address.safeParse(url).success)
        throw new CannotStart(`PAYMENT_URL_${name} is not an http address: "${url}"`)
      return [name.toLowerCase(), { url: url.replace(/\/+$/, ''), secret }]
    }),
  )
}
