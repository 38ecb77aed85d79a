import { fallbackLocale, headerLocale, locales, type Locale } from '#contract/locale.ts'

type Header = string | string[] | undefined

/** 'en-GB' is 'en'; further tags are fallbacks, in their order. */
const tagsIn = (header: Header) =>
  (typeof header === 'string' && header !== '' ? header : headerLocale)
    .toLowerCase()
    .split(',')
    .map((tag) => tag.trim().split('-')[0] ?? '')

/** The first language in x-locale that the server speaks; of 'de, en' English. Without the header: `headerLocale`. */
export function localeOf(header: Header): Locale {
  return tagsIn(header).flatMap((tag) => locales.find((locale) => locale === tag) ?? [])[0] ?? fallbackLocale
}

/** The first language of the request, whether the server speaks it or not. */
export const languageOf = (header: Header): string => tagsIn(header)[0] ?? fallbackLocale
