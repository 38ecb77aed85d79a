import { expect } from '@playwright/test'
import { test } from '../browser/test.ts'
import { Player } from '../browser/player.ts'

const first = 'Yeni üyelere ₺250 deneme bonusu'

// @holds 2.5 2.94
test('Scenario: a promotion of the home page is read on the page of all promotions, stands in the address, and is closed by the way back', async ({
  page,
}) => {
  const { dialog } = new Player(page)
  const card = page.getByRole('main').getByRole('link', { name: first })
  await page.goto('/')
  await card.click()
  await expect(dialog.getByRole('heading', { level: 2, name: first })).toBeVisible()
  await expect(dialog.locator('img')).toHaveAttribute('src', '/offers/trial-wide-720.webp')
  await expect(dialog.getByRole('listitem').filter({ hasText: '₺2.500' })).toBeVisible()
  await expect(page).toHaveURL('/promotions?promotion=1')

  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/promotions')
  await expect(card).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('Scenario: the way back closes a promotion also while the page behind it is still coming', async ({
  page,
}) => {
  const { dialog } = new Player(page)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/promotions-[^/]*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: first }).click()
  await expect(dialog.getByRole('heading', { level: 2, name: first })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Promosyonlar' })).toBeVisible()
  await expect(page).toHaveURL('/promotions')
  await expect(dialog).toBeHidden()
})

test('Scenario: the browser closes a promotion without asking the page, and the address leaves it too', async ({
  page,
}) => {
  const { dialog } = new Player(page)
  await page.goto('/promotions?promotion=3')
  await expect(dialog).toBeVisible()
  await page.locator('dialog:modal').evaluate((shown: HTMLDialogElement) => shown.close())
  await expect(page).toHaveURL('/promotions')
  await page.getByRole('main').getByRole('link', { name: first }).click()
  await expect(dialog).toBeVisible()
})

test('Scenario: whoever is sent the address of a promotion reads it, and a link in its words leads on and back', async ({
  page,
}) => {
  const { dialog } = new Player(page)
  await page.goto('/promotions?promotion=3')
  await expect(dialog.getByRole('heading', { name: 'Kripto yatırımlara ₺750 bonus' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/promotions')

  await page.goto('/promotions?promotion=4')
  await dialog.getByRole('link', { name: 'Sorumlu Oyun' }).click()
  await expect(page).toHaveURL('/pages/3')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Sorumlu Oyun' })).toBeVisible()
  await page.goBack()
  await expect(dialog.getByRole('link', { name: 'Sorumlu Oyun' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/promotions')

  await page.goto('/promotions?promotion=99')
  await dialog.getByRole('button', { name: 'Promosyonları gör' }).click()
  await expect(page).toHaveURL('/promotions')
  await expect(page.getByRole('main').getByRole('link', { name: first })).toBeVisible()
})
