import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { releaseLength } from '#contract/vitals.ts'
import { operator } from '#tests/server/setup/command-line.ts'
import { test } from '../browser/test.ts'

const builtOf = readFileSync(new URL('../../dist/.inputs', import.meta.url), 'utf8')
const release = builtOf.slice(0, releaseLength)

/** Milliseconds of a round trip: the browser calls this connection 3g, and no other test uses it. */
const slow = 400

interface Line {
  route: string
  release: string
  loads: number
  lcp: { p75: number; rating: string; count: number } | null
}

async function reads(): Promise<Line[]> {
  const { TEST_DATABASE_URL: DATABASE_URL = '', TEST_DATA_DIR: DATA_DIR = '' } = process.env
  const words = ['vitals', '--json', '--connection', '3g']
  const { code, said, complained } = await operator(words, { DATABASE_URL, DATA_DIR })
  if (code !== 0) throw new Error(complained)
  return JSON.parse(said)
}

async function isFarAway(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const line = { offline: false, latency: slow, downloadThroughput: -1, uploadThroughput: -1 }
  await devtools.send('Network.emulateNetworkConditions', line)
}

/** The script that measures loads late. */
async function opens(page: Page, path: string): Promise<void> {
  const part = page.waitForResponse(/\/assets\/how-fast-/)
  await page.goto(path)
  await (await part).finished()
}

/** A tap is measured at the next paint; a page that is left before has no INP. */
async function isTimed(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((settle) => {
        new PerformanceObserver(() => settle()).observe({ type: 'first-input', buffered: true })
      }),
  )
}

test('Scenario: visitors look at pages, tap and leave; the operator reads how fast it was, by the page where each began', async ({
  page,
}) => {
  await isFarAway(page)

  await test.step('one taps on the home page', async () => {
    await opens(page, '/')
    await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isTimed(page)
    await page.goto('/api/docs')
  })

  await test.step('one goes from a page of words to the home page', async () => {
    await opens(page, '/pages/1?lang=tr')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await isTimed(page)
    await page.goto('/api/docs')
  })

  await test.step('one is at an address that is none', async () => {
    await opens(page, '/pages/1/nowhere')
    await page.goto('/api/docs')
  })

  const measured = {
    p75: expect.any(Number),
    rating: expect.stringMatching(/good|improvement|poor/),
    count: 1,
  }
  const line = { release, loads: 1, lcp: measured, cls: measured, fcp: measured, ttfb: measured }
  await expect.poll(reads).toEqual([
    { ...line, route: '/', since: expect.any(String), inp: measured },
    { ...line, route: '/pages/$id', since: expect.any(String), inp: measured },
  ])
  for (const { lcp } of await reads()) expect(lcp?.p75).toBeGreaterThan(slow)
})
