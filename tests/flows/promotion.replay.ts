import { expect } from '@playwright/test'
import type { FoundPromotion, promotionMachine } from '#machines/promotion/promotion.machine.ts'
import { promotion } from '#charts/flows/cms.given.ts'
import { replay, type Replay } from './driver/replay.ts'

type Promotion = Replay<typeof promotionMachine, never>

const call = 'cms/promotions'

const hands: Promotion['hands'] = {
  'try again': async ({ player }) => {
    await player.dialog.getByRole('button', { name: 'Yeniden dene' }).click()
  },
}

const worlds: Promotion['worlds'] = {
  'load the promotion is done': async ({ server }, { output }) => {
    const { promotion: found } = output as FoundPromotion
    await server.say(call, { success: true, message: '', data: found ? [found] : [] })
  },
  'load the promotion fails': ({ server }, { error }) => server.fail(call, error),
}

const sees: Promotion['sees'] = {
  loading: async ({ player, server }) => {
    await expect(player.dialog.locator('[aria-busy=true]')).toBeVisible()
    await server.isAsked(call)
  },
  shown: async ({ player }) => {
    await expect(player.dialog.getByRole('heading', { name: promotion.title })).toBeVisible()
    await expect(player.dialog.getByText('Kişi başına bir kez.')).toBeVisible()
  },
  'no longer offered': async ({ player }) => {
    await expect(player.dialog.getByText('Bu promosyon artık sunulmuyor.')).toBeVisible()
  },
  missing: async ({ player }) => {
    await expect(player.dialog.getByRole('alert')).toContainText('Promosyon yüklenemedi')
  },
}

/** Opened by its address: the page behind it waits for the same answer. */
replay<typeof promotionMachine, never>('promotion', {
  open: async ({ page, server }) => {
    await server.hold(call)
    await page.goto(`/promotions?promotion=${promotion.id}`)
  },
  hands,
  worlds,
  sees,
  effects: {},
})
