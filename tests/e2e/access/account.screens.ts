import { expect } from '@playwright/test'
import { otherThan, Player } from '#tests/browser/player.ts'
import type { Site } from '#tests/browser/site.ts'
import { Account } from '#tests/browser/account.ts'
import { confirmableLimit, standingWith, waitingLimit } from '#charts/flows/protection.given.ts'
import { answers, cutOff, isWrong, reconnect, submit, submitNothing, visit } from '#tests/browser/gestures.ts'
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

const limitCall = 'protection/limits'
const changeOfLimit = '/dashboard/limit-change?kind=deposit&period=day'
const limits: FlowScreens = {
  flow: 'limits',
  who: 'visitor',
  screens: [
    {
      name: 'failed',
      repeats: true,
      reach: async (site) => {
        await comesBack(site)
        await cutOff(site, limitCall)
        await visit('/dashboard/limits')(site)
        await expect(site.main.getByRole('alert')).toBeVisible()
        await reconnect(site, limitCall)
      },
    },
    {
      name: 'no limit yet',
      repeats: true,
      reach: async (site) => {
        await site.press('Yeniden dene')
        await site.sees('Para yatırma limiti')
      },
    },
    {
      name: 'to be reviewed',
      light: true,
      reach: async (site) => {
        const used = { ...waitingLimit, used: 1000, left: 0, availableAt: '2026-01-05T09:00:00.000Z' }
        await answers(site, limitCall, { ...standingWith(used), reviewDue: true })
        await visit('/dashboard/limits')(site)
        await site.sees('Limitlerinizi gözden geçirin')
        await reconnect(site, limitCall)
      },
    },
    {
      name: 'an amount is entered',
      reach: async (site) => {
        await visit(changeOfLimit)(site)
        await expect(site.field('Yeni limit')).toBeVisible()
      },
    },
    {
      name: 'an error of the amount',
      repeats: true,
      reach: async (site) => {
        await submit(site)
        await isWrong(site, 'Yeni limit')
      },
    },
    {
      name: 'set',
      reach: async (site) => {
        await site.fill('Yeni limit', '500')
        await submit(site)
        await site.sees('Limitiniz geçerli')
      },
    },
    {
      name: 'a request waits',
      reach: async (site) => {
        await site.press('Başka bir tutar gir')
        await site.fill('Yeni limit', '1000')
        await submit(site)
        await site.sees('Talebiniz bekliyor')
      },
    },
    {
      name: 'a request can be confirmed',
      reach: async (site) => {
        await answers(site, limitCall, standingWith(confirmableLimit))
        await visit(changeOfLimit)(site)
        await site.sees('Talebinizi onaylıyor musunuz?')
        await reconnect(site, limitCall)
      },
    },
    {
      name: 'the history',
      reach: async (site) => {
        await visit('/dashboard/limit-history')(site)
        await expect(site.main.getByRole('table').or(site.main.getByRole('list').first())).toBeVisible()
      },
    },
  ],
}

const standing = 'protection/standing'
const breaks: FlowScreens = {
  flow: 'time-out and exclusion',
  who: 'player',
  screens: [
    {
      name: 'failed',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, standing)
        await visit('/dashboard/break')(site)
        await expect(site.main.getByRole('alert')).toBeVisible()
        await reconnect(site, standing)
      },
    },
    {
      name: 'choosing the length',
      light: true,
      reach: async (site) => {
        await site.press('Yeniden dene')
        await expect(site.button('Araya Başla')).toBeVisible()
      },
    },
    {
      name: 'staying away: choosing the length',
      reach: async (site) => {
        await visit('/dashboard/exclusion')(site)
        await expect(site.button('Devam')).toBeVisible()
      },
    },
    {
      name: 'staying away: confirming',
      reach: async (site) => {
        await site.press('Devam')
        await expect(site.field('Şifre')).toBeVisible()
      },
    },
    {
      name: 'on a break',
      light: true,
      reach: async (site) => {
        await visit('/dashboard/break')(site)
        await site.press('Araya Başla')
        await site.sees('Ara veriyorsunuz')
        await site.sees('Oyuna ara verdiniz.')
      },
    },
    {
      name: 'a game during a break',
      reach: async (site) => {
        await visit('/spor')(site)
        await site.sees('Ara veriyorsunuz')
        await site.sees('Oyuna ara verdiniz.')
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
  limits,
  breaks,
]
