import { expect, type Page } from '@playwright/test'

/** Overrides `visibilityState`: a headless browser always reports its page as visible. */
export const turnTab =
  (visibility: DocumentVisibilityState) =>
  async ({ page }: { page: Page }): Promise<void> => {
    await page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibility)
  }

export const tabTurnsAway = async (stage: { page: Page }): Promise<void> => {
  await turnTab('hidden')(stage)
  await turnTab('visible')(stage)
}

export const tabIs =
  (visibility: DocumentVisibilityState) =>
  async ({ page }: { page: Page }): Promise<void> => {
    expect(await page.evaluate(() => document.visibilityState)).toBe(visibility)
  }

/** The watcher lives as long as the page. */
export const watchingEnds = () => Promise.reject(new Error('A tab is watched as long as the page is there'))
