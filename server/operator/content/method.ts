import * as z from 'zod/mini'
import { isIban } from '#contract/check-digits.ts'
import { money } from '#contract/money.ts'
import type { TransactionKind } from '#contract/payment.ts'
import {
  allMethods,
  purposes,
  writeMethod,
  type PublishedMethod,
  type PublishedTerms,
} from '../../payment/published-method.store.ts'
import { offering, type PaymentProviders } from '../../world/payment-provider.ts'
import { NotDone } from '../not-done.ts'
import { line, lines, number, shown, slug, titles } from './fields.ts'
import { kindOf } from './kind.ts'
import { methodFields } from './method-field.ts'

const lastPosition = 1_000
/** Turkish lira. */
const least = 0.01
const most = 1_000_000_000

/** With or without the spaces that banks print. */
const iban = z.string('is missing').check(
  z.overwrite((typed) => typed.replaceAll(' ', '')),
  z.refine(isIban, 'is no IBAN: its check digits do not fit'),
)

const limit = money.check(z.minimum(least, `is below ${least}`), z.maximum(most, `is above ${most}`))

const terms = z
  .strictObject({
    shown,
    /** Null: people settle it. */
    provider: z.nullable(slug),
    min: limit,
    max: limit,
    duration: titles,
    /** What a player reads instead of a form, or after one. */
    text: z.nullable(lines),
    fields: methodFields,
  })
  .check(
    z.refine(({ min, max }) => min <= max, { path: ['max'], error: 'is below min' }),
    z.refine(({ provider, fields }) => provider === null || fields.length > 0, {
      path: ['fields'],
      error: 'are empty: its provider needs an amount',
    }),
    z.refine(({ text, fields }) => text !== null || fields.length > 0, {
      path: ['text'],
      error: 'is missing: it is all that a method without fields says',
    }),
  )

const deposit = terms.check(
  z.refine(({ provider, text }) => provider !== null || text !== null, {
    path: ['text'],
    error: 'is missing: the player reads it after a deposit that people settle',
  }),
)

const method = z
  .strictObject({
    code: slug,
    logo: slug,
    position: number.check(z.maximum(lastPosition, `is above ${lastPosition}`)),
    name: titles,
    deposit: z.nullable(deposit),
    withdraw: z.nullable(terms),
    /** The operator's account that deposits are sent to; null: none. */
    account: z.nullable(z.strictObject({ bank: line, holder: line, iban })),
  })
  .check(
    z.refine(({ deposit: pays, withdraw }) => pays !== null || withdraw !== null, {
      path: ['deposit'],
      error: 'is missing, and withdraw too',
    }),
  )

const hidden = (of: PublishedTerms | null) => of && { ...of, shown: false }
const sayTerms = (of: PublishedTerms | null) =>
  of && `${of.provider ?? 'people'}, ${of.min} to ${of.max}${of.shown ? '' : ', not shown'}`

/** What is hidden may name a provider that is not at hand. Throws NotDone. */
function assertProvider(
  purpose: string,
  type: TransactionKind,
  of: PublishedTerms,
  providers: PaymentProviders,
) {
  if (of.provider === null || !of.shown) return
  const able = offering(providers, type)
  if (able.includes(of.provider)) return
  const there = able.length === 0 ? 'there is none' : `there are ${able.join(', ')}`
  throw new NotDone(`There is no ${of.provider} for ${purpose}.provider; ${there}, or null: people settle it`)
}

export const methods = kindOf<PublishedMethod, PublishedMethod>({
  name: 'method',
  schema: method,
  all: allMethods,
  keyOf: ({ code }) => code,
  line: ({ code, name, deposit: pays, withdraw, account }) => ({
    code,
    ...name,
    deposit: sayTerms(pays),
    withdraw: sayTerms(withdraw),
    account: account?.iban ?? null,
  }),
  complete: async (tx, document, { providers }) => {
    const known = (await allMethods(tx)).find(({ code }) => code === document.code)
    for (const [purpose, type] of purposes) {
      const of = document[purpose]
      if (of) assertProvider(purpose, type, of, providers)
      else if (known?.[purpose])
        throw new NotDone(
          `${document.code}: ${purpose} was offered and cannot be removed: set its shown to false`,
        )
    }
    return document
  },
  write: writeMethod,
  withdrawn: ({ deposit: pays, withdraw, ...rest }) => ({
    ...rest,
    deposit: hidden(pays),
    withdraw: hidden(withdraw),
  }),
})
