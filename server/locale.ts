import { headerLocale } from '#contract/call.ts'

export const locales = ['tr', 'en'] as const
export type Locale = (typeof locales)[number]

/** Section 8: an unknown language falls back to Turkish. */
const fallback: Locale = 'tr'

/** The language that a request asks for in x-locale: `headerLocale` where it names none; 'en-GB' is 'en'. */
export function localeOf(header: string | string[] | undefined): Locale {
  const asked = (typeof header === 'string' && header !== '' ? header : headerLocale)
    .toLowerCase()
    .split('-')[0]
  return locales.find((locale) => locale === asked) ?? fallback
}
