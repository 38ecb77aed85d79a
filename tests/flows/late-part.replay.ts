import { expect, type Page, type Route } from '@playwright/test'
import type { latePartMachine } from '#machines/late-part/late-part.machine.ts'
import { arrives, lasts, stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type LatePart = Replay<typeof latePartMachine, never>

const file = '**/assets/provider-mover-*.js'
const fetches = new WeakMap<Page, Route[]>()
const heldOf = ({ page }: Stage): Route[] => fetches.get(page) ?? []
const nextOf = (stage: Stage): Route => {
  const route = heldOf(stage).shift()
  if (!route) throw new Error('The page fetches nothing')
  return route
}
const row = ({ page }: Stage) => page.getByRole('region', { name: 'Oyun sağlayıcıları' })
const stop = (stage: Stage) => row(stage).getByRole('button', { name: 'Sağlayıcıları durdur' })
const hasNoEnd = () => Promise.reject(new Error('The network is watched until the part has arrived'))

const worlds: LatePart['worlds'] = {
  // Also without a network, as from a cache.
  'fetch the code is done': async (stage) => {
    const route = nextOf(stage)
    await route.fulfill({ response: await route.fetch() })
  },
  'fetch the code fails': async (stage) => {
    const route = nextOf(stage)
    const failed = stage.page.waitForEvent('requestfailed', (request) => request === route.request())
    await route.abort('failed')
    // A fact that reached the page before the failure would change what the failure leads to.
    await failed
    await stage.page.evaluate(() => Promise.resolve())
  },
  'network.lost': ({ page }) => page.context().setOffline(true),
  'network.returned': ({ page }) => page.context().setOffline(false),
  'watch the network is done': hasNoEnd,
  'watch the network fails': hasNoEnd,
  'first wait is over': lasts(1_000),
  'second wait is over': lasts(2_000),
  'third wait is over': lasts(4_000),
  'fourth wait is over': lasts(8_000),
  'last wait is over': lasts(16_000),
}

const isAtRest = async (stage: Stage) => {
  expect(heldOf(stage)).toHaveLength(0)
  await expect(stop(stage)).toHaveCount(0)
}

const sees: LatePart['sees'] = {
  fetching: async (stage) => {
    await expect.poll(() => heldOf(stage)).toHaveLength(1)
    await expect(stop(stage)).toHaveCount(0)
  },
  'waiting to retry': isAtRest,
  'waiting for the network': isAtRest,
  arrived: (stage) => arrives(stop(stage)),
}

replay<typeof latePartMachine, never>('late part', {
  open: async (stage) => {
    const { page } = stage
    // The page has reloaded already, so it does not take the failure for a new release.
    await page.addInitScript(() => sessionStorage.setItem('reloads', String(Date.now())))
    await page.route(file, (route) => void fetches.set(page, [...heldOf(stage), route]))
    await page.clock.install()
    await page.goto('/promotions')
    await row(stage).scrollIntoViewIfNeeded()
    await expect.poll(() => heldOf(stage)).toHaveLength(1)
    await stopTheClock(page)
  },
  hands: {},
  worlds,
  sees,
  effects: {},
})
