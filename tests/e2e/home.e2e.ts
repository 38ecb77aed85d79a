import { expect, type Page } from '@playwright/test'
import { answers } from '../browser/gestures.ts'
import { Site } from '../browser/site.ts'
import { takePlainDocuments } from '../browser/plain-documents.ts'
import { test } from '../browser/test.ts'
import { winners } from '../pictures/winners.ts'
import { pass, stopTheClock } from '../browser/page-clock.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 780 }
/** One rem, in pixels. */
const rem = 16
/** Section 9, milliseconds. */
const autoplay = 5_000

const banner = (page: Page) => page.getByRole('region', { name: 'Öne çıkanlar' })
const dot = (page: Page, place: number) =>
  banner(page).getByRole('button', { name: `${place}. slayt`, exact: true })
const isShown = (page: Page, place: number) =>
  expect(dot(page, place)).toHaveAttribute('aria-current', 'true')

/** Section 9, banner carousel. */
// @holds 2.99 F22 F44 F45 F46 F47 F56 F57
test('Scenario: three placeholders, then one slide in view, 20 px apart, five seconds each, without a loop', async ({
  page,
}) => {
  await takePlainDocuments(page.context())
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/cms/sliderlist', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await page.setViewportSize(desktop)
  await page.goto('/')
  await expect(banner(page)).toHaveAttribute('aria-busy', 'true')
  await expect(banner(page).locator('span[aria-hidden]')).toHaveCount(3)
  await stopTheClock(page)
  release()

  await isShown(page, 1)
  const slides = banner(page).locator('ul > li')
  const [view, ...boxes] = await Promise.all([
    banner(page).boundingBox(),
    ...[0, 1, 2].map((place) => slides.nth(place).boundingBox()),
  ])
  const { x = 0, width = 0 } = view ?? {}
  expect(boxes.map((box) => [Math.round(box?.x ?? 0), Math.round(box?.width ?? 0)])).toEqual(
    [0, 1, 2].map((place) => [Math.round(x + place * (width + 20)), Math.round(width)]),
  )
  expect(
    await slides
      .first()
      .locator('source')
      .evaluateAll((all) => all.map((each) => each.getAttribute('media'))),
  ).toEqual(['(min-width: 1200px)', '(min-width: 992px)'])
  await expect(banner(page).getByRole('button', { name: 'Önceki slayt' })).toBeDisabled()

  await pass(autoplay - 1)({ page })
  await isShown(page, 1)
  await pass(1)({ page })
  await isShown(page, 2)
  // A chosen slide gets the whole interval; then the autoplay goes on.
  await dot(page, 3).dispatchEvent('click')
  await isShown(page, 3)
  await expect(banner(page).getByRole('button', { name: 'Sonraki slayt' })).toBeDisabled()
  await pass(autoplay - 1)({ page })
  await isShown(page, 3)
  await pass(1)({ page })
  await isShown(page, 1)

  for (const [size, height] of [
    [phone, 15],
    [desktop, 25],
    [{ width: 1920, height: 1080 }, 27],
  ] as const) {
    await page.setViewportSize(size)
    await expect.poll(async () => (await banner(page).boundingBox())?.height).toBe(height * rem)
  }
})

/** Runs in the page: sums up the layout shifts from the start. */
function watchShifts(): void {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
    Object.assign(globalThis, { shifted: sum })
  }).observe({ type: 'layout-shift', buffered: true })
  Object.assign(globalThis, { shifted: 0 })
}

test('Scenario: a visitor sees on the home page what is played, won and offered, and nothing moves while it comes', async ({
  page,
}) => {
  await page.addInitScript(watchShifts)
  await takePlainDocuments(page.context())
  await answers(new Site(page, 'tr'), 'transaction/topwinners', winners)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(desktop)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('tek cüzdanda')
  const won = main.getByRole('region', { name: 'Çok kazananlar' })
  await expect(won.getByRole('listitem')).toHaveCount(winners.length)
  await expect(main.getByRole('list', { name: 'Popüler oyunlar' }).getByRole('listitem')).toHaveCount(8)
  await expect(
    main.getByRole('region', { name: 'Yeni oyunlar' }).getByRole('link', { name: 'Tümünü gör' }),
  ).toHaveAttribute('href', '/casino/slot?category=new')
  const offers = main.getByRole('link', { name: /bonus|indirim/ })
  await expect(offers.first()).toBeVisible()
  for (const product of [
    'Spor',
    'Canlı Bahis',
    'E-Spor',
    'Casino',
    'Canlı Casino',
    'Aviator',
    'TV Oyunları',
    'Sanal Oyunlar',
    'Bingo',
  ])
    await expect(main.getByRole('link', { name: product, exact: true })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))).toBeLessThan(0.05)

  await main.getByRole('link', { name: 'İlk yatırımınıza ₺500 bonus' }).click()
  await expect(page).toHaveURL('/promotions?promotion=2')
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: 'İlk yatırımınıza ₺500 bonus' }),
  ).toBeVisible()
})
