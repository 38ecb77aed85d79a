import { locales, type Locale } from '#contract/locale.ts'

/** The parameter that asks for a page in another language than Turkish. */
export const languageParameter = 'lang'

/** The language of the query, or else `wanted`; Turkish if the site does not speak it. */
export function readLocale(query: unknown, wanted?: string): Locale {
  const asked =
    typeof query === 'object' && query !== null && languageParameter in query
      ? query[languageParameter]
      : wanted
  return locales.find((locale) => locale === asked) ?? locales[0]
}
