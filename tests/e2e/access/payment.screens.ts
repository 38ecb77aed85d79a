import { expect } from '@playwright/test'
import { paymentMethods } from '#server/seed/payment-methods.ts'
import type { Site } from '#tests/browser/site.ts'
import { cutOff, isWrong, reconnect, stopTheClock, submit, visit } from '#tests/browser/gestures.ts'
import { leaveTheTill } from '#tests/browser/till.ts'
import type { FlowScreens, Screen } from './screen.ts'

export const choose = async (site: Site, code: string) => {
  const name = paymentMethods.find((method) => method.code === code)?.name[site.language]
  await site.main.getByRole('button', { name: new RegExp(`^${name}`) }).click()
}

const methods = 'payment/methods'

const listOf = (path: string): Screen[] => [
  {
    name: 'no methods',
    repeats: true,
    reach: async (site) => {
      await cutOff(site, methods)
      await visit(path)(site)
      await expect(site.main.getByRole('alert')).toBeVisible()
      await reconnect(site, methods)
    },
  },
  {
    name: 'the methods',
    light: true,
    reach: async (site) => {
      await site.press('Yeniden dene')
      await expect(site.main.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'only words',
    reach: async (site) => {
      await choose(site, 'personal-desk')
      await expect(site.button('Kapat', site.dialog)).toHaveCount(2)
    },
  },
]

const formOf = (code: string): Screen[] => [
  {
    name: 'the form',
    reach: async (site) => {
      await site.press('Kapat', site.dialog)
      await choose(site, code)
      await expect(site.field('Tutar')).toBeVisible()
    },
  },
  {
    name: 'its errors',
    repeats: true,
    reach: async (site) => {
      await site.fill('Tutar', '1')
      await site.field('Tutar').blur()
      await isWrong(site, 'Tutar')
    },
  },
]

const alike = (screens: Screen[]): Screen[] => screens.map((screen) => ({ ...screen, repeats: true }))

const fillsInTransfer = async (site: Site) => {
  await site.fill('Tutar', '100')
  await site.field('Banka').selectOption('1')
  await site.fill('IBAN', '330006100519786457841326')
  await site.fill('Hesap sahibinin adı soyadı', 'Gülşah Işık')
}

const deposit: FlowScreens = {
  flow: 'deposit',
  who: 'player',
  screens: [
    ...listOf('/dashboard/deposit'),
    ...formOf('bank-transfer'),
    {
      name: 'told',
      reach: async (site) => {
        await fillsInTransfer(site)
        await submit(site)
        await site.sees('Talebiniz alındı')
      },
    },
    {
      name: 'paying outside',
      reach: async (site) => {
        await site.button('Kapat', site.dialog).last().click()
        await choose(site, 'kesecik')
        await site.fill('Tutar', '100')
        await site.fill('Cüzdan numarası', '100200300')
        const opened = site.page.waitForEvent('popup')
        await submit(site)
        await leaveTheTill(await opened)
        await expect(site.button('Ödemeye devam et')).toBeVisible()
      },
    },
  ],
}

const withdraw: FlowScreens = {
  flow: 'withdraw',
  who: 'player',
  screens: [
    ...listOf('/dashboard/withdraw'),
    ...alike(formOf('bank-transfer')),
    {
      name: 'refused, with the toast',
      repeats: true,
      reach: async (site) => {
        await fillsInTransfer(site)
        await site.fill('Tutar', '200000')
        await submit(site)
        await expect(site.toasts.first()).toBeVisible()
      },
    },
    {
      name: 'withdrawn',
      stopped: true,
      reach: async (site) => {
        await expect(site.toasts).toHaveCount(0)
        await site.page.clock.install()
        await site.fill('Tutar', '100')
        await stopTheClock(site)
        await submit(site)
        await site.sees('Talebiniz alındı')
      },
    },
  ],
}

export const ofPayments: FlowScreens[] = [deposit, withdraw]
