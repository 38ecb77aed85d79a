import { expect, test, type Page } from '@playwright/test'
import { Lobby } from '#tests/browser/lobby.ts'
import { OpenGame } from '#tests/browser/game.ts'
import { playedGame } from '#tests/paths/given.ts'
import { phone, sitDownAsPlayer } from './hand.ts'

/** The keyboard is in the game. */
const isInTheGame = ({ frame }: OpenGame) => expect(frame).toBeFocused()

/** Out of the game, past what it offers itself. */
async function leavesTheGame(page: Page, { frame }: OpenGame): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(frame).not.toBeFocused({ timeout: 100 })
  }).toPass()
}

test('Scenario: with the keyboard alone a game is opened on its page, reloaded, and left; the keyboard is where it was', async ({
  page,
}) => {
  const { site, keys } = await sitDownAsPlayer(page)
  const lobby = new Lobby(page, 'Casino')
  const opened = new OpenGame(page, 'pragmatic')
  await site.visits('/casino/slot')
  await keys.press(site.banner.getByRole('link', { name: 'Oyun ara', exact: true }))
  await expect(lobby.field).toBeFocused()
  await page.keyboard.type(playedGame.name)
  await expect(lobby.count).toHaveText('1 oyun')
  await keys.press(lobby.tile(playedGame.name).getByRole('link'))
  await opened.isPlayed()
  await isInTheGame(opened)
  await leavesTheGame(page, opened)
  await expect(opened.bar('Oyunu kapat')).toBeFocused()
  await keys.goTo(opened.bar('Oyunu yeniden yükle'), 'Shift+Tab')
  await keys.enter()
  await opened.isPlayed()
  await expect(opened.bar('Oyunu yeniden yükle')).toBeFocused()
  await keys.press(opened.bar('Oyunu kapat'))
  await expect(page).toHaveURL(/\/casino\/slot/)
  await keys.keepTheFocus()
})

test('Scenario: with the keyboard alone a game over the page is deposited over and closed; the keyboard goes back to the tile', async ({
  page,
}) => {
  const { site, keys } = await sitDownAsPlayer(page, phone)
  const lobby = new Lobby(page, 'Casino')
  const opened = new OpenGame(page, 'pragmatic')
  await site.visits('/casino/slot')
  await keys.press(site.banner.getByRole('link', { name: 'Oyun ara', exact: true }))
  await expect(lobby.field).toBeFocused()
  await page.keyboard.type(playedGame.name)
  await expect(lobby.count).toHaveText('1 oyun')
  await keys.press(lobby.tile(playedGame.name).getByRole('link'))
  await opened.isPlayed()
  await isInTheGame(opened)
  await leavesTheGame(page, opened)
  await keys.goTo(opened.bar('Para Yatır'), 'Shift+Tab')
  await keys.enter()
  const deposits = page.getByRole('dialog', { name: 'Para Yatır' })
  await keys.goTo(deposits.getByRole('button', { name: /Kesecik/ }))
  await keys.escape()
  await expect(deposits).toHaveCount(0)
  await expect(opened.bar('Para Yatır')).toBeFocused()
  await keys.escape()
  await opened.isClosed()
  await expect(lobby.tile(playedGame.name).getByRole('link')).toBeFocused()
})
