import { expect, type Page } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { Lobby } from '#tests/browser/lobby.ts'
import { OpenGame } from '#tests/browser/game.ts'
import { playedGame } from '#charts/flows/casino.given.ts'
import { phone, searchesFor, sitDownAsPlayer } from './hand.ts'

/** Leaves the frame backwards, past the controls of the game. */
async function leavesTheGame(page: Page, { frame }: OpenGame): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(frame).not.toBeFocused({ timeout: 100 })
  }).toPass()
}

async function entersAGame(page: Page, size?: typeof phone) {
  const hand = await sitDownAsPlayer(page, size)
  const lobby = new Lobby(page, 'Casino')
  const opened = new OpenGame(page, 'pragmatic')
  const tile = lobby.tile(playedGame.name).getByRole('link')
  await hand.site.visits('/casino/slot')
  await searchesFor(hand, lobby, playedGame.name)
  await hand.keys.press(tile)
  await opened.isPlayed()
  await expect(opened.frame).toBeFocused()
  await leavesTheGame(page, opened)
  return { keys: hand.keys, opened, tile }
}

test('Scenario: with the keyboard alone a game is opened on its page, reloaded, and left; the keyboard is where it was', async ({
  page,
}) => {
  const { keys, opened } = await entersAGame(page)
  await expect(opened.bar('Oyunu kapat')).toBeFocused()
  await keys.goTo(opened.bar('Oyunu yeniden yükle'), 'Shift+Tab')
  await keys.enter()
  await opened.isPlayed()
  await expect(opened.bar('Oyunu yeniden yükle')).toBeFocused()
  await keys.press(opened.bar('Oyunu kapat'))
  await expect(page).toHaveURL(/\/casino\/slot/)
  await keys.keepTheFocus()
})

// @holds 2.95
test('Scenario: with the keyboard alone a game over the page is deposited over and closed; the keyboard goes back to the tile', async ({
  page,
}) => {
  const { keys, opened, tile } = await entersAGame(page, phone)
  await keys.goTo(opened.bar('Para Yatır'), 'Shift+Tab')
  await keys.enter()
  const deposits = page.getByRole('dialog', { name: 'Para Yatır' })
  await keys.goTo(deposits.getByRole('button', { name: /Kesecik/ }))
  await keys.escape()
  await expect(deposits).toHaveCount(0)
  await expect(opened.bar('Para Yatır')).toBeFocused()
  await keys.escape()
  await opened.isClosed()
  await expect(tile).toBeFocused()
})
