import type { BrowserContext } from '@playwright/test'

/** Somebody who saves data: what may be opened comes when it is opened, and not before. */
export const savesData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
