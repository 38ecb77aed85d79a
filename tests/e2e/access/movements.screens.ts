import { expect } from '@playwright/test'
import { cutOff, reconnect, visit } from '#tests/browser/gestures.ts'
import type { Site } from '#tests/browser/site.ts'
import type { FlowScreens } from './screen.ts'

const call = 'transaction/movements'

async function looksIntoTheBalance(site: Site): Promise<void> {
  await visit('/dashboard')(site)
  await site.banner
    .getByRole('button', { name: new RegExp(`^${site.say('Bakiye hareketleri')}`) })
    .first()
    .click()
}

const movements: FlowScreens = {
  flow: 'movements of the balance',
  who: 'player',
  screens: [
    {
      name: 'the list',
      reach: async (site) => {
        await looksIntoTheBalance(site)
        await expect(site.dialog.getByRole('listitem').filter({ hasText: '₺120' })).toBeVisible()
      },
    },
    {
      name: 'a list that is out of date',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, call)
        await site.page.context().setOffline(true)
        await site.page.context().setOffline(false)
        await expect(site.dialog.getByRole('alert')).toBeVisible()
        await reconnect(site, call)
      },
    },
  ],
}

const noMovements: FlowScreens = {
  flow: 'movements of a newcomer',
  who: 'newcomer',
  screens: [
    {
      name: 'failed',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, call)
        await looksIntoTheBalance(site)
        await expect(site.dialog.getByRole('alert')).toBeVisible()
        await reconnect(site, call)
      },
    },
    {
      name: 'none',
      repeats: true,
      reach: async (site) => {
        await site.press('Yeniden dene', site.dialog)
        await site.sees('Bakiyenizi değiştiren her işlemi burada göreceksiniz.')
      },
    },
  ],
}

const coming: FlowScreens = {
  flow: 'movements on their way',
  who: 'player',
  screens: [
    {
      name: 'coming',
      repeats: true,
      reach: async (site) => {
        await site.page.route(`**/api/${call}`, () => undefined)
        await looksIntoTheBalance(site)
        await expect(site.dialog.getByLabel(site.say('Bakiye hareketleri yükleniyor'))).toBeVisible()
      },
    },
  ],
}

export const ofTheBalance: FlowScreens[] = [movements, noMovements, coming]
