/** What a browser tells of whoever opens a page, so that its document comes as they want it. They are read as wishes, and open nothing. */
export const visitorCookie = { language: 'language', theme: 'theme', document: 'document' } as const

/** A document without a first screen: its page fetches everything itself. */
export const plainDocument = 'plain'
