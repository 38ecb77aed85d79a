import { expect } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { openAtHome, submit, visit } from '#tests/browser/gestures.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Player } from '#tests/browser/player.ts'
import { Site } from '#tests/browser/site.ts'
import { Account } from '#tests/browser/account.ts'

const arabic = (digits: string) => digits.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
const wide = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? '')

const pasteInto = async (site: Site, field: string, text: string) => {
  await site.field(field, site.dialog).focus()
  await site.page.keyboard.insertText(text)
}

test('Scenario: somebody pastes a registration from everywhere, and logs in with capitals', async ({
  page,
}) => {
  const site = new Site(page, 'tr')
  const { username, email, phone } = site.person
  const password = 'şifre-ı-İ'
  await openAtHome('Üye Ol')(site)
  await expect(site.field('Ülke')).toBeEnabled()

  await test.step('letters that a username cannot have are named', async () => {
    await pasteInto(site, 'Kullanıcı adı', 'ışık70')
    await page.keyboard.press('Tab')
    await site.sees('Yalnızca a–z harfleri ve rakam kullanın.')
    await site.fill('Kullanıcı adı', '')
  })

  await test.step('spaces, digits of other scripts and letters in pieces are taken', async () => {
    await pasteInto(site, 'Ad', ' Gu\u0308ls\u0327ah ')
    await pasteInto(site, 'Soyad', 'Işık\u00a0Öz')
    await pasteInto(site, 'Kullanıcı adı', ` ${username} `)
    await pasteInto(site, 'E-posta', ` ${email} `)
    await pasteInto(site, 'Şifre', password)
    await pasteInto(site, 'Şifre (tekrar)', password)
    await pasteInto(site, 'Telefon', ` ${arabic(phone)} `)
    await pasteInto(site, 'T.C. kimlik no', wide('100 000 001 46'))
    await pasteInto(site, 'Gün', wide('17'))
    await pasteInto(site, 'Ay', arabic('05'))
    await pasteInto(site, 'Yıl', ' 1988 ')
    const shown = phone.replace(/(...)(...)(..)(..)/, '$1 $2 $3 $4')
    await expect(site.field('Telefon')).toHaveValue(shown)
    await expect(site.field('T.C. kimlik no')).toHaveValue('10000000146')
    await expect(site.field('Yıl')).toHaveValue('1988')
    await submit(site)
  })

  await test.step('the code is pasted as the message writes it', async () => {
    await expect(site.field('SMS kodu')).toBeFocused()
    const code = await new Player(page, site.person).codeFromSms()
    await pasteInto(site, 'SMS kodu', ` ${code.replace(/(..)(..)(..)/, '$1 $2 $3')} `)
    await expect(site.field('SMS kodu')).toHaveValue(code.replace(/(..)(..)(..)/, '$1-$2-$3'))
    await submit(site)
    await site.sees('Tebrikler!')
  })

  await test.step('a keyboard with its capitals on is no other person', async () => {
    await page.evaluate(() => localStorage.removeItem('session'))
    await openAtHome('Giriş Yap')(site)
    await site.fill('Kullanıcı adı', username.toLocaleUpperCase('tr'))
    await site.fill('Şifre', password)
    await submit(site)
    await expect(site.dialog).toBeHidden()
    await expect(site.banner.getByRole('button', { name: username })).toBeVisible()
  })
})

test('Scenario: an account number is pasted with spaces and in small letters', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  const site = new Site(page, 'tr', account.person)
  await visit('/dashboard/withdraw')(site)
  await site.main.getByRole('button', { name: /^Havale/ }).click()
  const iban = site.field('IBAN')
  await pasteInto(site, 'IBAN', ' tr33 0006 1005 1978 6457 8413 26 ')
  await expect(iban).toHaveValue('TR33 0006 1005 1978 6457 8413 26')
  await iban.fill('')
  await page.evaluate(() => navigator.clipboard.writeText('\u200etr330006100519786457841326 \n'))
  await page.getByRole('button', { name: 'IBAN: panodan yapıştır' }).click()
  await expect(iban).toHaveValue('TR33 0006 1005 1978 6457 8413 26')
})

test('Scenario: an amount outside the limits is told before the rest of the form is filled in', async ({
  page,
}) => {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  const site = new Site(page, 'tr', account.person)
  await visit('/dashboard/deposit')(site)
  await site.main.getByRole('button', { name: /^Havale/ }).click()
  await site.fill('Tutar', arabic('99'))
  await site.field('Tutar').blur()
  await expect(site.field('Tutar')).toHaveAccessibleDescription(/En az ₺100,00 yazın/)
  await site.fill('Tutar', arabic('100'))
  await expect(site.field('Tutar')).not.toHaveAttribute('aria-invalid')
})

test('Scenario: two passwords that differ are told before the rest of the form is filled in', async ({
  page,
}) => {
  const site = new Site(page, 'tr')
  await openAtHome('Üye Ol')(site)
  await site.fill('Şifre', 'gece-bahcesi')
  await site.fill('Şifre (tekrar)', 'sabah-bahcesi')
  await site.field('Şifre (tekrar)').blur()
  await site.sees('Şifreler aynı değil.')
  await site.fill('Şifre (tekrar)', 'gece-bahcesi')
  await expect(site.field('Şifre (tekrar)')).not.toHaveAttribute('aria-invalid')
})

test('Scenario: another language while somebody types keeps what was typed', async ({ page }) => {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  const turkish = new Site(page, 'tr', account.person)
  const english = new Site(page, 'en', account.person)
  await visit('/dashboard/change-password')(turkish)
  await turkish.fill('Mevcut şifre', 'gece')
  await turkish.fill('Yeni şifre', 'sabah-bahcesi')
  await turkish.field('Yeni şifre').blur()
  await turkish.banner.getByRole('combobox').selectOption('en')
  await expect(english.field('Mevcut şifre')).toHaveValue('gece')
  await expect(english.field('Yeni şifre')).toHaveValue('sabah-bahcesi')
  await turkish.banner.getByRole('combobox').selectOption('tr')
  await expect(turkish.field('Yeni şifre')).toHaveValue('sabah-bahcesi')
})
