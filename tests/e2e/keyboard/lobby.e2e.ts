import { expect } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { Lobby } from '#tests/browser/lobby.ts'
import { phone, searchesFor, sitDown, sitDownAsPlayer } from './hand.ts'

test('Scenario: with the keyboard alone a game is searched for, liked and opened', async ({ page }) => {
  const { site, keys, account } = await sitDownAsPlayer(page)
  const lobby = new Lobby(page, 'Casino')
  await site.visits('/casino/bingo')
  await searchesFor({ site, keys }, lobby, 'lale bah')
  await keys.press(lobby.heart('Lale Bahçesi'), 'Space')
  await expect(lobby.heart('Lale Bahçesi')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => account.ask('casino/favorites')).toEqual(['lale-bahcesi'])
  await keys.goTo(site.button('Aramayı temizle'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(lobby.field).toBeFocused()
  await expect(lobby.count).toHaveText('İlk 48 oyun')
  await keys.press(lobby.category('Favorilerim'))
  await expect(lobby.count).toHaveText('1 oyun')
  await expect(lobby.category('Favorilerim')).toBeFocused()
  await keys.press(lobby.tile('Lale Bahçesi').getByRole('link'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lale Bahçesi')
})

test('Scenario: with the keyboard alone a category of the live casino is chosen on a phone, and every tile is reached', async ({
  page,
}) => {
  const { site, keys } = await sitDown(page, phone)
  const lobby = new Lobby(page, 'Canlı Casino')
  await site.visits('/casino/live')
  await keys.press(lobby.category('Krupiye'))
  await expect(page).toHaveURL('/casino/live?category=dealer')
  await expect(lobby.tiles.first()).toBeVisible()
  await expect(lobby.count).not.toBeEmpty()
  // The list is virtual: the next tiles come as the focus moves on.
  for (const tile of [3, 6, 9]) await keys.goTo(lobby.tiles.nth(tile).getByRole('link'))
  await expect(lobby.category('Krupiye')).toHaveAttribute('aria-pressed', 'true')
})
