import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { expectAccessible } from '../browser/axe.ts'
import { test } from '../browser/test.ts'
import { pass, stopTheClock } from '../browser/page-clock.ts'
import { freePort } from '../server/setup/free-port.ts'

/** Section 9: how long each kind of toast stays, in milliseconds. */
const toasts = { blank: 4_000, error: 4_000, success: 4_000, warning: 4_000, info: 4_000, loading: 30_000 }
/** Milliseconds of the page's clock: the precision of the measured times. */
const step = 10

/** Only this page can show each kind alone and for its whole time. */
async function staysItsTime(page: Page, kind: string, stays: number): Promise<void> {
  const shown = page.locator('[data-sonner-toast]').filter({ has: page.locator(`[data-kind=${kind}]`) })
  const leaves = shown.and(page.locator('[data-removed=true]'))
  await page.getByRole('button', { name: kind, exact: true }).first().dispatchEvent('click')
  const comes = async () => {
    await pass(step)({ page })
    return shown.count()
  }
  await expect.poll(comes, { intervals: [50], timeout: 30_000 }).toBe(1)
  await pass(stays - 2 * step)({ page })
  await expect(leaves).toHaveCount(0)
  await pass(4 * step)({ page })
  await expect(leaves).toHaveCount(1)
  await pass(stays)({ page })
  await expect(shown).toHaveCount(0)
}

async function inDevelopment(run: (address: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const site = await createServer({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    logLevel: 'error',
    server: { host: '127.0.0.1', port, strictPort: true, hmr: false, watch: null },
  })
  try {
    await site.listen()
    await run(`http://127.0.0.1:${port}/ui`)
  } finally {
    await site.close()
  }
}

// @holds F17 F18
test('Scenario: whoever develops opens the page of the design system, and axe finds nothing by night and by day; each kind of toast stays its time; players are given none of it', async ({
  page,
}) => {
  expect((await page.request.get('/ui')).status()).toBe(404)
  // The line of what is coming would move for eight seconds.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await inDevelopment(async (address) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.clock.install()
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible({
      timeout: 30_000,
    })
    const theme = page.getByLabel('Theme', { exact: true })
    await theme.selectOption('dark')
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await theme.selectOption('light')
    await page.getByLabel('Language of the parts').selectOption('en')
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await stopTheClock(page)
    for (const [kind, stays] of Object.entries(toasts)) await staysItsTime(page, kind, stays)
  })
})
