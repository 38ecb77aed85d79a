import { expect, type Page } from '@playwright/test'
import { releaseLength } from '#contract/vitals.ts'
import { operator } from '#tests/server/setup/command-line.ts'
import { readFileSync } from 'node:fs'
import { test } from '../browser/test.ts'

const path = '/api/site/vitals'
const builtOf = readFileSync(new URL('../../dist/.inputs', import.meta.url), 'utf8')
const release = builtOf.slice(0, releaseLength)

interface Line {
  route: string
  release: string
  loads: number
  lcp: { p75: number; rating: string; count: number } | null
  inp: object | null
}

/** What the operator of the platform reads that the browser is at. */
async function reads(route: string): Promise<Line | undefined> {
  const { TEST_DATABASE_URL: DATABASE_URL = '', TEST_DATA_DIR: DATA_DIR = '' } = process.env
  const words = ['vitals', '--json', '--route', route, '--release', release]
  const { code, said, complained } = await operator(words, { DATABASE_URL, DATA_DIR })
  if (code !== 0) throw new Error(complained)
  const lines: Line[] = JSON.parse(said)
  return lines[0]
}

/** What is measured is measured late, and by a part of its own. */
async function isMeasured(page: Page, load: () => Promise<unknown>): Promise<void> {
  const part = page.waitForResponse(/\/assets\/how-fast-/)
  await load()
  await (await part).finished()
}

test('Scenario: a visitor looks at the home page, taps and leaves; the operator reads how fast it was there', async ({
  page,
}) => {
  const before = await reads('/')
  await isMeasured(page, () => page.goto('/'))
  const login = page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })
  await login.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const told = page.waitForRequest(`**${path}`)
  await page.goto('/api/docs')
  const sent = (await told).postDataJSON()
  expect(sent).toEqual({
    route: '/',
    release,
    device: 'desktop',
    connection: expect.stringMatching(/g$/),
    lcp: expect.any(Number),
    inp: expect.any(Number),
    cls: expect.any(Number),
    ttfb: expect.any(Number),
    fcp: expect.any(Number),
  })
  expect(sent.lcp).toBeGreaterThanOrEqual(sent.fcp)
  expect(sent.fcp).toBeGreaterThan(sent.ttfb)
  await expect.poll(async () => (await reads('/'))?.loads ?? 0).toBeGreaterThan(before?.loads ?? 0)
  const after = await reads('/')
  expect(after).toMatchObject({ route: '/', release, lcp: { rating: expect.any(String) } })
  expect(after?.lcp?.p75).toBeGreaterThan(0)
  expect(after?.inp).not.toBeNull()
})

test('Scenario: the figures are of the page at which the load began, without its id; a page that nobody routes tells nothing', async ({
  page,
}) => {
  await isMeasured(page, () => page.goto('/pages/1?lang=tr'))
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  const told = page.waitForRequest(`**${path}`)
  await page.goto('/api/docs')
  const sent = (await told).postDataJSON()
  expect(sent).toMatchObject({ route: '/pages/$id', release })
  await expect.poll(async () => (await reads('/pages/$id'))?.loads ?? 0).toBeGreaterThan(0)

  let others = 0
  page.on('request', (request) => {
    if (request.url().endsWith(path)) others += 1
  })
  await isMeasured(page, () => page.goto('/pages/1/nowhere'))
  await page.goto('/api/docs')
  await page.goto('/api/docs')
  expect(others).toBe(0)
})
