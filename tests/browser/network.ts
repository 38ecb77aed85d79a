import { expect, type Page } from '@playwright/test'

/** Resolves when the page knows it: code that is lost while it believes to be online means a new release, and a reload. */
export async function losesTheNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine), 'the page is online').toBe(false)
}
