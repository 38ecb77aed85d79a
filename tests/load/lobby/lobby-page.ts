import { chromium, type CDPSession, type Page } from '@playwright/test'
import { ensureBrowser, launchOptions } from '#tests/browser/find-browser.ts'

export interface Screen {
  name: string
  width: number
  height: number
}
export const phone: Screen = { name: 'phone', width: 360, height: 780 }
export const desktop: Screen = { name: 'desktop', width: 1280, height: 900 }

/** CPU slowdown of a mid-range phone. */
export const slowness = 4

/** Milliseconds on a busy machine. */
const patience = 240_000

interface LobbyPage {
  page: Page
  control: CDPSession
}

/** Opens the lobby of slots in a new browser and waits until it is idle. @param watch runs in the page before its scripts */
export async function inLobby<T>(
  url: string,
  { width, height }: Screen,
  does: (lobby: LobbyPage) => Promise<T>,
  watch: () => void = () => undefined,
): Promise<T> {
  const browser = await chromium.launch({ ...launchOptions, executablePath: ensureBrowser() })
  try {
    const context = await browser.newContext({ viewport: { width, height }, locale: 'tr-TR' })
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    const control = await context.newCDPSession(page)
    await control.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    await page.addInitScript(watch)
    await page.goto(`${url}/casino/slot`)
    await page.locator('main ul[aria-label="Casino"] a').first().waitFor()
    // The footer comes after the site has started.
    await page.getByRole('contentinfo').getByText('18+').waitFor()
    await page.waitForLoadState('networkidle')
    return await does({ page, control })
  } finally {
    await browser.close()
  }
}
