import { expect, type Page } from '@playwright/test'
import type { flows } from '#machines/flows.ts'
import type { HistoryEffect } from '#machines/history/history.ts'
import { Account } from '../browser/account.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type HistoryMachine = (typeof flows)['history']['machine']
type History = Replay<HistoryMachine, HistoryEffect>

const saved = new WeakMap<Page, string>()

const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true })
const press = (name: string) => async (stage: Stage) => {
  await button(stage, name).click()
}
const rows = ({ page }: Stage) => page.getByRole('table').getByRole('row')

const call = 'transaction/list'

/** The path decides every answer: it has more pages than a player makes here. */
const say = (stage: Stage, data: unknown) => stage.server.say(call, { success: true, message: '', data })

/** A filter that changes while the list loads starts a new request. */
const choose = (gesture: (stage: Stage) => Promise<unknown>) => async (stage: Stage) => {
  await gesture(stage)
  if (stage.model?.matches({ showing: 'loading' })) await stage.server.overtaken(call)
  await stage.server.isAsked(call)
}

const hands: History['hands'] = {
  'choose the kind': choose(({ page }) =>
    page.getByLabel('İşlem', { exact: true }).selectOption('Para çekme'),
  ),
  'choose the status': choose(({ page }) => page.getByLabel('Durum').selectOption('Onaylandı')),
  'choose the first day': choose(({ page }) =>
    page.getByLabel('İlk gün', { exact: true }).fill('01.01.2026'),
  ),
  'choose the last day': choose(({ page }) => page.getByLabel('Son gün', { exact: true }).fill('31.01.2026')),
  'clear the filter': choose(press('Filtreleri temizle')),
  'show more': press('Daha fazla göster'),
  'try again': press('Yeniden dene'),
  download: press('CSV indir'),
}

const worlds: History['worlds'] = {
  'load the history is done': (stage, { output }) => say(stage, output),
  'load the history fails': ({ server }, { error }) => server.fail(call, error),
  'load the next page is done': (stage, { output }) => say(stage, output),
  'load the next page fails': ({ server }, { error }) => server.fail(call, error),
  'gather the history is done': async (stage, { output }) => {
    const list = output as readonly unknown[]
    await say(stage, { total: list.length, list })
  },
  'gather the history fails': ({ server }, { error }) => server.fail(call, error),
}

const sees: History['sees'] = {
  'showing.loading': async ({ page }) => {
    await expect(page.getByLabel('Finansal geçmiş yükleniyor')).toBeVisible()
  },
  'showing.list': async (stage) => {
    await expect(rows(stage).nth(1)).toBeVisible()
    await expect(stage.page.locator('main').getByRole('alert')).toHaveCount(0)
  },
  'showing.loading more': async (stage) => {
    await expect(button(stage, 'Daha fazla göster')).toHaveAttribute('aria-busy', 'true')
  },
  'showing.nothing found': async ({ page }) => {
    await expect(page.getByText('Burada gösterilecek bir para yatırma veya çekme işlemi yok.')).toBeVisible()
  },
  'showing.unavailable': async (stage) => {
    await expect(button(stage, 'Yeniden dene')).toBeVisible()
  },
  'download.at rest': async (stage) => {
    await expect(button(stage, 'CSV indir')).not.toHaveAttribute('aria-busy', 'true')
  },
  'download.gathering': async (stage) => {
    await expect(button(stage, 'CSV indir')).toHaveAttribute('aria-busy', 'true')
  },
}

replay<HistoryMachine, HistoryEffect>('history', {
  open: async ({ page, player, server }) => {
    const account = await Account.of(page, player.person)
    await account.comesBack()
    page.on('download', (file) => saved.set(page, file.suggestedFilename()))
    await page.clock.install()
    await server.hold(call)
    await page.goto('/dashboard/financial-activities')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finansal Geçmiş')
    await server.isAsked(call)
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {
    'save the file': async ({ page }) => {
      await expect.poll(() => saved.get(page)).toMatch(/^finansal-gecmis-.+\.csv$/)
    },
  },
})
