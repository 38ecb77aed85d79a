import { headerLocale } from '#contract/locale.ts'

/** The languages that the server itself speaks. */
export const locales = ['tr', 'en'] as const
export type Locale = (typeof locales)[number]

/** Section 8: an unknown language falls back to Turkish. */
const fallback: Locale = 'tr'

type Header = string | string[] | undefined

/** 'en-GB' is 'en'; the second is what is to stand in for the first. */
const tagsIn = (header: Header) =>
  (typeof header === 'string' && header !== '' ? header : headerLocale)
    .toLowerCase()
    .split(',')
    .map((tag) => tag.trim().split('-')[0] ?? '')

/** The language that a request asks for in x-locale and the server speaks: `headerLocale` where it names none; of 'de, en' English. */
export function localeOf(header: Header): Locale {
  return tagsIn(header).flatMap((tag) => locales.find((locale) => locale === tag) ?? [])[0] ?? fallback
}

/** The language that a request asks for before all others, whether it is known or not. */
export const languageOf = (header: Header): string => tagsIn(header)[0] ?? fallback
