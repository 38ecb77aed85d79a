import { expect, type Page } from '@playwright/test'
import type { financialHistoryMachine } from '#machines/financial-history/financial-history.machine.ts'
import type {
  FinancialHistoryEffect,
  Page as HistoryPage,
} from '#machines/financial-history/financial-history.setup.ts'
import { Account } from './account.ts'
import { stopTheClock } from './page-clock.ts'
import { toastOfFailure } from './toasts.ts'
import { replay, type Replay, type Stage } from './replay.ts'

type History = Replay<typeof financialHistoryMachine, FinancialHistoryEffect>

const call = 'transaction/list'

/** The file that a page was given last. */
const saved = new WeakMap<Page, string>()

const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true })
const press = (name: string) => async (stage: Stage) => {
  await button(stage, name).click()
}
const rows = ({ page }: Stage) => page.getByRole('table').getByRole('row')

/** What the path says came of it, where the real server would have to have more pages than a player makes here. */
const say = (stage: Stage, page: HistoryPage) =>
  stage.server.say(call, { success: true, message: '', data: page })

/** A filter that changes while the list is coming makes the page ask anew. */
const choose = (gesture: (stage: Stage) => Promise<unknown>) => async (stage: Stage) => {
  await gesture(stage)
  if (stage.model?.matches({ showing: 'loading' })) await stage.server.overtaken(call)
}

const hands: History['hands'] = {
  'choose the kind': choose(({ page }) => page.getByLabel('İşlem').selectOption('Para çekme')),
  'choose the status': choose(({ page }) => page.getByLabel('Durum').selectOption('Onaylandı')),
  'choose the first day': choose(({ page }) => page.getByLabel('İlk gün').fill('2026-01-01')),
  'choose the last day': choose(({ page }) => page.getByLabel('Son gün').fill('2026-01-31')),
  'clear the filter': choose(press('Filtreleri temizle')),
  'show more': press('Daha fazla göster'),
  'try again': press('Yeniden dene'),
  download: press('CSV indir'),
}

const worlds: History['worlds'] = {
  'load the history is done': (stage, { output }) => say(stage, output as HistoryPage),
  'load the history fails': ({ server }, { error }) => server.fail(call, error),
  'load the next page is done': (stage, { output }) => say(stage, output as HistoryPage),
  'load the next page fails': ({ server }, { error }) => server.fail(call, error),
  'gather the history is done': async (stage, { output }) => {
    const list = output as HistoryPage['list']
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

const effects: History['effects'] = {
  'show the failure': toastOfFailure,
  'save the file': async ({ page }) => {
    await expect.poll(() => saved.get(page)).toMatch(/^finansal-gecmis-.+\.csv$/)
  },
}

replay<typeof financialHistoryMachine, FinancialHistoryEffect>('financial history', {
  open: async (stage) => {
    const { page, player, server } = stage
    const account = await Account.of(page, player.person)
    await account.comesBack()
    page.on('download', (file) => saved.set(page, file.suggestedFilename()))
    await page.clock.install()
    await server.hold(call)
    await page.goto('/dashboard/financial-activities')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finansal Geçmiş')
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
})
