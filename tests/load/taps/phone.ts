import { chromium, type Browser, type Page } from '@playwright/test'
import type { StoredSession } from '#contract/auth.ts'
import { ensureBrowser, launchOptions } from '#tests/browser/find-browser.ts'
import { keepSession } from '../first-screen/keep-session.ts'
import { profiles } from '../first-screen/profiles.ts'
import { watchTaps } from './watch.ts'

/** Milliseconds without a request after which a page is idle, and after which the wait fails. */
const quiet = 5_000
const patience = 120_000

const { throttling } = profiles.phone
/** The screen of Lighthouse's phone. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** Bytes per second. */
const rate = (kilobits: number) => (kilobits * 1_024) / 8

export interface PhoneOptions {
  session: StoredSession | null
  /** With the CPU and network of a phone on slow 4G, and taps watched; otherwise without limits. */
  slowed: boolean
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ ...launchOptions, executablePath: ensureBrowser() })

/** Opens a page in a new browser, empty or with a player's session, and waits until it is idle. */
export async function withPhone<T>(
  browser: Browser,
  address: string,
  { session, slowed }: PhoneOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...screen,
    locale: 'tr-TR',
    // It would load files beside the measurement, over a line that is not slowed.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    if (session) await keepSession(page, new URL(address).origin, session)
    // The watcher keeps its entries, which would count as memory of the page.
    if (slowed) await page.addInitScript(watchTaps)
    if (slowed) await slowDown(page)
    await Promise.all([restOf(page), page.goto(address)])
    return await use(page)
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const control = await page.context().newCDPSession(page)
  await control.send('Emulation.setCPUThrottlingRate', { rate: throttling.cpuSlowdownMultiplier })
  await control.send('Network.enable')
  await control.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttling.requestLatencyMs,
    downloadThroughput: rate(throttling.downloadThroughputKbps),
    uploadThroughput: rate(throttling.uploadThroughputKbps),
  })
}

/** Resolves when the page has made no request for a while. */
function restOf(page: Page): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = new Set<unknown>()
    let waiting: NodeJS.Timeout | undefined
    const never = setTimeout(() => reject(new Error(`${page.url()} does not come to rest`)), patience)
    const rest = () => {
      clearTimeout(waiting)
      if (open.size > 0) return
      waiting = setTimeout(() => {
        clearTimeout(never)
        resolve()
      }, quiet)
    }
    const end = (request: unknown) => {
      open.delete(request)
      rest()
    }
    page.on('request', (request) => {
      open.add(request)
      clearTimeout(waiting)
    })
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  })
}
