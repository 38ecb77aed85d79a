import { i18n } from '@lingui/core'

export const LOCALES = ['tr', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** Section 8: an unknown language falls back to Turkish. */
export const DEFAULT_LOCALE: Locale = 'tr'

/** The language of the product that a tag names. */
export function knownLocale(tag: string | null | undefined): Locale {
  return LOCALES.find((locale) => locale === tag) ?? DEFAULT_LOCALE
}

/** Loads the catalogue of that language only, then speaks it. */
export async function activate(locale: Locale): Promise<void> {
  const { messages } = await import(`./locales/${locale}/messages.po`)
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
}
