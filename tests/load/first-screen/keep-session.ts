import type { Page } from '@playwright/test'
import type { StoredSession } from '#contract/auth.ts'

/** Stores a player's session, as an earlier visit would. @param origin of the site */
export async function keepSession(page: Page, origin: string, session: StoredSession): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((kept) => {
    localStorage.setItem('fingerprint', kept.fingerprint)
    localStorage.setItem('session', JSON.stringify(kept))
  }, session)
}
