import type { BrowserContext } from '@playwright/test'
import { plainDocument, visitorCookie } from '#contract/visitor-cookie.ts'

/** Documents come with nothing drawn ahead, so that their pages ask for everything. */
export const takePlainDocuments = (context: BrowserContext, url = process.env['BASE_URL'] ?? '') =>
  context.addCookies([{ name: visitorCookie.document, value: plainDocument, url }])
