import { chromium } from '@playwright/test'
import lighthouse, { type RunnerResult } from 'lighthouse'
import type { StoredSession } from '#contract/auth.ts'
import { ensureBrowser, launchOptions } from '#tests/browser/find-browser.ts'
import { freePort } from '#tests/server/setup/free-port.ts'
import { keepSession } from './keep-session.ts'
import { profiles, type Profile } from './profiles.ts'

/** The browser is new; it holds nothing, or only a player's session. */
export async function loadPage(
  address: string,
  profile: Profile,
  session: StoredSession | null,
): Promise<RunnerResult> {
  const port = await freePort()
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: ensureBrowser(),
    // The bench makes its own certificate.
    args: [...launchOptions.args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  })
  try {
    if (session) await leaveSession(port, new URL(address).origin, session)
    const { config, throttling } = profiles[profile]
    const run = await lighthouse(
      address,
      {
        port,
        onlyCategories: ['performance'],
        throttlingMethod: 'devtools',
        throttling,
        disableFullPageScreenshot: true,
        logLevel: 'error',
      },
      config,
    )
    if (!run) throw new Error(`Lighthouse has said nothing of ${address}`)
    if (run.lhr.runtimeError) throw new Error(`${address}: ${run.lhr.runtimeError.message}`)
    const { finalDisplayedUrl: shown } = run.lhr
    // A player with an invalid session is redirected.
    if (shown !== address) throw new Error(`${address} led to ${shown}`)
    return run
  } finally {
    await browser.close()
  }
}

/** Lighthouse's page shares its storage with the first context. */
async function leaveSession(port: number, origin: string, session: StoredSession): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('The browser has no context')
  await keepSession(page, origin, session)
  await page.close()
  await browser.close()
}
