import { expect, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { Line } from '#tests/browser/line.ts'

test.use({ serviceWorkers: 'allow' })

let line: Line
let address: string
test.beforeEach(async () => {
  line = new Line()
  address = await line.open()
})
test.afterEach(() => line.cut())

/** The worker has kept what it keeps, and looks after the page. */
const isInstalled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated')

test('Scenario: the network goes, the page says so in both languages, and opens again with it', async ({
  page,
}) => {
  await page.goto(address)
  await isInstalled(page)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/offline')
  expect(kept.filter((path) => /^\/(?:api|hub|sandbox|frame)/.test(path))).toEqual([])

  line.cut()
  await page.goto(`${address}/casino/slot`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İnternet bağlantınız yok')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('You are offline')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page).toHaveURL(`${address}/casino/slot`)
  const picture = page.locator('img.scene')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await line.open(Number(new URL(address).port))
  await page.getByRole('link', { name: 'Yeniden dene' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casino')
})

test('Scenario: a new version is there, and what is being typed is not lost to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${address}/casino/slot`)
  await isInstalled(page)
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('kiraz')

  line.release()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const bar = page.getByRole('region', { name: 'Yeni sürüm' })
  await expect(bar).toContainText('Sitenin yeni sürümü hazır.')
  await expect(search).toHaveValue('kiraz')

  await Promise.all([page.waitForEvent('load'), bar.getByRole('button', { name: 'Yenile' }).click()])
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^newer-/)])
  await expect(bar).toHaveCount(0)
})
