import { expect } from '@playwright/test'
import type { headerMachine } from '#machines/header/header.machine.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Header = Replay<typeof headerMachine, never>

/** Pixels, more than the 100 of section 9. */
const farther = 400
const banner = ({ page }: Stage) => page.getByRole('banner')
const scrolled = ({ page }: Stage) => page.evaluate(() => scrollY)
const scrollsTo = (place: number) => async (stage: Stage) => {
  await stage.page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
  await expect.poll(() => scrolled(stage)).toBe(place)
}
const hasNoEnd = () => Promise.reject(new Error('It is watched as long as the page is there'))

const worlds: Header['worlds'] = {
  /** Relative to where earlier steps have left the page. */
  'page.scrolled down': async (stage) => {
    await scrollsTo((await scrolled(stage)) + farther)(stage)
  },
  'page.scrolled up': async (stage) => {
    await scrollsTo((await scrolled(stage)) - farther / 4)(stage)
  },
  /** With the Tab key, past the skip link. */
  'focus.entered': async (stage) => {
    await expect(async () => {
      await stage.page.keyboard.press('Tab')
      expect(await banner(stage).locator(':focus').count()).toBe(1)
    }).toPass()
  },
  'focus.left': async (stage) => {
    await expect(async () => {
      await stage.page.keyboard.press('Shift+Tab')
      expect(await banner(stage).locator(':focus').count()).toBe(0)
    }).toPass()
  },
  'watch the scrolling is done': hasNoEnd,
  'watch the scrolling fails': hasNoEnd,
  'watch the focus is done': hasNoEnd,
  'watch the focus fails': hasNoEnd,
}

const isThere = async (stage: Stage) => {
  await expect
    .poll(() => banner(stage).evaluate((header) => Math.round(header.getBoundingClientRect().top)))
    .toBeGreaterThanOrEqual(0)
}

const sees: Header['sees'] = {
  shown: isThere,
  held: isThere,
  hidden: async (stage) => {
    await expect
      .poll(() => banner(stage).evaluate((header) => Math.round(header.getBoundingClientRect().bottom)))
      .toBeLessThanOrEqual(0)
  },
}

replay<typeof headerMachine, never>('header', {
  open: async ({ page }) => {
    const arrived = page.waitForResponse('**/assets/frame-*.js')
    await page.setViewportSize({ width: 360, height: 780 })
    await page.addInitScript(() => localStorage.setItem('topNotifyRead', 'true'))
    await page.goto('/')
    await arrived
    // What is scrolled before the site's scripts answer, no machine hears.
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('answers').length)).toBe(1)
    // Later parts move what is scrolled.
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached()
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(1_600)
  },
  hands: {},
  worlds,
  sees,
  effects: {},
})
