import { expect } from '@playwright/test'
import type {
  bonusHistoryMachine,
  BonusHistoryEffect,
  Page as HistoryPage,
} from '#machines/bonus-history/bonus-history.machine.ts'
import { Account } from '../browser/account.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type History = Replay<typeof bonusHistoryMachine, BonusHistoryEffect>

const call = 'bonus/history'

const press =
  (name: string) =>
  async ({ player }: Stage) => {
    await player.button(name).click()
  }
const rows = ({ page }: Stage) => page.getByRole('table').getByRole('row')

/** The path decides the answer: on the real server this player has no bonus. */
const say = (stage: Stage, page: HistoryPage) =>
  stage.server.say(call, { success: true, message: '', data: page })

/** A filter that changes while the list loads starts a new request. */
const choose = (gesture: (stage: Stage) => Promise<unknown>) => async (stage: Stage) => {
  await gesture(stage)
  if (stage.model?.matches('loading')) await stage.server.overtaken(call)
  await stage.server.isAsked(call)
}

const hands: History['hands'] = {
  'choose the status': choose(({ page }) => page.getByLabel('Durum').selectOption('Talep edildi')),
  'choose the first day': choose(({ page }) =>
    page.getByLabel('İlk gün', { exact: true }).fill('01.01.2026'),
  ),
  'choose the last day': choose(({ page }) => page.getByLabel('Son gün', { exact: true }).fill('31.01.2026')),
  'clear the filter': choose(press('Filtreleri temizle')),
  'show more': press('Daha fazla göster'),
  'try again': press('Yeniden dene'),
}

const worlds: History['worlds'] = {
  'load the history is done': (stage, { output }) => say(stage, output as HistoryPage),
  'load the history fails': ({ server }, { error }) => server.fail(call, error),
  'load the next page is done': (stage, { output }) => say(stage, output as HistoryPage),
  'load the next page fails': ({ server }, { error }) => server.fail(call, error),
}

const sees: History['sees'] = {
  loading: async ({ page }) => {
    await expect(page.getByLabel('Bonus geçmişi yükleniyor')).toBeVisible()
  },
  list: async (stage) => {
    await expect(rows(stage).nth(1)).toBeVisible()
    await expect(stage.page.locator('main').getByRole('alert')).toHaveCount(0)
  },
  'loading more': async ({ player }) => {
    await expect(player.button('Daha fazla göster')).toHaveAttribute('aria-busy', 'true')
  },
  'nothing found': async ({ page }) => {
    await expect(page.getByText('Burada gösterilecek bir bonus yok.')).toBeVisible()
  },
  unavailable: async ({ player }) => {
    await expect(player.button('Yeniden dene')).toBeVisible()
  },
}

const effects: History['effects'] = {}

replay<typeof bonusHistoryMachine, BonusHistoryEffect>('bonus history', {
  open: async ({ page, player, server }) => {
    const account = await Account.of(page, player.person)
    await account.comesBack()
    await page.clock.install()
    await server.hold(call)
    await page.goto('/dashboard/bonus-history')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonus Geçmişi')
    await server.isAsked(call)
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
})
