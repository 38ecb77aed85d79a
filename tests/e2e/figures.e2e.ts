import { expect, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { Lobby } from '../browser/lobby.ts'
import { Player } from '../browser/player.ts'
import { Site } from '../browser/site.ts'
import { pass } from '../browser/page-clock.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 780 }

/** Section 9, milliseconds. */
const toastStays = 4_000
const toastLeaves = 800
const confetti = 100
const logoutReload = 300
/** Milliseconds of the page's clock: the precision of the measured times. */
const step = 10

async function boxOfTheDialog(page: Page) {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map((each) => each.finished)))
  return dialog.boundingBox()
}

/** Section 9: 990 x 699 on a desktop, all of a phone. */
// @holds 2.59 2.60 2.66 2.105 F32 F33
test('Scenario: a wide dialog is 990 x 699 px on a desktop and fills a phone', async ({ page }) => {
  const player = new Player(page)
  await page.setViewportSize(desktop)
  await page.goto('/')
  await player.opensSignUp()
  await expect.poll(() => boxOfTheDialog(page)).toMatchObject({ width: 990, height: 699 })
  await expect(player.dialog.getByText('Güvenli bahis adresiniz')).toBeVisible()
  await expect(player.dialog.locator('form')).toHaveCount(1)
  await expect(player.dialog.getByRole('tab')).toHaveCount(0)
  await page.setViewportSize(phone)
  await expect.poll(() => boxOfTheDialog(page)).toMatchObject({ x: 0, y: 0, ...phone })
  await expect(player.dialog.getByText('Güvenli bahis adresiniz')).toBeHidden()
  await player.dialog.getByRole('button', { name: 'Kapat', exact: true }).click()
  await expect(player.dialog).toHaveCount(0)
})

/** Section 9: bottom bar 60 px, on small screens only; navigation from 1200 px. */
// @holds 2.13 2.23 2.24 2.40 F34 F35
test('Scenario: a phone has the bottom bar, a desktop the navigation', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Alt menü' })
  const navigation = page.getByRole('navigation', { name: 'Ana menü' })
  expect((await bar.boundingBox())?.height).toBe(60)
  await expect(navigation).toBeHidden()
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'Menüyü aç' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Ana sayfa' })).toBeVisible()
  await banner.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Giriş Yap' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width: 1199, height: 900 })
  await expect(navigation).toBeHidden()
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(navigation).toBeVisible()
  await expect(bar).toBeHidden()
})

/** Section 9: error toasts stay 4000 ms and take 800 ms to leave; top centre; role status, live mode polite. */
// @holds 2.106 F16 F20
test('Scenario: a toast stays four seconds and leaves in 800 ms', async ({ page }) => {
  const player = new Player(page)
  await page.clock.install()
  await page.setViewportSize(desktop)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
  await player.dialog.getByLabel('Kullanıcı adı').fill('nobody')
  await player.dialog.getByLabel('Şifre', { exact: true }).fill('nothing')
  await page.clock.pauseAt(Date.now() + 60_000)
  await player.dialog.getByRole('button', { name: 'Giriş Yap' }).click()
  const toast = player.toast(/./)
  const appears = async () => {
    await pass(step)({ page })
    return toast.count()
  }
  await expect.poll(appears, { intervals: [50] }).toBe(1)
  await expect(toast).toHaveAttribute('aria-live', 'polite')
  const box = await toast.boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - desktop.width / 2)).toBeLessThan(8)
  const leaves = page.locator('[data-sonner-toast]').and(page.locator('[data-removed=true]'))
  await pass(toastStays - 2 * step)({ page })
  await expect(leaves).toHaveCount(0)
  await pass(4 * step)({ page })
  await expect(leaves).toHaveCount(1)
  await pass(toastLeaves - 4 * step)({ page })
  await expect(toast).toBeAttached()
  await pass(4 * step)({ page })
  await expect(toast).toHaveCount(0)
})

