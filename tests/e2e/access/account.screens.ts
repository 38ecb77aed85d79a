import { expect } from '@playwright/test'
import { otherThan, Player } from '#tests/browser/player.ts'
import type { Site } from '#tests/browser/site.ts'
import { Account } from '#tests/browser/account.ts'
import { cutOff, isWrong, reconnect, submit, submitNothing, visit } from '#tests/browser/gestures.ts'
import type { FlowScreens } from './screen.ts'

/** Pages that need nothing but their address. */
const paths = [
  '/dashboard',
  '/dashboard/account',
  '/dashboard/claim-bonus',
  '/dashboard/bonuses',
  '/dashboard/bonus-history',
  '/dashboard/game-history',
  '/dashboard/limit-history',
  '/dashboard/session-history',
]

const pages: FlowScreens = {
  flow: 'the pages of the account',
  who: 'player',
  screens: paths.map((path) => ({
    name: path,
    reach: visit(path),
    ...(path === '/dashboard' && { light: true }),
  })),
}

/** A player of its own: the flow changes the account. */
const comesBack = async ({ page, person }: Site) => (await Account.of(page, person)).comesBack()

const changePassword: FlowScreens = {
  flow: 'change password',
  who: 'visitor',
  screens: [
    {
      name: 'the form',
      reach: async (site) => {
        await comesBack(site)
        await visit('/dashboard/change-password')(site)
      },
    },
    { name: 'its errors', repeats: true, reach: submitNothing },
    {
      name: 'a wrong password',
      repeats: true,
      reach: async (site) => {
        await site.fill('Mevcut şifre', 'another')
        await site.fill('Yeni şifre', 'sabah-bahcesi')
        await site.fill('Yeni şifre (tekrar)', 'sabah-bahcesi')
        await submit(site)
        await isWrong(site, 'Mevcut şifre')
      },
    },
    {
      name: 'changed',
      reach: async (site) => {
        await site.fill('Mevcut şifre', site.person.password)
        await submit(site)
        await site.sees('Şifreniz değiştirildi')
      },
    },
  ],
}

const phoneVerification: FlowScreens = {
  flow: 'phone verification',
  who: 'visitor',
  screens: [
    {
      name: 'not verified',
      reach: async (site) => {
        await comesBack(site)
        await visit('/dashboard/phone-verification')(site)
        await expect(site.button('Kodu Gönder')).toBeVisible()
      },
    },
    {
      name: 'another number',
      reach: async (site) => {
        await site.press('Numarayı Güncelle')
        await expect(site.field('Telefon')).toBeVisible()
      },
    },
    {
      name: 'an error of the number',
      repeats: true,
      reach: async (site) => {
        await site.fill('Telefon', '5')
        await submit(site)
        await isWrong(site, 'Telefon')
      },
    },
    {
      name: 'the code',
      reach: async (site) => {
        await site.press('Vazgeç')
        await site.press('Kodu Gönder')
        await expect(site.field('SMS kodu')).toBeVisible()
      },
    },
    {
      name: 'verified',
      reach: async (site) => {
        await site.fill('SMS kodu', await new Player(site.page, site.person).codeFromSms())
        await submit(site)
        await site.sees('Tebrikler!')
      },
    },
  ],
}

const phoneDialog: FlowScreens = {
  flow: 'phone verification in its dialog',
  who: 'visitor',
  screens: [
    {
      name: 'the number',
      reach: async (site) => {
        await comesBack(site)
        await visit('/dashboard')(site)
        await site.main.getByRole('button', { name: site.say('Telefonunuz henüz doğrulanmadı') }).click()
        await expect(site.button('Kodu Gönder', site.dialog)).toBeVisible()
      },
    },
    {
      name: 'the code',
      reach: async (site) => {
        await site.press('Kodu Gönder', site.dialog)
        await expect(site.field('SMS kodu')).toBeVisible()
      },
    },
    {
      name: 'an error of the code',
      repeats: true,
      reach: async (site) => {
        await site.fill('SMS kodu', otherThan(await new Player(site.page, site.person).codeFromSms()))
        await submit(site)
        await isWrong(site, 'SMS kodu')
      },
    },
    {
      name: 'verified',
      reach: async (site) => {
        await site.fill('SMS kodu', await new Player(site.page, site.person).codeFromSms())
        await submit(site)
        await site.sees('Tebrikler!')
      },
    },
  ],
}

const list = 'transaction/list'
const history: FlowScreens = {
  flow: 'financial history',
  who: 'player',
  screens: [
    {
      name: 'failed',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, list)
        await visit('/dashboard/financial-activities')(site)
        await expect(site.main.getByRole('alert')).toBeVisible()
        await reconnect(site, list)
      },
    },
    {
      name: 'filled',
      light: true,
      reach: async (site) => {
        await site.press('Yeniden dene')
        await expect(site.main.getByRole('table').or(site.main.getByRole('list').first())).toBeVisible()
      },
    },
    {
      name: 'nothing found',
      repeats: true,
      reach: async (site) => {
        await site.field('Durum').selectOption(site.say('Reddedildi'))
        await site.sees('Burada gösterilecek bir para yatırma veya çekme işlemi yok.')
      },
    },
  ],
}

const sessions: FlowScreens = {
  flow: 'session history',
  who: 'player',
  screens: [
    {
      name: 'failed',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, 'customer/sessions')
        await visit('/dashboard/session-history')(site)
        await expect(site.main.getByRole('alert')).toBeVisible()
      },
    },
  ],
}

export const ofAccounts: FlowScreens[] = [
  pages,
  changePassword,
  phoneVerification,
  phoneDialog,
  history,
  sessions,
]
