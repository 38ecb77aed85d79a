import { expect, type Page } from '@playwright/test'
import { Player } from '../browser/player.ts'
import { savesData } from '../browser/saves-data.ts'
import { test } from '../browser/test.ts'

const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })
const field = (page: Page) => new Player(page).dialog.getByLabel('Kullanıcı adı')
const code = (dialog: string) => `**/assets/${dialog}.view-*.js`

function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.push(request.url())
  })
  return files
}

/** The last dialog that an idle page fetches for a visitor. */
const isIdle = (page: Page) =>
  page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/recovery.view-'))

test('Scenario: once the page is idle no dialog of a visitor waits for a file', async ({ page }) => {
  const idle = isIdle(page)
  await page.goto('/')
  await idle
  const files = filesOf(page)
  await login(page).click()
  await expect(field(page)).toBeVisible()
  await page.getByRole('button', { name: 'Şifremi Unuttum' }).click()
  await expect(page.getByRole('heading', { name: 'Şifremi Unuttum' })).toBeVisible()
  await new Player(page).dialog.getByRole('button', { name: 'Kapat', exact: true }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Üye Ol' }).click()
  await expect(page.getByRole('heading', { name: 'Üye Ol', exact: true })).toBeVisible()
  expect(files).toEqual([])
})

test('Scenario: whoever saves data fetches a dialog when a pointer or the focus comes near, and not before', async ({
  page,
  context,
}) => {
  await savesData(context)
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Mesajlar' })).toBeAttached()
  const files = filesOf(page)
  await page.clock.runFor(60_000)
  expect(files.filter((file) => file.includes('.view-'))).toEqual([])
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('/login.view-'))
  await login(page).hover()
  await fetched
  const second = page.waitForRequest(code('registration'))
  await page.getByRole('banner').getByRole('button', { name: 'Üye Ol' }).focus()
  await second
  await expect(new Player(page).dialog).toHaveCount(0)
  files.length = 0
  await login(page).click()
  await expect(field(page)).toBeVisible()
  expect(files.filter((file) => file.includes('login'))).toEqual([])
})

test('Scenario: a dialog that cannot be fetched ahead disturbs nobody; it is fetched again when it is opened', async ({
  page,
}) => {
  await page.route(code('login'), (route) => route.abort())
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/login.view-'))
  await page.goto('/')
  const reloads: string[] = []
  page.on('load', (loaded) => reloads.push(loaded.url()))
  await missed
  await page.unroute(code('login'))
  await login(page).click()
  await expect(field(page)).toBeVisible()
  expect(reloads).toEqual([])
})
