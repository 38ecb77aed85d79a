import type { BrowserContext } from '@playwright/test'

/** Stops prefetching while the page is idle. */
export const savesData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
