import { expect, type Page } from '@playwright/test'
import type { financialHistoryMachine } from '#machines/financial-history/financial-history.machine.ts'
import type { gameHistoryMachine } from '#machines/game-history/game-history.machine.ts'
import type { HistoryEffect } from '#machines/history/history.ts'
import { Account } from '../browser/account.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type HistoryMachine = typeof financialHistoryMachine | typeof gameHistoryMachine
type History = Replay<HistoryMachine, HistoryEffect>

interface Shown {
  call: 'transaction/list' | 'transaction/games'
  path: string
  title: string
  coming: string
  nothing: string
  /** Labels of the choices for the path's kind and status. */
  kind: { label: string; chosen: string }
  status: string
  file: RegExp
}

const saved = new WeakMap<Page, string>()

const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true })
const press = (name: string) => async (stage: Stage) => {
  await button(stage, name).click()
}
const rows = ({ page }: Stage) => page.getByRole('table').getByRole('row')

/** The path decides every answer: it has more pages than a player makes here. */
export function replayHistory(name: 'financial history' | 'game history', shown: Shown): void {
  const { call } = shown
  const say = (stage: Stage, data: unknown) => stage.server.say(call, { success: true, message: '', data })

  /** A filter that changes while the list loads starts a new request. */
  const choose = (gesture: (stage: Stage) => Promise<unknown>) => async (stage: Stage) => {
    await gesture(stage)
    if (stage.model?.matches({ showing: 'loading' })) await stage.server.overtaken(call)
    await stage.server.isAsked(call)
  }

  const hands: History['hands'] = {
    'choose the kind': choose(({ page }) =>
      page.getByLabel(shown.kind.label, { exact: true }).selectOption(shown.kind.chosen),
    ),
    'choose the status': choose(({ page }) => page.getByLabel('Durum').selectOption(shown.status)),
    'choose the first day': choose(({ page }) =>
      page.getByLabel('İlk gün', { exact: true }).fill('01.01.2026'),
    ),
    'choose the last day': choose(({ page }) =>
      page.getByLabel('Son gün', { exact: true }).fill('31.01.2026'),
    ),
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
      await say(stage, { total: list.length, sum: { bet: 0, win: 0 }, list })
    },
    'gather the history fails': ({ server }, { error }) => server.fail(call, error),
  }

  const sees: History['sees'] = {
    'showing.loading': async ({ page }) => {
      await expect(page.getByLabel(shown.coming)).toBeVisible()
    },
    'showing.list': async (stage) => {
      await expect(rows(stage).nth(1)).toBeVisible()
      await expect(stage.page.locator('main').getByRole('alert')).toHaveCount(0)
    },
    'showing.loading more': async (stage) => {
      await expect(button(stage, 'Daha fazla göster')).toHaveAttribute('aria-busy', 'true')
    },
    'showing.nothing found': async ({ page }) => {
      await expect(page.getByText(shown.nothing)).toBeVisible()
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

  replay<HistoryMachine, HistoryEffect>(name, {
    open: async ({ page, player, server }) => {
      const account = await Account.of(page, player.person)
      await account.comesBack()
      page.on('download', (file) => saved.set(page, file.suggestedFilename()))
      await page.clock.install()
      await server.hold(call)
      await page.goto(shown.path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.title)
      await server.isAsked(call)
      await stopTheClock(page)
    },
    hands,
    worlds,
    sees,
    effects: {
      'save the file': async ({ page }) => {
        await expect.poll(() => saved.get(page)).toMatch(shown.file)
      },
    },
  })
}
