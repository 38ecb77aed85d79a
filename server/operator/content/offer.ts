import * as z from 'zod/mini'
import { money } from '#contract/money.ts'
import { number, slug, titles } from './fields.ts'
import { kindOf } from './kind.ts'
import { allOffers, writeOffer } from './offer.store.ts'

const largestWagering = 100
const mostDays = 365
/** Turkish lira. */
const largestAmount = 10_000_000
const moment = z.nullable(z.iso.datetime('is no moment, as 2026-12-31T21:00:00.000Z is'))
const amount = money.check(z.minimum(0, 'is below 0'), z.maximum(largestAmount, `is above ${largestAmount}`))

const offer = z.strictObject({
  code: slug,
  kind: z.enum(['trial', 'deposit', 'discount'], 'is not one of trial, deposit, discount'),
  position: number,
  /** Turkish lira; 0: cannot be claimed. Bonuses that were claimed keep their terms. */
  amount,
  wagering: number.check(z.maximum(largestWagering, `is above ${largestWagering}`)),
  /** Days to wager it; null: no limit. */
  days: z.nullable(number.check(z.minimum(1, 'is below 1'), z.maximum(mostDays, `is above ${mostDays}`))),
  opensAt: moment,
  closesAt: moment,
  title: titles,
  text: titles,
})
export type PublishedOffer = z.output<typeof offer>

export const offers = kindOf<PublishedOffer, PublishedOffer>({
  name: 'offer',
  schema: offer,
  all: allOffers,
  keyOf: ({ code }) => code,
  line: ({ code, kind, amount: lira, wagering, days, title }) => ({
    code,
    kind,
    amount: lira,
    wagering,
    days,
    ...title,
  }),
  complete: (_tx, document) => Promise.resolve(document),
  write: writeOffer,
  withdrawn: (document) => ({ ...document, amount: 0 }),
})
