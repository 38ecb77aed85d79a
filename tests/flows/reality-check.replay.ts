import { expect } from '@playwright/test'
import { restsIn } from 'statechart-replay'
import type {
  realityCheckMachine,
  RealityCheckEffect,
} from '#machines/reality-check/reality-check.machine.ts'
import { Account } from '../browser/account.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Check = Replay<typeof realityCheckMachine, RealityCheckEffect>

const [told, answer, keep] = ['protection/play', 'protection/checkanswered', 'protection/checkevery'] as const
/** Of the balance, section 9: after each of its questions the play is asked for. */
const poll = 10_000

const summary = ({ page }: Stage) => page.getByRole('dialog', { name: 'Oyun Özeti', exact: true })
const press = (name: string) => (stage: Stage) =>
  summary(stage).getByRole('button', { name, exact: true }).click()
const goOn = (stage: Stage) => summary(stage).getByRole('button', { name: 'Oyuna Devam Et', exact: true })
const close = (stage: Stage) => summary(stage).getByRole('button', { name: 'Kapat', exact: true })
const asks = (stage: Stage) => summary(stage).getByText('Devam etmeden önce')
const isClosed = (stage: Stage) => expect(summary(stage)).toHaveCount(0)

const hands: Check['hands'] = {
  look: ({ page }) => page.getByRole('button', { name: /^Oyun süresi/ }).click(),
  close: (stage) => close(stage).click(),
  'go on': async (stage, { minutes }) => {
    await summary(stage).getByLabel('Hatırlatma aralığı', { exact: true }).selectOption(String(minutes))
    await goOn(stage).click()
  },
  'take a break': press('Ara Ver'),
  'see the history': press('Oyun Hareketleri'),
  leave: press('Oyundan Çık'),
}

const says = (data: unknown) => ({ success: true, message: '', data })

const worlds: Check['worlds'] = {
  'play.told': async ({ page, server }, { play }) => {
    if (!(await restsIn(page, 'session bar', 'refreshing'))) {
      await expect.poll(() => restsIn(page, 'balance', 'question.watching')).toBe(true)
      await page.clock.runFor(poll)
    }
    await server.say(told, says(play))
  },
  'answer the check is done': ({ server }) => server.agree(answer),
  'answer the check fails': ({ server }, { error }) => server.fail(answer, error),
  'keep the interval is done': ({ server }, { output }) => server.say(keep, says(output)),
  'keep the interval fails': ({ server }, { error }) => server.fail(keep, error),
  'watch the play is done': goesOn,
  'watch the play fails': goesOn,
}

const sees: Check['sees'] = {
  unknown: async (stage) => {
    await expect(stage.page.getByLabel('Oyun süresi yükleniyor')).toBeVisible()
    await isClosed(stage)
  },
  playing: async (stage) => {
    await isClosed(stage)
    await expect(stage.page.getByRole('button', { name: /^Oyun süresi/ })).toBeVisible()
  },
  looking: async (stage) => {
    await expect(close(stage)).toBeVisible()
    await expect(asks(stage)).toHaveCount(0)
    await expect(goOn(stage)).not.toHaveAttribute('aria-busy', 'true')
  },
  asked: async (stage) => {
    await expect(close(stage)).toHaveCount(0)
    await stage.page.keyboard.press('Escape')
    await expect(asks(stage)).toBeVisible()
    await expect(summary(stage).getByRole('definition').getByText('-₺120,00')).toBeVisible()
    await expect(goOn(stage)).not.toHaveAttribute('aria-busy', 'true')
  },
  leaving: isClosed,
  answering: async (stage) => {
    await expect(asks(stage)).toBeVisible()
    await expect(goOn(stage)).toHaveAttribute('aria-busy', 'true')
    await stage.server.isAsked(answer)
  },
  'keeping the interval': async (stage) => {
    await expect(goOn(stage)).toHaveAttribute('aria-busy', 'true')
    await stage.server.isAsked(keep)
  },
}

replay<typeof realityCheckMachine, RealityCheckEffect>('reality check', {
  open: async ({ page, player, server }) => {
    const account = await Account.of(page, player.person)
    await account.comesBack()
    await page.clock.install()
    await server.hold(told, answer, keep)
    await page.goto('/spor')
    await server.isAsked(told)
    await stopTheClock(page)
    // Its first answer may have come after the bar.
    await expect.poll(() => restsIn(page, 'balance', 'question.watching')).toBe(true)
  },
  hands,
  worlds,
  sees,
  effects: {
    'open the breaks': ({ page }) => expect(page).toHaveURL('/dashboard/break'),
    'open the history': ({ page }) => expect(page).toHaveURL('/dashboard/game-history'),
    'leave the play': ({ page }) => expect(page).toHaveURL('/'),
  },
})

/** It lives as long as the page. */
function goesOn(): Promise<never> {
  return Promise.reject(new Error('The play is watched as long as the page is there'))
}
