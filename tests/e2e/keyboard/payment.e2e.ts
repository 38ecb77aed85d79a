import { expect } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { leaveTheTill } from '#tests/browser/till.ts'
import { sitDownAsPlayer } from './hand.ts'

test('Scenario: with the keyboard alone a player deposits', async ({ page }) => {
  const { site, keys } = await sitDownAsPlayer(page)
  await site.visits('/dashboard/deposit')
  const method = site.main.getByRole('button', { name: /^Kesecik/ })
  await keys.press(method)
  await expect(site.field('Tutar')).toBeVisible()
  await keys.type(site.field('Tutar'), '100')
  await keys.type(site.field('Cüzdan numarası'), '100200300')
  const first = page.waitForEvent('popup')
  await keys.enter()
  await leaveTheTill(await first)
  await expect(site.button('Ödemeye devam et')).toBeVisible()
  await keys.keepTheFocus()
  const second = page.waitForEvent('popup')
  await keys.press(site.button('Ödemeye devam et'))
  await leaveTheTill(await second)
  await keys.press(site.button('Kapat', site.dialog).last())
  await expect(site.dialog).toBeHidden()
  await expect(method).toBeFocused()
})

test('Scenario: with the keyboard alone a player withdraws', async ({ page }) => {
  const { site, keys, account } = await sitDownAsPlayer(page)
  await account.paysIn(500)
  await site.visits('/dashboard/withdraw')
  const method = site.main.getByRole('button', { name: /^Havale/ })
  await keys.press(method)
  await expect(site.field('Tutar')).toBeVisible()
  await keys.type(site.field('Tutar'), '100')
  await keys.goTo(site.field('Banka'))
  await page.keyboard.press('ArrowDown')
  await keys.type(site.field('IBAN'), '330006100519786457841326')
  await keys.type(site.field('Hesap sahibinin adı soyadı'), 'Gülşah Işık')
  await keys.press(site.button('Gönder'))
  await site.sees('Talebiniz alındı')
  await expect(site.dialog).toBeHidden()
  await expect(method).toBeFocused()
})
