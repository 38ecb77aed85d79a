import { DEFAULT_LOCALE } from './lingui.ts'

/** Where the choice is kept; it outlives a logout. */
export const languageKey = 'language'

/** By it an address asks for a language, as the links of a search engine do. */
export const languageParameter = 'lang'

/** The language that the address asks for, or that was chosen before. */
export function chosenLanguage(): string {
  const asked = new URLSearchParams(location.search).get(languageParameter)
  if (asked) localStorage.setItem(languageKey, asked)
  return localStorage.getItem(languageKey) ?? DEFAULT_LOCALE
}
