import { fallbackLocale } from '#contract/locale.ts'

/** In localStorage; it survives a logout. */
export const languageKey = 'language'

/** Parameter of an address that asks for a language, as the links of a search engine do. */
export const languageParameter = 'lang'

/** From the address, or an earlier choice. */
export function chosenLanguage(): string {
  const asked = new URLSearchParams(location.search).get(languageParameter)
  if (asked) localStorage.setItem(languageKey, asked)
  return localStorage.getItem(languageKey) ?? fallbackLocale
}
