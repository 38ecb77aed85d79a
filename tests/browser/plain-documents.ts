import type { BrowserContext } from '@playwright/test'
import { plainDocument, visitorCookie } from '#contract/visitor-cookie.ts'

/** Documents come without a first screen, so that the page requests everything. */
export const takePlainDocuments = (context: BrowserContext, url = process.env['BASE_URL'] ?? '') =>
  context.addCookies([{ name: visitorCookie.document, value: plainDocument, url }])
