import type { Page } from '@playwright/test'
import { Keys } from '#tests/browser/keys.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import { Account } from '#tests/paths/browser/account.ts'

export const desktop = { width: 1280, height: 900 }
export const phone = { width: 360, height: 780 }

/** Somebody at the keyboard of the site in Turkish; a player finds the session of an earlier visit. */
export async function sitDown(page: Page, size = desktop): Promise<{ site: Site; keys: Keys }> {
  await page.setViewportSize(size)
  return { site: new Site(page, 'tr'), keys: new Keys(page) }
}

export async function sitDownAsPlayer(page: Page, size = desktop) {
  await page.setViewportSize(size)
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  return { site: new Site(page, 'tr', account.person), keys: new Keys(page), account }
}
