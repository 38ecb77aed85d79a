import { expect } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { newPerson, signUpOf } from '#tests/browser/person.ts'
import { Player } from '#tests/browser/player.ts'
import { Site } from '#tests/browser/site.ts'
import { Account } from '#tests/browser/account.ts'
import { sitDown } from './hand.ts'

test('Scenario: with the keyboard alone a player logs in', async ({ page }) => {
  const { keys } = await sitDown(page)
  const { person } = await Account.of(page, newPerson())
  const site = new Site(page, 'tr', person)
  await site.visits('/')
  await keys.press(site.button('Giriş Yap', site.banner))
  await expect(site.field('Kullanıcı adı')).toBeFocused()
  await keys.type(site.field('Kullanıcı adı'), person.username)
  await keys.type(site.field('Şifre'), person.password)
  await keys.enter()
  await expect(site.dialog).toBeHidden()
  await keys.keepTheFocus()
})

// @holds 2.56
test('Scenario: with the keyboard alone a forgotten password is replaced', async ({ page }) => {
  const { keys } = await sitDown(page)
  const { person } = await Account.of(page, newPerson())
  const site = new Site(page, 'tr', person)
  await site.visits('/')
  const opener = site.button('Giriş Yap', site.banner)
  await keys.press(opener)
  await keys.press(site.button('Şifremi Unuttum'))
  await site.shows('Şifremi Unuttum')
  await expect(site.field('Kullanıcı adı')).toBeFocused()
  await keys.type(site.field('Kullanıcı adı'), person.username)
  await keys.enter()
  const code = site.field('Şifre yenileme kodu')
  await expect(code).toBeFocused()
  await keys.type(code, await new Player(page, person).codeFromMail())
  await keys.enter()
  await expect(site.field('Şifre')).toBeFocused()
  await keys.type(site.field('Şifre'), 'yepyeni-bahce')
  await keys.type(site.field('Şifreyi tekrar yazın'), 'yepyeni-bahce')
  await keys.enter()
  await expect(site.dialog.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible()
  await expect(site.field('Kullanıcı adı')).toBeFocused()
  await keys.escape()
  await expect(opener).toBeFocused()
})

// @holds 2.62
test('Scenario: with the keyboard alone a visitor signs up, verifies the phone and takes the bonus', async ({
  page,
}) => {
  const { site, keys } = await sitDown(page)
  await site.visits('/')
  await keys.press(site.button('Üye Ol', site.banner))
  await expect(site.field('Ad')).toBeFocused()
  await expect(site.field('Ülke')).toBeEnabled()
  for (const [field, text] of Object.entries(signUpOf(site.person)))
    await keys.type(site.field(field, site.dialog), text)
  await keys.goTo(site.dialog.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await expect(site.dialog.getByRole('checkbox')).toBeChecked()
  await keys.press(site.button('Üye Ol', site.dialog))
  const code = site.field('SMS kodu')
  await expect(code).toBeFocused()
  await keys.type(code, await new Player(page, site.person).codeFromSms())
  await keys.enter()
  await site.sees('Tebrikler!')
  await keys.keepTheFocus()
  await keys.press(site.button('Evet'))
  await expect(site.dialog).toBeHidden()
  await keys.keepTheFocus()
})
