import { expect, type Page } from '@playwright/test'
import { Keys } from '#tests/browser/keys.ts'
import type { Lobby } from '#tests/browser/lobby.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import { Account } from '#tests/browser/account.ts'

export const desktop = { width: 1280, height: 900 }
export const phone = { width: 360, height: 780 }

/** Somebody at the keyboard of the Turkish site. */
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

export async function searchesFor({ site, keys }: { site: Site; keys: Keys }, lobby: Lobby, words: string) {
  await keys.press(site.banner.getByRole('link', { name: 'Oyun ara', exact: true }))
  await expect(lobby.field).toBeFocused()
  await lobby.page.keyboard.type(words)
  await expect(lobby.count).toHaveText('1 oyun')
}
