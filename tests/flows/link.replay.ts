import { expect, type Page } from '@playwright/test'
import type { LinkPlace, linkMachine } from '#machines/link/link.machine.ts'
import { pass, patience } from '../browser/page-clock.ts'
import { placesOf } from 'statechart-replay'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Link = Replay<typeof linkMachine, never>

const call = 'cms/siteoptionlist'
/** Section 9. */
const linkWait = 1_000
/** Milliseconds per step of the stopped clock, so that the page renders. */
const few = 3
/** So wide that the header has room for links out. */
const wideScreen = { width: 1440, height: 900 }
const link = ({ page }: Stage) => page.getByRole('banner').getByRole('link', { name: /Telegram/ })
const picture = ({ page }: Stage) => page.getByRole('banner').locator('svg.lucide-send')
/** Milliseconds that the clock has moved while a link waits. */
const gone = new WeakMap<Page, number>()
const hasNoEnd = () => Promise.reject(new Error('The settings are watched as long as it is shown'))

const worlds: Link['worlds'] = {
  /** Start-up requests them once. */
  'setting.learned': async ({ server }, { place }) => {
    const { address, apart } = place as LinkPlace
    const data = [
      { key: 'telegram', value: address, status: true },
      ...(apart ? [{ key: 'telegramtarget', value: 'blank', status: true }] : []),
    ]
    await server.say(call, { success: true, message: '', data })
  },
  'watch the settings is done': hasNoEnd,
  'watch the settings fails': hasNoEnd,
  /** The wait began at most `waited` ms ago, so its end is checked with that tolerance. */
  'link wait is over': async (stage) => {
    if (placeOf(stage) === null) return pass(2 * linkWait)(stage)
    const waited = (gone.get(stage.page) ?? 0) + few
    await pass(linkWait - 1 - waited)(stage)
    await expect(link(stage)).toHaveCount(0)
    await pass(1 + waited)(stage)
  },
}

const placeOf = ({ arrival, walked }: Stage): LinkPlace | null =>
  (arrival ?? walked.moments[0]?.state)?.context.place ?? null

const sees: Link['sees'] = {
  waiting: async (stage) => {
    await expect(link(stage)).toHaveCount(0)
    const pictures = async () => {
      await stage.page.clock.runFor(few)
      gone.set(stage.page, (gone.get(stage.page) ?? 0) + few)
      return picture(stage).count()
    }
    await expect.poll(pictures, { intervals: [20], timeout: patience }).toBe(placeOf(stage) === null ? 0 : 1)
  },
  linked: async (stage) => {
    const place = placeOf(stage)
    await expect(link(stage)).toHaveAttribute('href', place?.address ?? '')
    if (place?.apart) await expect(link(stage)).toHaveAttribute('target', '_blank')
    else await expect(link(stage)).not.toHaveAttribute('target')
  },
  plain: async (stage) => {
    await expect(link(stage)).toHaveCount(0)
  },
}

// @holds F9
replay<typeof linkMachine, never>('link', {
  open: async ({ page, server }) => {
    const arrived = page.waitForResponse('**/assets/frame-*.js')
    await page.setViewportSize(wideScreen)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await server.hold(call)
    await page.goto('/promotions')
    await arrived
    await server.isAsked(call)
    const waiting = async () => {
      await page.clock.runFor(few)
      return placesOf(page, 'link')
    }
    await expect.poll(waiting, { intervals: [20], timeout: patience }).toContain('waiting')
  },
  hands: {},
  worlds,
  sees,
  effects: {},
})
