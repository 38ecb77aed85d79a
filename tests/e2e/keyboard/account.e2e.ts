import { expect } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { Player } from '#tests/browser/player.ts'
import { sitDownAsPlayer } from './hand.ts'

// @holds 2.78
test('Scenario: with the keyboard alone a player corrects the phone number and verifies it', async ({
  page,
}) => {
  const { site, keys } = await sitDownAsPlayer(page)
  const { phone } = new Player(page).person
  await site.visits('/dashboard/phone-verification')
  await keys.press(site.button('Numarayı Güncelle'))
  await expect(site.field('Telefon')).toBeFocused()
  await keys.press(site.button('Vazgeç'))
  await expect(site.field('Telefon')).toHaveCount(0)
  await keys.keepTheFocus()
  await keys.press(site.button('Numarayı Güncelle'))
  await keys.type(site.field('Telefon'), phone)
  await keys.enter()
  const code = site.field('SMS kodu')
  await expect(code).toBeFocused()
  await keys.type(code, await new Player(page, site.person).codeFromSms(phone))
  await keys.enter()
  await site.sees('Tebrikler!')
  await keys.keepTheFocus()
})

test('Scenario: with the keyboard alone a player verifies the phone without leaving the overview', async ({
  page,
}) => {
  const { site, keys } = await sitDownAsPlayer(page)
  await site.visits('/dashboard')
  await keys.press(site.main.getByRole('button', { name: /^Telefonunuz henüz doğrulanmadı/ }))
  await keys.press(site.button('Kodu Gönder', site.dialog))
  const code = site.field('SMS kodu')
  await expect(code).toBeFocused()
  await keys.type(code, await new Player(page, site.person).codeFromSms())
  await keys.enter()
  await site.sees('Tebrikler!')
  await keys.press(site.button('Kapat', site.dialog).last())
  await expect(site.dialog).toBeHidden()
  await expect(site.main.getByRole('link', { name: 'Telefonunuz doğrulandı' })).toBeVisible()
  await keys.keepTheFocus()
})

// @holds 2.81
test('Scenario: with the keyboard alone a player changes the password', async ({ page }) => {
  const { site, keys } = await sitDownAsPlayer(page)
  await site.visits('/dashboard/change-password')
  await keys.type(site.field('Mevcut şifre'), 'another')
  await keys.type(site.field('Yeni şifre'), 'sabah-bahcesi')
  await keys.type(site.field('Yeni şifre (tekrar)'), 'sabah-bahcesi')
  await keys.enter()
  await expect(site.field('Mevcut şifre')).toHaveAttribute('aria-invalid', 'true')
  await keys.keepTheFocus()
  await keys.goTo(site.field('Mevcut şifre'), 'Shift+Tab')
  await keys.type(site.field('Mevcut şifre'), site.person.password)
  await keys.enter()
  await site.sees('Şifreniz değiştirildi')
  await keys.keepTheFocus()
})

// @holds 2.82 2.83
test('Scenario: with the keyboard alone a player asks for a call', async ({ page }) => {
  const { site, keys } = await sitDownAsPlayer(page)
  await site.visits('/dashboard')
  const opener = site.button('Beni Arayın', site.main)
  await keys.press(opener)
  await expect(site.field('Telefon')).toBeFocused()
  await expect(site.field('Telefon')).toHaveValue(`90${site.person.phone}`)
  await expect(site.field('Mesaj')).toHaveAttribute(
    'placeholder',
    'Lütfen mesajınızı ve aranmak istediğiniz saati yazın.',
  )
  await keys.type(site.field('Mesaj'), 'Akşam altıda arayın.')
  await keys.press(site.button('Talebi Kaydet'))
  await expect(site.dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('Scenario: with the keyboard alone a session on another device is ended, and the focus stays at it', async ({
  page,
}) => {
  const { site, keys } = await sitDownAsPlayer(page)
  const { username, password } = site.person
  await page.request.post('/api/auth/login', {
    data: { username, password },
    headers: { 'x-fingerprint': 'another-browser' },
  })
  await site.visits('/dashboard/session-history')
  const other = page.getByRole('list', { name: 'Oturumlar' }).getByRole('listitem').first()
  await keys.press(other.getByRole('button', { name: /^Oturumu sonlandır/ }))
  await expect(other).toContainText('Kapandı:')
  await expect(other).toBeFocused()
  await keys.keepTheFocus()
})

test('Scenario: with the keyboard alone the financial history is filtered, read on and taken home', async ({
  page,
}) => {
  const { site, keys, account } = await sitDownAsPlayer(page)
  for (let made = 0; made < 21; made += 1) await account.paysIn(50 + made)
  await site.visits('/dashboard/financial-activities')
  await expect(page.getByText('21 kayıttan 20 tanesi gösteriliyor')).toBeVisible()
  await keys.goTo(site.field('İşlem'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(21)
  const download = page.waitForEvent('download')
  await keys.press(site.button('CSV indir'))
  await download
  await keys.press(site.button('Daha fazla göster'))
  await expect(page.getByText('21 kayıttan 21 tanesi gösteriliyor')).toBeVisible()
  await keys.keepTheFocus()
  await keys.goTo(site.button('Filtreleri temizle'), 'Shift+Tab')
  await keys.enter()
  await expect(site.field('İşlem')).toHaveValue('0')
  await keys.keepTheFocus()
})

test('Scenario: with the keyboard alone the list that did not come is asked for again', async ({ page }) => {
  const { site, keys } = await sitDownAsPlayer(page)
  await page.route('**/api/customer/sessions', (route) => route.abort())
  await site.visits('/dashboard/session-history')
  const again = site.button('Yeniden dene')
  await expect(again).toBeVisible()
  await page.unroute('**/api/customer/sessions')
  await keys.press(again)
  await expect(page.getByRole('list', { name: 'Oturumlar' }).getByRole('listitem')).toHaveCount(1)
  await keys.keepTheFocus()
})
