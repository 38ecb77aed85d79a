import { expect } from '@playwright/test'
import type { CallName } from '#contract/index.ts'
import { openAtHome, visit } from '#tests/browser/gestures.ts'
import { newPerson, signUpOf } from '#tests/browser/person.ts'
import { Player } from '#tests/browser/player.ts'
import type { Site } from '#tests/browser/site.ts'

export interface Form {
  name: string
  who: 'visitor' | 'player'
  /** Resolves when the first field is there. */
  open: (site: Site) => Promise<void>
  /** Texts by label; `choose` selects from the lists before. */
  typed: (site: Site) => Promise<Record<string, string>>
  choose?: (site: Site) => Promise<unknown>
  call: CallName
  /** Its button is disabled until everything is valid. */
  waits?: true
}

const newPassword = 'yepyeni-bahce'

const recoverUntilTheCode = async (site: Site) => {
  await openAtHome('Giriş Yap')(site)
  await site.press('Şifremi Unuttum')
  await site.shows('Şifremi Unuttum')
  await site.fill('Kullanıcı adı', site.person.username)
  await site.page.keyboard.press('Enter')
  await expect(site.field('Şifre yenileme kodu')).toBeFocused()
}
const codeFromMail = (site: Site) => new Player(site.page, site.person).codeFromMail()

const pay = (path: string, method: RegExp) => async (site: Site) => {
  await visit(path)(site)
  await site.main.getByRole('button', { name: method }).click()
  await expect(site.field('Tutar')).toBeVisible()
}

export const forms: Form[] = [
  {
    name: 'login',
    who: 'visitor',
    open: openAtHome('Giriş Yap'),
    typed: async ({ person }) => ({ 'Kullanıcı adı': person.username, Şifre: person.password }),
    call: 'auth/login',
  },
  {
    name: 'registration',
    who: 'visitor',
    open: async (site) => {
      await openAtHome('Üye Ol')(site)
      await expect(site.field('Ülke')).toBeEnabled()
    },
    typed: async ({ person }) => signUpOf(person),
    call: 'auth/register',
  },
  {
    name: 'username to recover',
    who: 'visitor',
    open: async (site) => {
      await openAtHome('Giriş Yap')(site)
      await site.press('Şifremi Unuttum')
      await site.shows('Şifremi Unuttum')
    },
    typed: async ({ person }) => ({ 'Kullanıcı adı': person.username }),
    call: 'auth/sendresetpassword',
  },
  {
    name: 'reset code',
    who: 'visitor',
    open: recoverUntilTheCode,
    typed: async (site) => ({ 'Şifre yenileme kodu': await codeFromMail(site) }),
    call: 'auth/checkresetcode',
  },
  {
    name: 'new password',
    who: 'visitor',
    open: async (site) => {
      await recoverUntilTheCode(site)
      await site.fill('Şifre yenileme kodu', await codeFromMail(site))
      await site.page.keyboard.press('Enter')
      await expect(site.field('Şifre')).toBeVisible()
    },
    typed: async () => ({ Şifre: newPassword, 'Şifreyi tekrar yazın': newPassword }),
    call: 'auth/changepasswordwithcode',
  },
  {
    name: 'phone number',
    who: 'player',
    open: async (site) => {
      await visit('/dashboard/phone-verification')(site)
      await site.press('Numarayı Güncelle')
      await expect(site.field('Telefon')).toBeFocused()
    },
    typed: async () => ({ Telefon: newPerson().phone }),
    call: 'customer/updatephone',
  },
  {
    name: 'SMS code',
    who: 'player',
    open: async (site) => {
      await visit('/dashboard/phone-verification')(site)
      await site.press('Kodu Gönder')
      await expect(site.field('SMS kodu')).toBeFocused()
    },
    typed: async (site) => ({ 'SMS kodu': await new Player(site.page, site.person).codeFromSms() }),
    call: 'customer/updatephone',
    waits: true,
  },
  {
    name: 'change of the password',
    who: 'player',
    open: visit('/dashboard/change-password'),
    typed: async ({ person }) => ({
      'Mevcut şifre': person.password,
      'Yeni şifre': newPassword,
      'Yeni şifre (tekrar)': newPassword,
    }),
    call: 'customer/changepassword',
  },
  {
    name: 'call request',
    who: 'player',
    open: async (site) => {
      await visit('/dashboard')(site)
      await site.press('Beni Arayın', site.main)
      await expect(site.field('Mesaj')).toBeVisible()
    },
    typed: async () => ({ Telefon: '905321234567', Mesaj: 'Akşam altıda arayın.' }),
    call: 'cms/callme',
  },
  {
    name: 'deposit',
    who: 'player',
    open: pay('/dashboard/deposit', /^Kesecik/),
    typed: async () => ({ Tutar: '100', 'Cüzdan numarası': '100200300' }),
    call: 'payment/deposit',
    waits: true,
  },
  {
    name: 'withdrawal',
    who: 'player',
    open: pay('/dashboard/withdraw', /^(?:Havale|Bank transfer)/),
    choose: (site) => site.field('Banka').selectOption('1'),
    typed: async () => ({
      Tutar: '100',
      IBAN: '330006100519786457841326',
      'Hesap sahibinin adı soyadı': 'Gülşah Işık',
    }),
    call: 'payment/withdraw',
    waits: true,
  },
]

export async function fillIn(form: Form, site: Site): Promise<Record<string, string>> {
  await form.choose?.(site)
  const typed = await form.typed(site)
  for (const [field, text] of Object.entries(typed)) await site.field(field).last().fill(text)
  return valuesOf(site, Object.keys(typed))
}

export async function valuesOf(site: Site, fields: string[]): Promise<Record<string, string>> {
  const values = fields.map(async (field) => [field, await site.field(field).last().inputValue()])
  return Object.fromEntries(await Promise.all(values))
}
