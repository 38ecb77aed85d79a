import { i18n } from '@lingui/core'
import { activate, knownLocale, type Locale } from './lingui.ts'

/** Where the choice is kept; it outlives a logout. */
export const languageKey = 'language'

export const chosenLocale = (): Locale => knownLocale(localStorage.getItem(languageKey))

/** The language that is on screen. */
export const currentLocale = (): Locale => knownLocale(i18n.locale)

/** Shows the language and remembers the choice. */
export async function switchLocale(locale: Locale): Promise<void> {
  await activate(locale)
  localStorage.setItem(languageKey, locale)
}
