import { headerLocale } from '#contract/locale.ts'

export const locales = ['tr', 'en'] as const
export type Locale = (typeof locales)[number]

/** Section 8: an unknown language falls back to Turkish. */
const fallback: Locale = 'tr'

type Header = string | string[] | undefined

/** 'en-GB' is 'en'; further tags are fallbacks, in their order. */
const tagsIn = (header: Header) =>
  (typeof header === 'string' && header !== '' ? header : headerLocale)
    .toLowerCase()
    .split(',')
    .map((tag) => tag.trim().split('-')[0] ?? '')

/** The first language in x-locale that the server speaks; of 'de, en' English. Without the header: `headerLocale`. */
export function localeOf(header: Header): Locale {
  return tagsIn(header).flatMap((tag) => locales.find((locale) => locale === tag) ?? [])[0] ?? fallback
}

/** The first language of the request, whether the server speaks it or not. */
export const languageOf = (header: Header): string => tagsIn(header)[0] ?? fallback
