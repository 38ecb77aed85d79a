/** Section 7: the locale where the client names none. */
export const headerLocale = 'en'
