import { expect, type Locator } from '@playwright/test'
import { test } from '../browser/test.ts'
import { otherThan, Player } from '../browser/player.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })

const isFree = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('Scenario: on a phone the toasts leave the code and the way out free', async ({ page }) => {
  const player = new Player(page)
  await page.goto('/')
  await player.signsUp()
  await player.entersTheCode(otherThan(await player.codeFromSms()))
  await expect(player.toast(/Girdiğiniz kod hatalı/)).toBeVisible()
  const whatIsFree = async () => ({
    wordsStand: (await player.toast(/./).count()) > 0,
    code: await isFree(player.dialog.getByLabel('SMS kodu')),
    wayOut: await isFree(player.dialog.getByRole('button', { name: 'Kapat', exact: true })),
  })
  await expect.poll(whatIsFree).toEqual({ wordsStand: true, code: true, wayOut: true })
})

test('Scenario: a page with letters twice as big needs no scrolling to the side', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const bigger = new CSSStyleSheet()
    bigger.replaceSync(':root { font-size: 200% !important }')
    document.adoptedStyleSheets = [bigger]
  })
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooWide).toBe(0)
})

test.describe('while the frame is on its way', () => {
  test.use({ pressesLate: false })
  test('Scenario: a panel whose code is still on its way shows that it is coming', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/frame-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menüyü aç' }).click()
    await expect(page.getByRole('progressbar', { name: 'Yükleniyor' })).toBeVisible()
    release()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await expect(menu.getByRole('link', { name: 'Canlı Casino' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })
})
