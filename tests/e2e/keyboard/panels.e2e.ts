import { expect } from '@playwright/test'
import { items } from '#tests/browser/notifications-panel.ts'
import { test } from '#tests/browser/test.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { phone, sitDown, sitDownAsPlayer } from './hand.ts'

test('Scenario: with the keyboard alone the notifications are read', async ({ page }) => {
  const { site, keys, account } = await sitDownAsPlayer(page)
  await account.paysIn(100)
  await site.visits('/dashboard')
  const bell = site.banner.getByRole('button', { name: /^Bildirimler/ })
  await keys.press(bell)
  const item = items(page).first()
  await keys.press(item)
  await expect(site.button('Listeye dön')).toBeFocused()
  await keys.enter()
  await expect(item).toBeFocused()
  await keys.escape()
  await expect(site.dialog).toBeHidden()
  await expect(bell).toBeFocused()
})

test('Scenario: with the keyboard alone a player sees what has changed the balance, and more of it', async ({
  page,
}) => {
  const { site, keys, account } = await sitDownAsPlayer(page)
  for (let made = 0; made < 21; made += 1) await account.paysIn(50 + made)
  await site.visits('/')
  const balance = site.banner.getByRole('button', { name: /^Bakiye hareketleri/ })
  await keys.press(balance)
  const panel = page.getByRole('dialog', { name: 'Bakiye hareketleri' })
  await expect(panel.getByRole('listitem')).toHaveCount(20)
  await keys.keepTheFocus()
  await keys.press(panel.getByRole('button', { name: 'Daha fazla göster' }))
  await expect(panel.getByRole('listitem')).toHaveCount(21)
  await keys.keepTheFocus()
  await keys.escape()
  await expect(panel).toBeHidden()
  await expect(balance).toBeFocused()
  await keys.enter()
  await keys.press(panel.getByRole('link', { name: 'Oyun Hareketleri' }))
  await expect(page).toHaveURL('/dashboard/game-history')
  await expect(panel).toBeHidden()
  await keys.keepTheFocus()
})

test('Scenario: with the keyboard alone the account menu is opened, left and walked', async ({ page }) => {
  const { site, keys } = await sitDownAsPlayer(page)
  await site.visits('/')
  const opener = site.banner.getByRole('button', { name: site.person.username })
  const places = page.getByRole('navigation', { name: 'Hesap menüsü' })
  await keys.press(opener)
  await keys.goTo(places.getByRole('link', { name: 'Para Çek' }))
  await keys.escape()
  await expect(places).toBeHidden()
  await expect(opener).toBeFocused()
  await keys.enter()
  await keys.press(places.getByRole('link', { name: 'Şifre Değiştir' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Şifre Değiştir' })).toBeVisible()
  await keys.keepTheFocus()
})

test('Scenario: with the keyboard alone the language is switched', async ({ page }) => {
  const { site, keys } = await sitDown(page)
  await site.visits('/')
  const language = site.banner.getByRole('combobox')
  await keys.goTo(language)
  await page.keyboard.press('ArrowDown')
  await expect(site.banner.getByRole('button', { name: wordsOf('en')('Giriş Yap') })).toBeVisible()
  await expect(language).toBeFocused()
})

test('Scenario: with the keyboard alone the side menu is opened, left and walked', async ({ page }) => {
  const { site, keys } = await sitDown(page, phone)
  await site.visits('/')
  const opener = site.button('Menüyü aç')
  await keys.press(opener)
  await expect(site.dialog.getByRole('link').first()).toBeVisible()
  await keys.keepTheFocus()
  await keys.escape()
  await expect(site.dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await keys.enter()
  await keys.press(site.dialog.getByRole('link', { name: 'Bingo' }))
  await expect(page).toHaveURL('/casino/bingo')
  await expect(site.dialog).toBeHidden()
  await keys.keepTheFocus()
})

test('Scenario: with the keyboard alone a player reaches the account from the profile panel', async ({
  page,
}) => {
  const { site, keys } = await sitDownAsPlayer(page, phone)
  await site.visits('/')
  const opener = site.button('Profil')
  await keys.press(opener)
  await expect(site.dialog.getByRole('link').first()).toBeVisible()
  await keys.escape()
  await expect(site.dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await keys.enter()
  await keys.press(site.dialog.getByRole('link', { name: 'Hesabım' }))
  await expect(page).toHaveURL('/dashboard/account')
  await expect(site.dialog).toBeHidden()
  await keys.keepTheFocus()
})
