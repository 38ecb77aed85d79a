import { expect, type Page } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { Lobby } from '#tests/browser/lobby.ts'
import { Player } from '#tests/browser/player.ts'
import { desktop, phone, Seat } from './seat.ts'

const modal = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function comesAsVisitor(seat: Seat): Promise<Player> {
  await seat.page.addInitScript(() => localStorage.removeItem('session'))
  return new Player(seat.page, seat.account.person)
}

async function logsIn({ dialog, person }: Player): Promise<void> {
  await dialog.getByLabel('Kullanıcı adı').fill(person.username)
  await dialog.getByLabel('Şifre', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Giriş Yap', exact: true }).click()
}

// @holds 2.12 2.95c
test('Scenario: a visitor on a phone chooses a game, logs in and is in it; the way back closes it, and the lobby is there', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'amusnet', size: phone })
  const player = await comesAsVisitor(seat)
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Alt menü' })
    .getByRole('link', { name: 'Casino', exact: true })
    .click()
  const lobby = new Lobby(page, 'Casino')
  await lobby.field.fill(seat.game.name)
  await expect(lobby.count).toHaveText('1 oyun')
  await page.getByRole('main').getByRole('link', { name: seat.game.name }).first().click()
  await logsIn(player)
  await expect(modal(page, seat.game.name)).toBeVisible()
  await seat.opened.isPlayed()
  await page.goBack()
  await seat.opened.isClosed()
  await expect(lobby.count).toHaveText('1 oyun')
})

// @holds 2.3
test('Scenario: a visitor on a desktop chooses a game, logs in and plays it on a page of its own, whose address can be opened again', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'em' })
  const player = await comesAsVisitor(seat)
  await seat.chooses()
  await logsIn(player)
  await expect(page).toHaveURL(/\/casino\/play\/./)
  await expect(page).toHaveTitle(new RegExp(`^${seat.game.name}`))
  await seat.opened.isPlayed()
  const entries = await page.evaluate(() => history.length)
  await seat.opened.own('Oyunlara dön').click()
  await expect(page).toHaveURL(/\/casino\/slot/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('Scenario: a visitor opens the address of a game, logs in there and plays; nothing is added to the history', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'hub88' })
  const player = await comesAsVisitor(seat)
  await seat.opens()
  await expect(seat.opened.frame).toHaveCount(0)
  const entries = await page.evaluate(() => history.length)
  await logsIn(player)
  await seat.opened.isPlayed()
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('Scenario: back from a game the lobby is as deep as it was left', async ({ page }) => {
  await Seat.at(page, { system: 'dt' })
  const lobby = new Lobby(page, 'Casino')
  await page.goto('/casino/slot')
  await expect(lobby.tiles.getByRole('link').first()).toBeVisible()
  await expect(async () => {
    // A wheel goes on scrolling, and takes the tile below out of the document.
    await page.evaluate(() => scrollBy({ top: 4_000, behavior: 'instant' }))
    const places = (await lobby.drawn()).map(({ place }) => place)
    expect(Math.min(...places)).toBeGreaterThan(100)
  }).toPass()
  const name = await lobby.tiles.getByRole('link').nth(30).locator('span').nth(1).textContent()
  const tile = lobby.tile(name ?? '').getByRole('link')
  await tile.scrollIntoViewIfNeeded()
  await expect(tile).toBeInViewport({ ratio: 1 })
  const depth = await page.evaluate(() => scrollY)
  let asked = 0
  await page.route('**/api/casino/games', (route) => {
    asked += 1
    return route.continue()
  })
  await tile.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.goBack()
  await expect(tile).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth)
  expect(asked).toBe(0)
})

test('Scenario: a game that runs on its page goes on when the window is made narrow', async ({ page }) => {
  const seat = await Seat.at(page, { system: 'dt' })
  await seat.opens()
  await seat.opened.isPlayed()
  await seat.opened.table.locator('body').evaluate((body) => (body.dataset['mark'] = 'mine'))
  await page.setViewportSize(phone)
  await expect(page.getByRole('navigation', { name: 'Alt menü' })).toBeVisible()
  await page.setViewportSize(desktop)
  await expect(seat.opened.table.locator('body')).toHaveAttribute('data-mark', 'mine')
})

test('Scenario: a forged address: an unknown provider, a game of another provider, an unknown game: a clear sentence each', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'dt' })
  const heading = page.getByRole('heading', { level: 1 })
  const real = { ...seat.game }
  Object.assign(seat.game, { system: 'nobody' })
  await seat.opens()
  await expect(heading).toHaveText('Oyun bulunamadı')

  const markup = '<img src=x onerror="document.title=1">'
  for (const forged of [{ system: 'pragmatic' }, { gameCode: 'no-such-game', name: markup }]) {
    Object.assign(seat.game, real, forged)
    await seat.opens()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Bu oyun bulunamadı')
    await expect(heading).toHaveText(seat.game.name)
    await expect(seat.opened.frame).toHaveCount(0)
  }
})
