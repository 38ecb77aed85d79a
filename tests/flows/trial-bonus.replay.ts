import { expect } from '@playwright/test'
import type { trialBonusMachine, TrialBonusEffect } from '#machines/trial-bonus/trial-bonus.machine.ts'
import { ask } from '../browser/account.ts'
import { pass, stopTheClock } from '../browser/page-clock.ts'
import { button, claim, hands, worlds, type TrialBonus } from './trial-bonus.hands.ts'
import { replay, type Stage } from './driver/replay.ts'

/** Milliseconds, longer than the delay and the fall of the confetti. */
const untilThrown = 1_000
const untilFallen = 6_000

const confetti = ({ page }: Stage) => page.locator('canvas.confetti')

const congratulations = async ({ player }: Stage) => {
  await expect(player.dialog.getByRole('heading', { name: 'Tebrikler!' })).toBeVisible()
}

/** The server's offer, formatted as on the page. */
async function amount({ page }: Stage): Promise<string> {
  const offered = Number(await ask(page, 'bonus/trialbonusamount', null, {}))
  return new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format(offered)
}

const sees: TrialBonus['sees'] = {
  offered: async (stage) => {
    await congratulations(stage)
    await expect(stage.player.dialog).toContainText(await amount(stage))
    await expect(button(stage, 'Evet')).toBeEnabled()
  },
  claiming: async ({ player }) => {
    await expect(player.dialog.locator('[aria-busy=true]')).toBeVisible()
  },
  claimed: async (stage) => {
    await congratulations(stage)
    await expect(stage.player.dialog).toContainText('hesabınıza eklendi')
    await expect(button(stage, 'Evet')).toBeHidden()
  },
  refused: async (stage) => {
    await expect(button(stage, 'Yeniden dene')).toBeEnabled()
    await expect(button(stage, 'Bonussuz devam et')).toBeEnabled()
  },
  closed: async ({ player }) => {
    await expect(player.dialog).toBeHidden()
  },
  left: async (stage) => {
    await congratulations(stage)
    await expect(button(stage, 'Para Yatır')).toBeVisible()
    await expect(button(stage, 'Canlı Destek')).toBeVisible()
  },
}

const effects: TrialBonus['effects'] = {
  'throw the confetti': async (stage) => {
    await expect(confetti(stage)).toBeAttached()
  },
}

// @holds F5
replay<typeof trialBonusMachine, TrialBonusEffect>('trial bonus', {
  open: async (stage) => {
    const { page, player, server } = stage
    await page.clock.install()
    await server.hold(claim)
    await page.goto('/')
    await player.signsUp()
    await stopTheClock(page)
    await player.verifiesThePhone()
    // The confetti for the phone must be gone before the confetti for the bonus.
    await pass(untilThrown)(stage)
    await expect(confetti(stage)).toBeAttached()
    await pass(untilFallen)(stage)
    await expect(confetti(stage)).not.toBeAttached()
  },
  hands,
  worlds,
  sees,
  effects,
  atOnce: ['throw the confetti'],
})
