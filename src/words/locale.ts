import { i18n } from '@lingui/core'
import { activate, knownLocale, type Locale } from './lingui.ts'

/** Where the choice is kept; it outlives a logout. */
export const languageKey = 'language'

export const chosenLocale = (): Locale => knownLocale(localStorage.getItem(languageKey))

/** Shows the language and remembers the choice. */
export async function switchLocale(locale: Locale): Promise<void> {
  if (i18n.locale !== locale) await activate(locale)
  localStorage.setItem(languageKey, locale)
}
