import { expect, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { newPerson } from '../browser/person.ts'
import { Player } from '../browser/player.ts'
import { Account } from '../browser/account.ts'
import { heart, pageOf } from '../flows/driver/heart.ts'

const game = { code: 'gece-bahcesi', providerId: 3 }
// On a desktop the game's page opens the game at once.
test.use({ viewport: { width: 360, height: 780 } })

const toggling = '**/api/casino/togglefavorite'

const listed = (account: Account) => account.ask('casino/favorites')
const isMarked = (page: Page, marked: boolean) =>
  expect(heart({ page })).toHaveAttribute('aria-pressed', String(marked))
const isSettled = (page: Page) => expect(heart({ page })).toHaveAttribute('aria-busy', 'false')

async function comesBack(page: Page): Promise<Account> {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  return account
}

/** A visitor at a game's address is asked to log in; the heart is under that dialog. */
async function leavesTheLogin({ page, dialog }: Player) {
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  // The focus returns to the page when it is gone.
  await expect(dialog).toBeHidden()
}

test('Scenario: a visitor likes a game, logs in, and it is a favourite, on every page and after a reload', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/casino/favorites')) asked += 1
  })
  await page.goto(pageOf(game))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gece Bahçesi')
  await expect(page.getByRole('main')).toContainText('Oynamak için giriş yapmanız yeterli')
  const box = await heart({ page }).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await isMarked(page, false)

  // @holds 2.11
  await test.step('the heart asks for the login, and what was wished follows it', async () => {
    await leavesTheLogin(player)
    await heart({ page }).focus()
    await page.keyboard.press('Space')
    await player.dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
    await player.dialog.getByLabel('Şifre', { exact: true }).fill(player.person.password)
    await page.keyboard.press('Enter')
    await expect(player.toast('Favorilere eklendi')).toBeVisible()
    await expect(player.dialog).toBeHidden()
    await isMarked(page, true)
    await expect(page).toHaveURL(pageOf(game))
    await expect.poll(() => listed(account)).toEqual([game.code])
  })

  await test.step('it stays one on the way through the site; nothing is asked again', async () => {
    await page.getByRole('link', { name: 'Casinoya dön' }).click()
    await expect(page).toHaveURL('/casino/slot')
    await page.goBack()
    await isMarked(page, true)
    expect(asked).toBe(1)
    await page.reload()
    await isMarked(page, true)
  })

  await test.step('the heart takes it back', async () => {
    await isSettled(page)
    await heart({ page }).click()
    await isMarked(page, false)
    await expect(player.toast('Favorilerden çıkarıldı')).toBeVisible()
    await expect.poll(() => listed(account)).toEqual([])
  })
})

test('Scenario: a visitor likes what is a favourite already: it stays one', async ({ page }) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  await account.ask('casino/togglefavorite', game)
  await page.goto(pageOf(game))
  await leavesTheLogin(player)
  await heart({ page }).click()
  await player.dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
  await player.dialog.getByLabel('Şifre', { exact: true }).fill(player.person.password)
  await page.keyboard.press('Enter')
  await expect(player.dialog).toBeHidden()
  await isMarked(page, true)
  await isSettled(page)
  await expect.poll(() => listed(account)).toEqual([game.code])
})

test('Scenario: an answer that is lost puts the heart back; the next press finds what the first has done', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await comesBack(page)
  await page.goto(pageOf(game))
  await isSettled(page)
  await page.route(toggling, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await heart({ page }).click()
  await expect(player.toast(/Sunucuya ulaşılamadı/)).toBeVisible()
  await isMarked(page, false)
  await page.unroute(toggling)
  await heart({ page }).click()
  await isMarked(page, true)
  await isSettled(page)
  await expect.poll(() => listed(account)).toEqual([game.code])
})

test('Scenario: a heart pressed in haste ends as it was pressed last, and asks one question at a time', async ({
  page,
}) => {
  const account = await comesBack(page)
  // Before the favourites are asked for, the heart shows no press.
  const known = page.waitForResponse('**/api/casino/favorites')
  await page.goto(pageOf(game))
  await known
  await isSettled(page)
  let [open, most] = [0, 0]
  await page.route(toggling, async (route) => {
    most = Math.max(most, ++open)
    const response = await route.fetch()
    open -= 1
    await route.fulfill({ response })
  })
  for (let press = 0; press < 7; press += 1) await heart({ page }).click()
  await isMarked(page, true)
  await isSettled(page)
  expect(most).toBe(1)
  await expect.poll(() => listed(account)).toEqual([game.code])
})

test('Scenario: an address that holds no game says so and leads on', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const half = pageOf(game).slice(0, -20)
  for (const address of [
    half,
    '/casino/play/abcde',
    '/casino/play/eyJnYW1lQ29kZSI6MX0',
    '/casino/play/%C5%9F',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oyun bulunamadı')
  }
  await page.getByRole('link', { name: 'Casinoya dön' }).click()
  await expect(page).toHaveURL('/casino/slot')
  expect(faults).toEqual([])
})
