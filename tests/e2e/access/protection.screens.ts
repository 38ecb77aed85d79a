import { expect } from '@playwright/test'
import { liftAskedFor, liftConfirmable } from '#charts/flows/breaks.given.ts'
import { confirmableLimit, standingWith, waitingLimit } from '#charts/flows/protection.given.ts'
import { answers, cutOff, isWrong, reconnect, submit, visit } from '#tests/browser/gestures.ts'
import { Account } from '#tests/browser/account.ts'
import { choose } from './payment.screens.ts'
import { ofProtectedPlay } from './protected-play.screens.ts'
import type { FlowScreens } from './screen.ts'

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
        await (await Account.of(site.page, site.person)).comesBack()
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
        await site.press('Başka bir limit gir')
        await site.fill('Yeni limit', '1000')
        await submit(site)
        await site.sees('Talebiniz bekliyor')
      },
    },
    {
      name: 'a deposit above the limit',
      reach: async (site) => {
        await visit('/dashboard/deposit')(site)
        await choose(site, 'kesecik')
        await site.fill('Tutar', '600')
        await site.fill('Cüzdan numarası', '100200300')
        await submit(site)
        await expect(site.dialog.getByRole('link', { name: site.say('Limitlerime bak') })).toBeVisible()
        await expect(site.toasts).toHaveCount(0)
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
  who: 'visitor',
  screens: [
    {
      name: 'failed',
      repeats: true,
      reach: async (site) => {
        // The players of a worker are shared, and this one stays away for months.
        await (await Account.of(site.page, site.person)).comesBack()
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
        await expect(site.button('Arayı Başlat')).toBeVisible()
      },
    },
    {
      name: 'staying away: choosing the length',
      reach: async (site) => {
        await visit('/dashboard/exclusion')(site)
        await expect(site.button('Onaya geç')).toBeVisible()
      },
    },
    {
      name: 'staying away: confirming',
      reach: async (site) => {
        await site.press('Onaya geç')
        await expect(site.field('Şifre')).toBeVisible()
      },
    },
    {
      name: 'on a break',
      light: true,
      reach: async (site) => {
        await visit('/dashboard/break')(site)
        await site.press('Arayı Başlat')
        await site.sees('Oyuna ara verdiniz')
      },
    },
    {
      name: 'a game during a break',
      reach: async (site) => {
        await visit('/spor')(site)
        await site.sees('Oyuna ara verdiniz')
        await site.sees('Oyuna ara verdiniz.')
      },
    },
    {
      name: 'staying away',
      light: true,
      reach: async (site) => {
        await visit('/dashboard/exclusion')(site)
        await site.press('Onaya geç')
        await site.fill('Şifre', site.person.password)
        await submit(site)
        await site.sees('Oyundan uzak kalıyorsunuz')
        await expect(site.toasts).toHaveCount(0)
      },
    },
    {
      name: 'the way back is asked for',
      reach: async (site) => {
        await answers(site, standing, liftAskedFor)
        await visit('/dashboard/exclusion')(site)
        await site.sees('Oyundan uzak kalıyorsunuz')
      },
    },
    {
      name: 'the way back can be confirmed',
      reach: async (site) => {
        await answers(site, standing, liftConfirmable)
        await visit('/dashboard/exclusion')(site)
        await expect(site.button('Yeniden oynamak istediğimi onaylıyorum')).toBeVisible()
      },
    },
  ],
}

export const ofProtection: FlowScreens[] = [limits, breaks, ...ofProtectedPlay]
