/** Cookies by which the server shapes the document. Anybody can set them: they grant nothing. */
export const visitorCookie = { language: 'language', theme: 'theme', document: 'document' } as const

/** A document without a first screen: its page requests everything itself. */
export const plainDocument = 'plain'
