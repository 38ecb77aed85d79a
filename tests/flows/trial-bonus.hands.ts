import { expect, type Locator } from '@playwright/test'
import type {
  trialBonusMachine,
  TrialBonusEffect,
  TrialBonusEnd,
} from '#machines/trial-bonus/trial-bonus.machine.ts'
import { noAnswer } from '#charts/flows/events.ts'
import { lasts, pass } from '../browser/page-clock.ts'
import type { Replay, Stage } from './driver/replay.ts'

export type TrialBonus = Replay<typeof trialBonusMachine, TrialBonusEffect>

/** Section 9. */
const closeAfterTheClaim = 1_000

export const claim = 'bonus/definetrialbonus'

export const button = ({ player }: Stage, name: string): Locator =>
  player.dialog.getByRole('button', { name, exact: true })

const isRefused = ({ model }: Stage) => model?.matches('refused') === true

export const hands: TrialBonus['hands'] = {
  'claim the trial bonus': async (stage) => {
    await button(stage, isRefused(stage) ? 'Yeniden dene' : 'Evet').click()
  },
  'go on without the trial bonus': async (stage) => {
    await button(stage, 'Bonussuz devam et').click()
  },
}

export const worlds: TrialBonus['worlds'] = {
  'claim the trial bonus is done': ({ server }) => server.agree(claim),
  'claim the trial bonus fails': ({ server }, { error }) => server.fail(claim, error),
  'close after the claim is over': lasts(closeAfterTheClaim),
}

export const untilItIs: Record<TrialBonusEnd, (stage: Stage) => Promise<void>> = {
  claimed: async (stage) => {
    await button(stage, 'Evet').click()
    await stage.server.agree(claim)
    await expect(button(stage, 'Evet')).toBeHidden()
    await pass(closeAfterTheClaim)(stage)
  },
  left: async (stage) => {
    await button(stage, 'Evet').click()
    await stage.server.fail(claim, noAnswer)
    await button(stage, 'Bonussuz devam et').click()
  },
}
