import { expect } from '@playwright/test'
import type { LimitsStanding } from '#contract/protection.ts'
import type { LimitsEffect, limitsMachine } from '#machines/limits/limits.machine.ts'
import { Account } from '../browser/account.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Limits = Replay<typeof limitsMachine, LimitsEffect>

const load = 'protection/limits'
const keep = 'protection/limitsreviewed'
const question = ({ page }: Stage) => page.getByRole('heading', { name: 'Limitlerinizi gözden geçirin' })
const deposits = ({ page }: Stage) => page.getByRole('list', { name: 'Para yatırma limiti', exact: true })

const hands: Limits['hands'] = {
  'try again': async ({ player }) => {
    await player.button('Yeniden dene').click()
  },
  'keep the limits': async ({ player }) => {
    await player.button('Böyle kalsın').click()
  },
}

const worlds: Limits['worlds'] = {
  'load the limits is done': async (stage, { output }) => {
    const data = output as LimitsStanding
    if (data.limits.length === 0) await stage.server.agree(load)
    else await stage.server.say(load, { success: true, message: '', data })
    await expect(deposits(stage).getByRole('progressbar')).toHaveCount(data.limits.length)
  },
  'load the limits fails': ({ server }, { error }) => server.fail(load, error),
  'keep the limits is done': ({ server }) => server.agree(keep),
  'keep the limits fails': ({ server }, { error }) => server.fail(keep, error),
}

const sees: Limits['sees'] = {
  loading: async ({ page }) => {
    await expect(page.getByLabel('Limitler yükleniyor')).toBeVisible()
  },
  showing: async (stage) => {
    await expect(deposits(stage)).toBeVisible()
    await expect(question(stage)).toHaveCount(0)
  },
  reviewing: async (stage) => {
    await expect(question(stage)).toBeVisible()
    await expect(stage.player.button('Böyle kalsın')).not.toHaveAttribute('aria-busy', 'true')
  },
  'keeping the limits': async ({ player }) => {
    await expect(player.button('Böyle kalsın')).toHaveAttribute('aria-busy', 'true')
  },
  unavailable: async ({ page, player }) => {
    await expect(page.locator('main').getByRole('alert')).toContainText('Limitleriniz yüklenemedi')
    await expect(player.button('Yeniden dene')).toBeVisible()
  },
}

replay<typeof limitsMachine, LimitsEffect>('limits', {
  open: async ({ page, player, server }) => {
    const account = await Account.of(page, player.person)
    await account.comesBack()
    await page.clock.install()
    await server.hold(load, keep)
    await page.goto('/dashboard/limits')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limitler')
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {},
})
