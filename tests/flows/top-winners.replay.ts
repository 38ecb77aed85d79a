import { expect } from '@playwright/test'
import type { topWinnersMachine, TopWinnersStart } from '#machines/top-winners/top-winners.machine.ts'
import { lasts, stopTheClock } from '../browser/page-clock.ts'
import { tooShortToSee } from 'statechart-replay'
import { replay, type Replay, type Stage } from './driver/replay.ts'
import { tabIs, turnTab, watchingEnds } from './driver/turn-tab.ts'

type TopWinners = Replay<typeof topWinnersMachine, never>

const call = 'transaction/topwinners'
const renewal = 60_000
/** So wide that they stand beside the slides. */
const desktop = { width: 1280, height: 900 }

const card = ({ page }: Stage) => page.getByRole('region', { name: 'Çok kazananlar' })

const hands: TopWinners['hands'] = {
  'try again': async (stage) => {
    await card(stage).getByRole('button', { name: 'Yeniden dene' }).click()
  },
}

const worlds: TopWinners['worlds'] = {
  'load the winners is done': ({ server }, { output }) =>
    server.say(call, { success: true, message: '', data: output }),
  'load the winners fails': ({ server }, { error }) => server.fail(call, error),
  'renewal is over': lasts(renewal),
  'tab.hidden': turnTab('hidden'),
  'tab.shown': turnTab('visible'),
  'watch the tab is done': watchingEnds,
  'watch the tab fails': watchingEnds,
}

const listed = async (stage: Stage) => {
  const { list } = stage.arrival?.context ?? stage.model?.context ?? { list: [] }
  await expect(card(stage).getByRole('listitem')).toHaveCount(list.length)
  if (list.length > 0) await expect(card(stage)).toContainText('₺1.250,50')
}
const rests = async (stage: Stage) => {
  await listed(stage)
  await stage.server.isAsked(call, 0)
}

const sees: TopWinners['sees'] = {
  'tab.shown': tabIs('visible'),
  'tab.hidden': tabIs('hidden'),
  'list.arriving': tooShortToSee,
  'list.loading': (stage) => stage.server.isAsked(call),
  'list.shown': rests,
  'list.shown before': rests,
  'list.nobody yet': async (stage) => {
    await rests(stage)
    await expect(card(stage)).toHaveCount(0)
  },
  'list.renewing': async (stage) => {
    await listed(stage)
    await stage.server.isAsked(call)
  },
  /** However long the tab stays hidden. */
  'list.out of date': async (stage) => {
    await stage.page.clock.runFor(2 * renewal)
    await rests(stage)
  },
  'list.unavailable': async (stage) => {
    await expect(card(stage).getByRole('alert')).toContainText('Kazananlar yüklenemedi')
  },
}

/** What the document brings where nobody has won; the page's loader asks for nothing else that is counted. */
const drawn = [
  { name: call, request: { isLive: false, count: 1 }, data: [] },
  { name: 'casino/games', request: { systemCategory: 'slot', skip: 0, take: 48 }, data: [] },
  { name: 'casino/providers', request: { systemCategory: 'slot' }, data: [] },
  { name: 'cms/sliderlist', request: { slug: 'slot' }, data: [] },
] as const

replay<typeof topWinnersMachine, never>('top winners', {
  open: async ({ page, server, walked }) => {
    const { nobody } = walked.path.start.input as TopWinnersStart
    await page.setViewportSize(desktop)
    await page.clock.install()
    await server.hold(call)
    if (nobody) await server.brings([...drawn])
    await page.goto('/casino/slot')
    await server.isAsked(call, nobody ? 0 : 1)
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {},
})