/** Section 9: each comes in 350 ms; five are to be seen at most, one below the other. */
// @holds F19 F51
test('Scenario: of six refusals five are to be seen, and each has come in 350 ms', async ({ page }) => {
  const { dialog, toasts } = new Site(page, 'tr')
  const player = new Player(page)
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { success: false, message: 'Olmadı.', data: null } }),
  )
  await page.clock.install()
  await page.setViewportSize(desktop)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
  await dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
  await dialog.getByLabel('Şifre', { exact: true }).fill('nothing')
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const refused of [1, 2, 3, 4, 5, 6]) {
    await dialog.getByRole('button', { name: 'Giriş Yap' }).click()
    const appears = async () => {
      await pass(step)({ page })
      return toasts.count()
    }
    await expect.poll(appears, { intervals: [50] }).toBe(refused)
  }
  const seen = page.locator('[data-sonner-toast][data-visible=true]')
  await expect(seen).toHaveCount(5)
  const places = () =>
    seen.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size)
  await expect.poll(places).toBe(5)
  const [duration] = await seen.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).transitionDuration),
  )
  expect(duration).toBe('0.35s, 0.35s')
})

/** Runs in the page: counts the pieces that are painted in each frame. */
function countPieces(): void {
  const pieces = [0]
  const brush = CanvasRenderingContext2D.prototype
  const proxy = (name: 'fill' | 'clearRect', note: () => void) => {
    const paint: (...words: never[]) => void = brush[name].call.bind(brush[name])
    Object.defineProperty(brush, name, {
      value(this: CanvasRenderingContext2D, ...words: never[]) {
        note()
        Reflect.apply(paint, undefined, [this, ...words])
      },
    })
  }
  proxy('fill', () => (pieces[pieces.length - 1] = (pieces.at(-1) ?? 0) + 1))
  proxy('clearRect', () => pieces.push(0))
  Object.assign(globalThis, { pieces })
}

/** Section 9: confetti 100 ms after the phone is confirmed, 150 particles. */
// @holds 2.72 F4 F50
test('Scenario: 150 pieces of confetti fall 100 ms after the phone is confirmed', async ({ page }) => {
  await page.addInitScript(countPieces)
  const player = new Player(page)
  await page.goto('/')
  await player.signsUp()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await player.entersTheCode(await player.codeFromSms())
  await expect(player.dialog.getByRole('heading', { name: 'Tebrikler!' })).toBeVisible()
  await pass(confetti - 1)({ page })
  await expect(page.locator('canvas.confetti')).toHaveCount(0)
  await pass(1)({ page })
  await expect(page.locator('canvas.confetti')).toBeAttached()
  await pass(50)({ page })
  await expect
    .poll(() => page.evaluate(() => Math.max(...(Reflect.get(globalThis, 'pieces') as number[]))))
    .toBe(150)
})

/** Section 4: logout clears, goes home and reloads 300 ms later. */
// @holds F1
test('Scenario: the page begins anew 300 ms after the logout', async ({ page }) => {
  const player = new Player(page)
  await page.goto('/')
  await player.signsUp()
  await player.dialog.getByRole('button', { name: 'Kapat', exact: true }).click()
  await page.goto('/dashboard/deposit')
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  const same = () => page.evaluate(() => Reflect.get(globalThis, 'sameDocument') === true)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(player.person.username) })
    .click()
  await page.getByRole('banner').getByText('Çıkış Yap').click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => Object.values(localStorage).join(' '))).not.toContain(
    player.person.username,
  )
  await pass(logoutReload - 1)({ page })
  expect(await same()).toBe(true)
  await Promise.all([page.waitForEvent('load'), pass(1)({ page })])
  expect(await same()).toBe(false)
})

/** Section 9: a search takes five games at a time; more come where its end is seen. */
// @holds F55
test('Scenario: a search takes five games, and five more on scroll', async ({ page }) => {
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/casino/games')) asked.push(request.postDataJSON())
  })
  await page.setViewportSize({ ...phone, height: 640 })
  await page.goto('/casino/live?search=rulet')
  const lobby = new Lobby(page, 'Canlı Casino')
  await expect(lobby.tiles).toHaveCount(5)
  const five = { search: 'rulet', live: true, take: 5 }
  expect(asked).toEqual([{ ...five, skip: 0 }])
  await lobby.tiles.last().scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => asked[1]).toEqual({ ...five, skip: 5 })
  // The list is virtual: only tiles near the window are in the DOM.
  const lastPlace = async () => Number(await lobby.tiles.last().getAttribute('aria-posinset'))
  await expect.poll(lastPlace).toBeGreaterThan(5)
})
