import { expect, type Page } from '@playwright/test'
import { pass, stopTheClock } from '../browser/page-clock.ts'
import { test } from '../browser/test.ts'
import { turnTab } from '../flows/driver/turn-tab.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Section 9, in milliseconds. */
const autoplay = 5_000

const banner = (page: Page) => page.getByRole('region', { name: 'Öne çıkanlar' })
const dot = (page: Page, place: number) =>
  banner(page).getByRole('button', { name: `${place}. slayt`, exact: true })
const isShownAfter = async (page: Page, milliseconds: number, place: number) => {
  await pass(milliseconds)({ page })
  await expect(dot(page, place)).toHaveAttribute('aria-current', 'true')
}

test('Scenario: a slide stays under the mouse after another tab was in front, and under the focus after the mouse has left', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
  await banner(page).getByRole('link').first().hover()
  await stopTheClock(page)
  await isShownAfter(page, 2 * autoplay, 1)
  await turnTab('hidden')({ page })
  await turnTab('visible')({ page })
  await isShownAfter(page, 2 * autoplay, 1)

  await page.keyboard.press('Shift')
  await dot(page, 1).focus()
  await page.mouse.move(1, 1)
  await isShownAfter(page, 2 * autoplay, 1)
  await page.getByRole('banner').getByRole('link').first().focus()
  await isShownAfter(page, autoplay, 2)
})

test('Scenario: a click on a button of the slides does not hold them once the mouse has left', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await dot(page, 2).click()
  await stopTheClock(page)
  await page.mouse.move(1, 1)
  await isShownAfter(page, 0, 2)
  await isShownAfter(page, autoplay, 3)
})

test('Scenario: slides that are paused stay paused in another category', async ({ page }) => {
  await page.clock.install()
  await page.goto('/casino/bingo')
  await banner(page).getByRole('button', { name: 'Gösteriyi durdur' }).click()
  await page.mouse.move(1, 1)
  const slides = page.waitForResponse('**/api/cms/sliderlist')
  await page.getByRole('group', { name: 'Kategoriler' }).getByRole('button').nth(1).dispatchEvent('click')
  await expect(page).toHaveURL(/category=/)
  await slides
  await expect(banner(page)).toHaveAttribute('aria-busy', 'false')
  await stopTheClock(page)
  await isShownAfter(page, 2 * autoplay, 1)
  await expect(banner(page).getByRole('button', { name: 'Gösteriyi başlat' })).toBeVisible()
})
