import type { BrowserContext } from '@playwright/test'

/** Nothing is prefetched while the page is idle. */
export const savesData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
