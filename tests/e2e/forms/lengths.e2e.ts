import { expect, type Locator } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { openAtHome, visit } from '#tests/browser/gestures.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Player } from '#tests/browser/player.ts'
import { Site } from '#tests/browser/site.ts'
import { Account } from '#tests/browser/account.ts'

/** Section 9: label, least and greatest length, and a text of a length. */
type Bound = [field: string, least: number, most: number, written: (length: number) => string]
/** Section 9: label and number of digits; one more does not appear. */
type Digits = [field: string, count: number]

const of = (letter: string) => (length: number) => letter.repeat(length)
const mail = (length: number) => `${'a'.repeat(length)}@b.c`.slice(-length)

const signUp: Bound[] = [
  ['Ad', 2, 100, of('ş')],
  ['Soyad', 2, 100, of('ğ')],
  ['Kullanıcı adı', 5, 30, of('a')],
  ['E-posta', 5, 100, mail],
]
const signUpDigits: Digits[] = [
  ['T.C. kimlik no', 11],
  ['Telefon', 10],
  ['Gün', 2],
  ['Ay', 2],
  ['Yıl', 4],
]
const login: Bound[] = [
  ['Kullanıcı adı', 1, 50, of('a')],
  ['Şifre', 3, 100, of('a')],
]
const recovery: Bound = ['Kullanıcı adı', 2, 30, of('a')]
const call: Record<'phone' | 'message', Bound> = {
  phone: ['Telefon', 5, 30, of('5')],
  message: ['Mesaj', 5, 100, of('a')],
}
const leastPassword = 5
const leastResetCode = 3
const smsCode = 6

/** Consecutive calls must expect different words, or the message of an earlier text passes. */
async function isWrong(field: Locator, text: string, words: string): Promise<void> {
  await field.fill(text)
  await field.blur()
  await expect(field).toHaveAccessibleDescription(new RegExp(words))
}
async function isRight(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.blur()
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
}

async function takesFrom(field: Locator, least: number, written: (length: number) => string): Promise<void> {
  const short = least === 1 ? 'Bu alanı doldurun.' : `En az ${least} karakter yazın.`
  await isWrong(field, written(least - 1), short)
  await isRight(field, written(least))
}

async function takes(site: Site, [name, least, most, written]: Bound): Promise<void> {
  const field = site.field(name, site.dialog)
  await takesFrom(field, least, written)
  await isWrong(field, written(most + 1), `En çok ${most} karakter yazın.`)
  await isRight(field, written(most))
}

async function hasNoRoomFor(field: Locator, count: number): Promise<void> {
  await field.fill('5'.repeat(count + 1))
  await expect.poll(async () => (await field.inputValue()).replaceAll(/\D/g, '')).toBe('5'.repeat(count))
}

async function takesDigits(site: Site, [name, count]: Digits): Promise<void> {
  const field = site.field(name, site.dialog)
  await isWrong(field, '1'.repeat(count - 1), `Tam ${count} hane yazın.`)
  await isRight(field, '1'.repeat(count))
  await hasNoRoomFor(field, count)
}

test('Scenario: every field takes its lengths and no other, and says which they are', async ({ page }) => {
  const account = await Account.of(page, newPerson())
  const site = new Site(page, 'tr', account.person)

  // @holds F75 F76 F77 F78 F79 F80 F81 F82 F83 F84
  await test.step('of a sign-up', async () => {
    await openAtHome('Üye Ol')(site)
    await expect(site.field('Ülke')).toBeEnabled()
    for (const bound of signUp) await takes(site, bound)
    await takesFrom(site.field('Şifre', site.dialog), leastPassword, of('a'))
    for (const digits of signUpDigits) await takesDigits(site, digits)
  })

  // @holds F73 F74 F86 F87 F88
  await test.step('of a recovery', async () => {
    await openAtHome('Giriş Yap')(site)
    for (const bound of login) await takes(site, bound)
    await site.press('Şifremi Unuttum')
    await site.shows('Şifremi Unuttum')
    await takes(site, recovery)
    await site.fill('Kullanıcı adı', account.person.username, site.dialog)
    await page.keyboard.press('Enter')
    await takesFrom(site.field('Şifre yenileme kodu', site.dialog), leastResetCode, of('1'))
    await site.fill('Şifre yenileme kodu', await new Player(page, account.person).codeFromMail(), site.dialog)
    await page.keyboard.press('Enter')
    await expect(site.field('Şifre', site.dialog)).toBeVisible()
    await takesFrom(site.field('Şifre', site.dialog), leastPassword, of('a'))
  })

  await account.comesBack()
  // @holds F85
  await test.step('of a code by SMS', async () => {
    await visit('/dashboard/phone-verification')(site)
    await site.press('Kodu Gönder')
    const code = site.field('SMS kodu')
    const verify = site.button('Doğrula')
    await code.fill('1'.repeat(smsCode - 1))
    await expect(verify).toBeDisabled()
    await hasNoRoomFor(code, smsCode)
    await expect(verify).toBeEnabled()
  })

  // @holds F89 F90 F91
  await test.step('of a call request', async () => {
    await visit('/dashboard')(site)
    await site.press('Beni Arayın', site.main)
    const [name, least, most, written] = call.phone
    const phone = site.field(name, site.dialog)
    await takesFrom(phone, least, written)
    await hasNoRoomFor(phone, most)
    await isRight(phone, written(most))
    await takes(site, call.message)
  })
})
