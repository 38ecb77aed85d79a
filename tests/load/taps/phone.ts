import { chromium, type Browser, type Page } from '@playwright/test'
import type { StoredSession } from '#contract/auth.ts'
import { ensureBrowser, launchOptions } from '#tests/browser/find-browser.ts'
import { keepSession } from '../first-screen/keep-session.ts'
import { profiles } from '../first-screen/profiles.ts'
import { watchTaps } from './watch.ts'

/** Milliseconds in which a page that is idle asks for nothing, and those after which it will never be. */
const quiet = 5_000
const patience = 120_000

const { throttling } = profiles.phone
/** Lighthouse's. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** Bytes a second of so many kbit. */
const rate = (kilobits: number) => (kilobits * 1_024) / 8

export interface PhoneOptions {
  session: StoredSession | null
  /** As a phone on slow 4G is, and its taps are watched; otherwise as this machine and its network are. */
  slowed: boolean
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ ...launchOptions, executablePath: ensureBrowser() })

/** Opens a page in a browser that has never been here, or holds nothing but a player's session, and lets it come to rest. */
export async function withPhone<T>(
  browser: Browser,
  address: string,
  { session, slowed }: PhoneOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...screen,
    locale: 'tr-TR',
    // What it keeps would come beside what is measured, over a line that is not slowed.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    if (session) await keepSession(page, new URL(address).origin, session)
    // What is watched is kept: where memory is measured, it would be counted.
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

/** Resolves when the page has asked for nothing for a while, from its first request on. */
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
