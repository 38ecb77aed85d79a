import * as z from 'zod/mini'
import { locales } from '#contract/locale.ts'
import { number, shown } from './fields.ts'
import { kindOf } from './kind.ts'
import { allLanguages, writeLanguage } from './language.store.ts'

const longestName = 50
const isOwn = (locale: string) => locales.some((own) => own === locale)

const language = z
  .strictObject({
    locale: z
      .string('is missing')
      .check(z.regex(/^[a-z]{2,3}$/, 'is two or three small letters, of ISO 639: de')),
    /** In the language itself. */
    name: z
      .string('is missing')
      .check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(longestName, `is longer than ${longestName}`)),
    /** Which of the site's own languages stands in for missing texts. */
    fallback: z.enum(locales, `is not one of ${locales.join(', ')}`),
    position: number,
    active: shown,
  })
  .check(
    z.refine(({ locale, fallback }) => !isOwn(locale) || fallback === locale, {
      path: ['fallback'],
      error: 'of a language of the site is itself',
    }),
    z.refine(({ locale, active }) => locale !== 'tr' || active, {
      path: ['active'],
      error: 'is true: whoever asks for an unknown language reads Turkish',
    }),
  )
export type OfferedLanguage = z.output<typeof language>

export const languages = kindOf<OfferedLanguage, OfferedLanguage>({
  name: 'language',
  schema: language,
  all: allLanguages,
  keyOf: ({ locale }) => locale,
  line: ({ locale, name, fallback, position, active }) => ({ locale, name, fallback, position, active }),
  complete: async (_tx, document) => document,
  write: writeLanguage,
  withdrawn: (document) => ({ ...document, active: document.locale === 'tr' }),
})
