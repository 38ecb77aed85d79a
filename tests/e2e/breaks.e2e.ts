import { expect, type Page } from '@playwright/test'
import { Account } from '../browser/account.ts'
import { gameOf, pathOf } from '../browser/game.ts'
import { Player } from '../browser/player.ts'
import { test } from '../browser/test.ts'

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 780 }

const rests = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { name: 'Oyuna ara verdiniz' })).toBeVisible()
const told = (page: Page) => page.getByRole('main').getByText('Oyuna ara verdiniz.')
const begin = (page: Page) => page.getByRole('button', { name: 'Arayı Başlat', exact: true }).click()

test('Scenario: takes a break in one tab: the other tab stops', async ({ page, context }) => {
  const account = await Account.of(page, new Player(page).person)
  await account.comesBack()
  const game = await gameOf(account, 'dt')
  await page.setViewportSize(desktop)
  await page.goto(pathOf(game))
  await expect(page.locator('iframe')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/dashboard/break')
  await begin(other)
  await rests(other)

  await test.step('the game in the first tab is closed, and the page says until when', async () => {
    await rests(page)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(told(page)).toBeVisible()
  })

  await test.step('neither its address nor sports, deposits and bonuses can be used', async () => {
    for (const path of [pathOf(game), '/spor', '/dashboard/deposit', '/dashboard/claim-bonus']) {
      await page.goto(path)
      await rests(page)
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })

  await test.step('sports offers no second break, and the bar is clear of the notice', async () => {
    await page.goto('/spor')
    await rests(page)
    const bar = page.getByRole('main').getByRole('complementary')
    await expect(bar.getByRole('link', { name: 'Ayrıntılar', exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Ara Ver', exact: true })).toHaveCount(0)
    const above = await bar.boundingBox()
    const below = await page.getByRole('main').locator('section').boundingBox()
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  })

  await test.step('the page of the break says it without the bar', async () => {
    await page.goto('/dashboard/break')
    await rests(page)
    await expect(told(page)).toHaveCount(0)
  })

  await test.step('withdrawals and the history can', async () => {
    await page.goto('/dashboard/withdraw')
    await expect(page.getByRole('button', { name: /^Havale/ })).toBeVisible()
    await page.goto('/dashboard/financial-activities')
    await expect(page.getByRole('heading', { level: 1, name: 'Finansal Geçmiş' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('Scenario: on a phone a player leaves a game for a break with one tap and one confirmation', async ({
  page,
}) => {
  const account = await Account.of(page, new Player(page).person)
  await account.comesBack()
  await page.setViewportSize(phone)
  await page.goto(pathOf(await gameOf(account, 'dt')))
  await page.getByRole('main').getByRole('button', { name: 'Oyna', exact: true }).click()
  const open = page.getByRole('dialog')
  await open.getByRole('link', { name: 'Ara Ver', exact: true }).click()
  await expect(open).toHaveCount(0)
  await begin(page)
  await rests(page)
})

test('Scenario: a player who signs in during a break reads until when', async ({ page }) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  await account.ask('protection/panic')
  await page.goto('/')
  await player.logsIn()
  await expect(page.getByRole('status').filter({ hasText: 'Oyuna ara verdiniz' })).toBeVisible()
  await expect(told(page)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ayrıntılar', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/break')
  await rests(page)
})

test('Scenario: a player stays away for half a year: other devices are signed out and nothing is offered', async ({
  page,
  browser,
  baseURL,
}) => {
  const here = new Player(page)
  const account = await Account.of(page, here.person)
  await account.comesBack()
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'tr-TR' })
  const there = await elsewhere.newPage()
  await there.goto('/')
  await new Player(there, here.person).logsIn()

  await page.goto('/dashboard/exclusion')
  await page.getByLabel('Ne kadar süreyle').selectOption('6')
  await page.getByRole('button', { name: 'Onaya geç', exact: true }).click()
  await page.getByLabel('Şifre', { exact: true }).fill(here.person.password)
  await page.keyboard.press('Enter')
  const heading = page.getByRole('main').getByRole('heading', { name: 'Oyundan uzak kalıyorsunuz' })
  await expect(heading).toBeVisible()
  await expect(there.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })).toBeVisible()

  await page.goto('/dashboard/deposit')
  await expect(heading).toBeVisible()
  await elsewhere.close()
})

test('Scenario: at the keyboard a player goes on to the confirmation, and takes a break: the focus is at the beginning of each new step', async ({
  page,
}) => {
  const account = await Account.of(page, new Player(page).person)
  await account.comesBack()
  const step = page.locator('section:focus')
  await page.goto('/dashboard/exclusion')
  await page.getByRole('button', { name: 'Onaya geç', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(step).toContainText('Seçtiğiniz süre')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Şifre', { exact: true })).toBeFocused()

  await page.goto('/dashboard/break')
  await page.getByRole('button', { name: 'Arayı Başlat', exact: true }).focus()
  await page.keyboard.press('Enter')
  await rests(page)
  await expect(step).toContainText('Oyuna ara verdiniz')
  await page.keyboard.press('Tab')
  await expect(page.locator('section').getByRole('link', { name: 'Para Çek', exact: true })).toBeFocused()
})
