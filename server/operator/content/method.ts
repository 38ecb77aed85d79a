import * as z from 'zod/mini'
import { isIban } from '#contract/check-digits.ts'
import { NotDone } from '../not-done.ts'
import { line, lines, shown, slug } from './fields.ts'
import { kindOf } from './kind.ts'
import { allMethods, writeMethod } from './method.store.ts'

/** With or without the spaces that banks print. */
const iban = z.string('is missing').check(
  z.overwrite((typed) => typed.replaceAll(' ', '')),
  z.refine(isIban, 'is no IBAN: its check digits do not fit'),
)

const words = z.nullable(lines)

const method = z.strictObject({
  code: slug,
  shown,
  /** Shown instead of a form, or after one; null: the method has none. */
  deposit: words,
  withdraw: words,
  /** The operator's account that deposits are sent to; null: none. */
  account: z.nullable(z.strictObject({ bank: line, holder: line, iban })),
})
export type PublishedMethod = z.output<typeof method>

/** The texts of a payment method, and the operator's account. Its form and limits are the migration's. */
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
