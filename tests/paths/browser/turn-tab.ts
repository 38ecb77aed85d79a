import { expect, type Page } from '@playwright/test'

/** A headless browser always calls its page visible: the page is told otherwise in the browser's own way. */
export const turnTab =
  (visibility: DocumentVisibilityState) =>
  async ({ page }: { page: Page }): Promise<void> => {
    await page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibility)
  }

export const tabIs =
  (visibility: DocumentVisibilityState) =>
  async ({ page }: { page: Page }): Promise<void> => {
    expect(await page.evaluate(() => document.visibilityState)).toBe(visibility)
  }

/** As long as the page is there, whether it is seen is watched: no path ends that. */
export const watchingEnds = () => Promise.reject(new Error('A tab is watched as long as the page is there'))
