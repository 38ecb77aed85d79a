import { expect, type Page } from '@playwright/test'
import { takePlainDocuments } from '../browser/plain-documents.ts'
import { test } from '../browser/test.ts'
import { Line } from '#tests/browser/line.ts'
import { stopTheClock } from '../browser/page-clock.ts'

test.use({ serviceWorkers: 'allow' })

/** `workerMatchedSourceType` is not in TypeScript's types yet. */
type Entry = PerformanceResourceTiming & { workerMatchedSourceType: string }

let line: Line
let address: string
test.beforeEach(async () => {
  line = new Line()
  address = await line.open()
})
test.afterEach(() => line.cut())

/** The service worker is active and controls the page. */
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

test('Scenario: pictures of games and what is asked of the server pass the worker by', async ({ page }) => {
  await takePlainDocuments(page.context(), address)
  await page.goto(address)
  await isInstalled(page)
  await page.goto(`${address}/casino/slot`)
  await expect(page.getByRole('list', { name: 'Casino' }).getByRole('link').first()).toBeVisible()
  const ways = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => {
        const { name, workerMatchedSourceType } = entry as Entry
        return { path: new URL(name).pathname, way: workerMatchedSourceType }
      }),
    )
  const toTheNetwork = async (begin: string) =>
    (await ways()).filter(({ path }) => path.startsWith(begin)).map(({ way }) => way === 'network')
  await expect.poll(async () => new Set(await toTheNetwork('/games/'))).toEqual(new Set([true]))
  expect(new Set(await toTheNetwork('/api/'))).toEqual(new Set([true]))
  expect(new Set(await toTheNetwork('/assets/'))).toEqual(new Set([false]))
})

test('Scenario: the worker is not fetched while the page is being scrolled', async ({ page }) => {
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.clock.install()
  await page.goto(address)
  await stopTheClock(page)
  // The lower part of the page would take time to load.
  await page.evaluate(() => (document.body.style.minHeight = '300vh'))
  for (let second = 1; second <= 8; second += 1) {
    await page.evaluate(async (place) => {
      const { promise, resolve } = Promise.withResolvers()
      addEventListener('scroll', resolve, { once: true })
      scrollTo(0, place)
      await promise
    }, second * 100)
    await page.clock.runFor(1_000)
    expect(await registered()).toBe(0)
  }
  await page.clock.runFor(2_000)
  await expect.poll(registered).toBe(1)
})
