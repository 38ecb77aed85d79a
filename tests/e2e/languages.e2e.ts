import { expect, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { Player } from '#tests/browser/player.ts'
import { Account } from '#tests/browser/account.ts'
import { operator } from '#tests/server/setup/command-line.ts'

const wide = { width: 1440, height: 900 }
const languageSelect = (page: Page) => page.getByRole('banner').getByRole('combobox').last()

async function types(piped: string, ...words: string[]): Promise<void> {
  const { TEST_DATABASE_URL: DATABASE_URL = '', TEST_DATA_DIR: DATA_DIR = '' } = process.env
  const env = { DATABASE_URL, DATA_DIR }
  const { code, complained } = await operator([...words, '--why', 'Players from Germany'], env, piped)
  if (code !== 0) throw new Error(complained)
}

const german = { locale: 'de', name: 'Deutsch', fallback: 'en', position: 2, active: true }
const words = {
  'Giriş Yap': 'Anmelden',
  'Canlı Casino': 'Live-Casino',
  '{count, plural, one {En az # karakter yazın.} other {En az # karakter yazın.}}':
    '{count, plural, one {Mindestens # Zeichen.} other {Mindestens # Zeichen.}}',
}

test('Scenario: a player changes the language in the middle of a form, and what was typed stays', async ({
  page,
}) => {
  const player = new Player(page)
  await page.setViewportSize(wide)
  await (await Account.of(page, player.person)).comesBack()
  await page.goto('/dashboard/change-password')
  await page.getByLabel('Mevcut şifre', { exact: true }).fill('gece-bahcesi')
  await page.getByLabel('Yeni şifre', { exact: true }).fill('İstanbul ışıkları')
  await languageSelect(page).selectOption('en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change Password')
  await expect(page).toHaveTitle('Change Password – Lale')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const fields = page.getByRole('main').locator('input[type="password"]')
  await expect(fields.nth(0)).toHaveValue('gece-bahcesi')
  await expect(fields.nth(1)).toHaveValue('İstanbul ışıkları')
  await languageSelect(page).selectOption('tr')
  await expect(page).toHaveTitle('Şifre Değiştir – Lale')
  await expect(fields.nth(1)).toHaveValue('İstanbul ışıkları')
})

test('Scenario: the operator adds German, and whoever reads it reads English where nothing is translated', async ({
  page,
}) => {
  await types(JSON.stringify(german), 'content', 'publish', 'language', '-')
  const messages = Object.entries(words).map(([key, value]) => ({ locale: 'de', key, value }))
  await types(JSON.stringify(messages), 'translations', 'import', '-')
  await page.setViewportSize(wide)
  await page.goto('/')
  const login = page.getByRole('banner').getByRole('button', { name: 'Anmelden' })

  await test.step('it is offered, and spoken', async () => {
    await languageSelect(page).selectOption({ label: 'Deutsch' })
    await expect(login).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Live-Casino' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Up' })).toBeVisible()
  })

  await test.step('it is there from the beginning of the next visit, and the server answers in English', async () => {
    const names = page.waitForRequest(/\/api\/casino\/categorylist/)
    await page.reload()
    await expect(login).toBeVisible()
    expect((await names).headers()['x-locale']).toBe('de, en')
    await expect(languageSelect(page)).toHaveValue('de')
  })

  await test.step('it counts as German does', async () => {
    await login.click()
    const password = page.getByRole('dialog').locator('input[type="password"]')
    await password.fill('ab')
    await password.blur()
    await expect(page.getByRole('dialog')).toContainText('Mindestens 3 Zeichen.')
  })

  await test.step('it is taken back, and the next visit is in Turkish', async () => {
    await types('', 'content', 'withdraw', 'language', 'de')
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  })
})

test('Scenario: a search engine’s link asks for English, and the address is clean', async ({ page }) => {
  await page.goto('/casino/live?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live Casino')
  await expect(page).toHaveURL('/casino/live')
  await expect(page).toHaveTitle('Live Casino – Lale')
})
