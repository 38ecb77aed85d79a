import type { BrowserContext } from '@playwright/test'
import { visitorCookie } from '#contract/visitor-cookie.ts'

/** Documents come as to a player, with nothing drawn ahead, so that their pages ask for everything. No script can take it back. */
export const takePlainDocuments = (context: BrowserContext, url = process.env['BASE_URL'] ?? '') =>
  context.addCookies([{ name: visitorCookie.player, value: 'yes', url, httpOnly: true }])
