import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../browser/axe.ts'
import { test } from '../browser/test.ts'
import { Player } from '../browser/player.ts'
import { savesData } from '../browser/saves-data.ts'
import { stopTheClock } from '../browser/page-clock.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })

test('Scenario: a dialog that is slow to come says that it is coming', async ({ page }) => {
  const player = new Player(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  // Otherwise the progress line moves for seconds, and axe waits until nothing moves.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/assets/login.view-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await login(page).click()
  await expect(page.getByRole('progressbar', { name: 'Yükleniyor' })).toBeVisible()
  await expectAccessible(page)
  release()
  await expect(player.dialog.getByLabel('Kullanıcı adı')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('Scenario: a dialog is drawn in the moment in which it has come', async ({ page }) => {
  const player = new Player(page)
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Mesajlar' })).toBeAttached()
  // React delays what would flicker by a timer: with a stopped clock it would not appear.
  await stopTheClock(page)
  await login(page).click()
  await expect(player.dialog.getByLabel('Kullanıcı adı')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('Scenario: a dialog asked for without a network says so, and opens once the network is back', async ({
  page,
  context,
}) => {
  const player = new Player(page)
  await savesData(context)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Mesajlar' })).toBeAttached()
  await context.setOffline(true)
  await login(page).click()
  await expect(player.toast(/bağlantı/i)).toBeVisible()
  await expect(player.dialog).toHaveCount(0)
  await context.setOffline(false)
  await login(page).click()
  await expect(player.dialog.getByLabel('Kullanıcı adı')).toBeVisible()
})

test('Scenario: the network fails for a moment as a dialog is opened: the message about it comes a little later', async ({
  page,
}) => {
  const player = new Player(page)
  // The page has reloaded already, so it does not take the failure for a new release.
  await page.addInitScript(() => sessionStorage.setItem('reloads', String(Date.now())))
  await page.route('**/assets/login.view-*.js', (route) => route.abort())
  let blinks = true
  await page.route('**/assets/toast-list-*.js', (route) => (blinks ? route.abort() : route.continue()))
  await page.goto('/')
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('toast-list'))
  await login(page).click()
  await missed
  blinks = false
  await expect(player.toast(/bağlantı/i)).toBeVisible({ timeout: 60_000 })
})
