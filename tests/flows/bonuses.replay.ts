import { expect } from '@playwright/test'
import type { bonusesMachine } from '#machines/bonuses/bonuses.machine.ts'
import { Account } from '../browser/account.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay } from './driver/replay.ts'

type Bonuses = Replay<typeof bonusesMachine, never>

const call = 'bonus/list'

const hands: Bonuses['hands'] = {
  'try again': async ({ player }) => {
    await player.button('Yeniden dene').click()
  },
}

const worlds: Bonuses['worlds'] = {
  'load the bonuses is done': ({ server }, { output }) =>
    (output as unknown[]).length > 0
      ? server.agree(call)
      : server.say(call, { success: true, message: '', data: [] }),
  'load the bonuses fails': ({ server }, { error }) => server.fail(call, error),
}

const sees: Bonuses['sees'] = {
  loading: async ({ page }) => {
    await expect(page.getByLabel('Bonuslar yükleniyor')).toBeVisible()
  },
  list: async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Talep edebilecekleriniz' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Talep et: / }).first()).toBeVisible()
  },
  'nothing found': async ({ page }) => {
    await expect(page.getByText('Şu anda devam eden veya talep edebileceğiniz bir bonus yok.')).toBeVisible()
  },
  unavailable: async ({ page, player }) => {
    await expect(page.locator('main').getByRole('alert')).toContainText('Bonuslar yüklenemedi')
    await expect(player.button('Yeniden dene')).toBeVisible()
  },
}

replay<typeof bonusesMachine, never>('bonuses', {
  open: async ({ page, player, server }) => {
    const account = await Account.of(page, player.person)
    await account.comesBack()
    await page.clock.install()
    await server.hold(call)
    await page.goto('/dashboard/bonuses')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonuslar ve İndirimler')
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {},
})
