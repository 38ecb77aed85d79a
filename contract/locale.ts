/** Section 7: the locale when the client sends none. */
export const headerLocale = 'en'
