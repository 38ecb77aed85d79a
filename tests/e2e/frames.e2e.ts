import { expect, type Page } from '@playwright/test'
import { gameOf, OpenGame, pathOf } from '../browser/game.ts'
import { newPerson } from '../browser/person.ts'
import { settingsAre } from '../browser/settings.ts'
import { Sportsbook } from '../browser/sportsbook.ts'
import { test } from '../browser/test.ts'
import { Account } from '../browser/account.ts'

// The device prefers light; the site is dark until the player chooses.
test.use({ colorScheme: 'light' })

const chooses = (page: Page, theme: string) =>
  page.getByRole('combobox', { name: /Görünüm|Appearance/ }).selectOption(theme)
const speaks = (page: Page, language: string) =>
  page.getByRole('banner').getByRole('combobox').last().selectOption(language)

test('Scenario: the sportsbook looks as the site does, not as the device, and follows it while it is open', async ({
  page,
}) => {
  const book = new Sportsbook(page)
  const root = book.frame.locator('html')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/spor')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await root.evaluate((html) => (html.dataset['mark'] = 'mine'))
  await chooses(page, 'light')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await chooses(page, 'dark')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await chooses(page, 'device')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root, 'the page in the frame is the same').toHaveAttribute('data-mark', 'mine')
  await speaks(page, 'en')
  await expect(root).toHaveAttribute('lang', 'en')
  await expect(root).toHaveAttribute('data-theme', 'dark')
})

test('Scenario: a talk in the live chat goes on when the language and the theme change', async ({ page }) => {
  await settingsAre(page, { chatid: 'lale' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  // Until the site offers the chat, this button opens the call request.
  await page.locator('iframe[title="Canlı Destek"]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Destek', exact: true }).click()
  const chat = page.frameLocator('iframe[title="Canlı Destek"]')
  const root = page.locator('dialog iframe').contentFrame().locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await chat.getByLabel('Mesajınız').fill('Merhaba')
  await chat.getByRole('button', { name: 'Gönder' }).click()
  await expect(root).toContainText('Merhaba')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await chooses(page, 'light')
  await speaks(page, 'en')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await expect(root).toHaveAttribute('lang', 'en')
  await expect(root).toContainText('Merhaba')
})

test('Scenario: a game that is being played goes on in the language that is chosen', async ({ page }) => {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(pathOf(await gameOf(account, 'dt')))
  const opened = new OpenGame(page, 'dt')
  await opened.isPlayed()
  const root = opened.table.locator('html')
  await root.evaluate((html) => (html.dataset['mark'] = 'mine'))
  await speaks(page, 'en')
  await expect(root).toHaveAttribute('lang', 'en')
  await expect(opened.table.getByRole('button', { name: 'Back to the games', exact: true })).toBeVisible()
  await expect(root).toHaveAttribute('data-mark', 'mine')
})
