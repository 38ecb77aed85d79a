import * as z from 'zod/mini'
import { isIban } from '#contract/check-digits.ts'
import { NotDone } from '../not-done.ts'
import { line, lines, shown, slug } from './fields.ts'
import { kindOf } from './kind.ts'
import { allMethods, writeMethod } from './method.store.ts'

/** As banks print it, or without the spaces. */
const iban = z.string('is missing').check(
  z.overwrite((typed) => typed.replaceAll(' ', '')),
  z.refine(isIban, 'is no IBAN: its check digits do not fit'),
)

const words = z.nullable(lines)

const method = z.strictObject({
  code: slug,
  shown,
  /** Shown in place of a form, or told after one; null where the method has no such words. */
  deposit: words,
  withdraw: words,
  /** Of the house, where a deposit is sent; null where the method needs none. */
  account: z.nullable(z.strictObject({ bank: line, holder: line, iban })),
})
export type PublishedMethod = z.output<typeof method>

/** What a way to pay says to the player, and the account of the house. Its form and its limits are the migration's. */
export const methods = kindOf<PublishedMethod, PublishedMethod>({
  name: 'method',
  schema: method,
  all: allMethods,
  keyOf: ({ code }) => code,
  line: ({ code, shown: on, account }) => ({ code, shown: on, account: account?.iban ?? null }),
  complete: async (tx, document) => {
    const known = (await allMethods(tx)).find(({ code }) => code === document.code)
    if (!known) throw new NotDone(`There is no method ${document.code}`)
    for (const purpose of ['deposit', 'withdraw'] as const) {
      if ((known[purpose] === null) !== (document[purpose] === null))
        throw new NotDone(`${document.code}: ${purpose} has ${known[purpose] ? 'words' : 'no words'} to give`)
    }
    return document
  },
  write: writeMethod,
  withdrawn: (document) => ({ ...document, shown: false }),
})
