import { expect, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'

const stateOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes('Variable')).map(({ status }) => status),
  )

for (const [what, path] of [
  ['with its first screen', '/'],
  ['without one', '/casino/play/none'],
] as const)
  test(`Scenario: a document ${what} shows the fonts of the site`, async ({ page }) => {
    await page.goto(path)
    await expect.poll(() => stateOf(page)).toEqual(['loaded', 'loaded'])
  })

test('Scenario: one font file is late, and the page keeps the fonts of the device until all files are there', async ({
  page,
}) => {
  const { promise: coming, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/manrope-latin-ext-*.woff2', async (route) => {
    await coming
    await route.continue()
  })
  const first = page.waitForResponse('**/manrope-latin-wght-*.woff2')
  await page.goto('/')
  await (await first).finished()
  expect(await stateOf(page)).toEqual([])
  come()
  await expect.poll(() => stateOf(page)).toEqual(['loaded', 'loaded'])
})
