/** Languages with words of the site's own; the operator may add others. */
export const locales = ['tr', 'en'] as const
export type Locale = (typeof locales)[number]

/** Section 8: an unknown language falls back to Turkish. */
export const fallbackLocale: Locale = 'tr'

/** Section 7: the locale when the client sends none. */
export const headerLocale = 'en'
