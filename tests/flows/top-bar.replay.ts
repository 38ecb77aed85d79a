import { expect, type Locator } from '@playwright/test'
import type { topBarMachine, TopBarEffect, TopBarInput } from '#machines/top-bar/top-bar.machine.ts'
import { lasts, stopTheClock } from '../browser/page-clock.ts'
import { tooShortToSee } from 'statechart-replay'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type TopBar = Replay<typeof topBarMachine, TopBarEffect>

const call = 'cms/domainstatus'
/** Section 9. */
const collapse = 500
const bar = ({ page }: Stage): Locator => page.getByRole('region', { name: 'Duyuru' })
const flag = ({ page }: Stage) => page.evaluate(() => localStorage.getItem('topNotifyRead'))
/** Pixels from the top of the page to the header. */
const room = ({ page }: Stage) =>
  page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().top + scrollY))
const hasRoom = (height: number) => async (stage: Stage) => {
  await expect.poll(() => room(stage)).toBe(height)
}

const hasNoEnd = () => Promise.reject(new Error('The way is watched as long as the page is there'))

const hands: TopBar['hands'] = {
  close: (stage) => bar(stage).getByRole('button', { name: 'Duyuruyu kapat' }).click(),
}

const worlds: TopBar['worlds'] = {
  /** A logout removes the flag. */
  'home.arrived': async ({ page }, { read }) => {
    await page.evaluate((kept) => {
      if (!kept) localStorage.removeItem('topNotifyRead')
      history.pushState(null, '', '/')
    }, read === true)
  },
  'page.arrived': async ({ page }) => {
    await page.evaluate(() => history.pushState(null, '', '/promotions'))
  },
  'load the domains is done': ({ server }, { output }) =>
    server.say(call, { success: true, message: '', data: output }),
  'load the domains fails': ({ server }, { error }) => server.fail(call, error),
  'watch the way is done': hasNoEnd,
  'watch the way fails': hasNoEnd,
  'collapse is over': lasts(collapse),
}

const says = async (stage: Stage) => {
  await expect(bar(stage)).toContainText(
    'Güncel adresimiz: lale.example. Bir sonraki adresimiz: lale2.example.',
  )
}

const sees: TopBar['sees'] = {
  beginning: tooShortToSee,
  checking: async (stage) => {
    await expect(bar(stage)).toHaveAttribute('aria-busy', 'true')
    await hasRoom(30)(stage)
  },
  missing: async (stage) => {
    await expect(bar(stage)).toHaveCount(0)
    await hasRoom(0)(stage)
  },
  scrolling: async (stage) => {
    await says(stage)
    await hasRoom(30)(stage)
  },
  collapsing: says,
  read: async (stage) => {
    await expect(bar(stage)).toHaveCount(0)
    await hasRoom(0)(stage)
  },
}

// @holds 2.34 2.35 2.36 F11
replay<typeof topBarMachine, TopBarEffect>('top bar', {
  open: async (stage) => {
    const { page, server, walked } = stage
    const { home, read } = walked.path.start.input as TopBarInput
    if (read) await page.addInitScript(() => localStorage.setItem('topNotifyRead', 'true'))
    await page.clock.install()
    await server.hold(call)
    await page.goto(home ? '/' : '/promotions')
    await server.isAsked(call)
    // The bar comes after the first page; only then is the clock stopped.
    if (home && !read) await expect(bar(stage)).toBeVisible()
    if (!home) await expect.poll(() => flag(stage)).not.toBeNull()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {
    'remember that it was read': async (stage) => {
      await expect.poll(() => flag(stage)).not.toBeNull()
    },
    'keep its place': hasRoom(30),
    'give its place back': hasRoom(0),
  },
  atOnce: ['remember that it was read', 'keep its place', 'give its place back'],
})
