import { expect } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { Player } from '#tests/browser/player.ts'

test('Scenario: a refused login gives the focus back to where it was', async ({ page }) => {
  const player = new Player(page)
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(player.dialog.getByLabel('Kullanıcı adı')).toBeFocused()
  await page.keyboard.type('nobody')
  await page.keyboard.press('Tab')
  await page.keyboard.type('nothing')
  await page.keyboard.press('Enter')
  await expect(player.toast(/./)).toBeVisible()
  await expect(player.dialog.getByLabel('Şifre', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('Scenario: a login without a network keeps what was typed and says so', async ({ page, context }) => {
  const player = new Player(page)
  const toasts = page.waitForResponse(/toast-list/)
  await page.goto('/')
  await toasts
  await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
  await player.dialog.getByLabel('Kullanıcı adı').fill('nobody')
  await player.dialog.getByLabel('Şifre', { exact: true }).fill('nothing')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(player.toast(/Sunucuya ulaşılamadı/)).toBeVisible()
  await expect(player.dialog.getByLabel('Kullanıcı adı')).toHaveValue('nobody')
})

// @holds 2.63
test('Scenario: a pasted phone number loses its prefix, not its last digits', async ({ page }) => {
  const player = new Player(page)
  await page.goto('/')
  await player.opensSignUp()
  const phone = player.dialog.getByLabel('Telefon')
  for (const pasted of ['+90 532 123 45 67', '0532 123 45 67', ' 532-123-45-67 ']) {
    await phone.fill('')
    await phone.focus()
    await page.keyboard.insertText(pasted)
    await expect(phone).toHaveValue('532 123 45 67')
  }
})

test('Scenario: text is marked in a dialog, and the pointer let go beside it: the dialog stays; a press beside it closes it', async ({
  page,
}) => {
  const player = new Player(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
  const username = player.dialog.getByLabel('Kullanıcı adı')
  await username.fill('ayse70')
  await username.hover()
  await page.mouse.down()
  await page.mouse.move(20, 450)
  await page.mouse.up()
  await expect(username).toHaveValue('ayse70')
  await page.mouse.click(20, 450)
  await expect(player.dialog).toBeHidden()
})

test('Scenario: back closes the dialog and stays on the page', async ({ page }) => {
  const player = new Player(page)
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Bingo' }).click()
  await expect(page).toHaveURL('/casino/bingo')
  await expect(page).toHaveTitle('Bingo – Lale')
  await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
  await expect(player.dialog).toBeVisible()
  await page.goBack()
  await expect(player.dialog).toBeHidden()
  await expect(page).toHaveURL('/casino/bingo')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('Scenario: the notifications come over the account menu, and the focus returns to it', async ({
  page,
}) => {
  const player = new Player(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await player.signsUp()
  await page.keyboard.press('Escape')
  await expect(player.dialog).toBeHidden()
  const opener = page.getByRole('banner').getByRole('button', { name: new RegExp(player.person.username) })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('navigation', { name: 'Hesap menüsü' })
    .getByRole('button', { name: 'Bildirimler' })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Bildirimler' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(player.dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
