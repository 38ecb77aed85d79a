import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { bell, comesBack, items, panel, showsAll } from '../browser/notifications-panel.ts'
import { isNotified } from '../browser/notified.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const desktop = { width: 1280, height: 900 }
/** Height of a panel's head, in pixels. */
const head = 56

/** Runs in the page: records the animations that begin. */
function countAnimations(): void {
  const begun: string[] = []
  addEventListener('animationstart', ({ animationName }) => begun.push(animationName))
  Object.assign(globalThis, { begun })
}
const shakes = (page: Page) =>
  page.evaluate(
    () => (Reflect.get(globalThis, 'begun') as string[]).filter((name) => name.includes('shake')).length,
  )
const settles = (part: Locator) =>
  part.evaluate((element) => Promise.all(element.getAnimations().map((each) => each.finished)))

/** Section 9: 582 px; section 2: full height up to 900 px wide. */
// @holds 2.54 F42 F43
test('Scenario: the list is 582 px high on a wide screen and fills a narrow one', async ({ page }) => {
  await page.setViewportSize(desktop)
  await comesBack(page, 12)
  await page.goto('/')
  await bell(page).click()
  await expect(items(page)).toHaveCount(12)
  const list = panel(page).getByRole('list').locator('..')
  const heights = async () => {
    await settles(panel(page))
    const [whole, own] = [await panel(page).boundingBox(), await list.boundingBox()]
    return { list: own?.height, ends: Math.round((own?.y ?? 0) + (own?.height ?? 0)), top: whole?.y }
  }
  await expect.poll(heights).toEqual({ list: 582, ends: head + 582, top: 0 })
  await page.setViewportSize({ width: 901, height: 900 })
  await expect.poll(heights).toEqual({ list: 582, ends: head + 582, top: 0 })
  await page.setViewportSize({ width: 900, height: 900 })
  await expect.poll(heights).toEqual({ list: 900 - head, ends: 900, top: 0 })
})

// @holds 2.19 F52
test('Scenario: the badge says 9+ from nine on, and the bell shakes when the count changes, not before', async ({
  page,
}) => {
  await page.addInitScript(countAnimations)
  await page.setViewportSize(desktop)
  const account = await comesBack(page, 8)
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName('Bildirimler, 8 okunmamış')
  expect(await shakes(page)).toBe(0)
  await isNotified(account, 1)
  await expect(bell(page)).toHaveAccessibleName('Bildirimler, 9+ okunmamış')
  await expect.poll(() => shakes(page)).toBe(1)
  await expect(bell(page).locator('[class*=shaking]')).toHaveCount(0)

  await test.step('a hundred are no more than 9+, and one that is read makes the bell shake too', async () => {
    await bell(page).click()
    await items(page).first().click()
    await expect(panel(page).getByText('Okunmadı')).toHaveCount(8)
    await page.keyboard.press('Escape')
    await expect(bell(page)).toHaveAccessibleName('Bildirimler, 8 okunmamış')
    await expect.poll(() => shakes(page)).toBe(2)
  })

  await test.step('who wants no motion gets none', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await isNotified(account, 1)
    await expect(bell(page)).toHaveAccessibleName('Bildirimler, 9+ okunmamış')
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await expect.poll(() => shakes(page)).toBe(2)
  })

  // @holds 2.46b
  await test.step("the header's dropdown says no number", async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(account.session.username) })
      .click()
    const entry = page.getByRole('navigation', { name: 'Hesap menüsü' }).getByRole('button', {
      name: /Bildirimler/,
    })
    await expect(entry).toHaveAccessibleName('Bildirimler')
  })
})

// @holds 2.47
test('Scenario: what is told while the panel is open stands first at once, and its detail slides in', async ({
  page,
}) => {
  await page.addInitScript(countAnimations)
  await page.setViewportSize(desktop)
  const account = await comesBack(page, 2)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/customer/readnotification')) asked += 1
  })
  await page.goto('/')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(items(page)).toHaveCount(2)
  const [amount = ''] = await isNotified(account, 1)
  await expect(items(page)).toHaveCount(3)
  await expect(items(page).first()).toContainText(amount)
  await showsAll(page, account)

  // @holds 2.50 2.52
  await test.step('the detail carries the name of the type and the moment on the reader’s clock', async () => {
    await items(page).first().focus()
    await page.keyboard.press('Enter')
    const detail = panel(page).getByRole('article')
    await expect(detail.getByRole('heading').first()).toHaveText('Para yatırma')
    await expect(detail).toContainText(amount)
    const told = detail.getByRole('time')
    const utc = new Date((await told.getAttribute('datetime')) ?? '')
    const here = new Date(utc.getTime() + 3 * 60 * 60 * 1000).toISOString()
    const [year, month, day] = here.slice(0, 10).split('-')
    await expect(told).toHaveText(`${day}.${month}.${year} ${here.slice(11, 16)}`)
    const slid = () => page.evaluate(() => (Reflect.get(globalThis, 'begun') as string[]).join(' '))
    await expect.poll(slid).toContain('slide-in')
  })

  // @holds 2.53
  await test.step('the arrow leads back to it; opened again, it is not marked again', async () => {
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('article')).toHaveCount(0)
    await expect(items(page).first()).toBeFocused()
    await expect(panel(page).getByText('Okunmadı')).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('article')).toBeVisible()
    expect(asked).toBe(1)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(bell(page)).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })

  // @holds 2.27
  test('Scenario: a pulse tells of the unread; the menu of the account opens them as a sheet from below', async ({
    page,
  }) => {
    await page.addInitScript(countAnimations)
    const account = await comesBack(page, 1)
    await page.goto('/dashboard')
    const user = page.getByRole('banner').getByRole('button', { name: 'Profil' })
    const pulse = user.locator('span')
    await expect(pulse).toHaveCount(1)
    await expect
      .poll(() => page.evaluate(() => (Reflect.get(globalThis, 'begun') as string[]).join(' ')))
      .toContain('pulse')
    await user.tap()
    const entry = page.getByRole('dialog', { name: 'Profil' }).getByRole('button', { name: /Bildirimler/ })
    await expect(entry).toContainText('1 okunmamış bildirim')
    await entry.tap()
    await expect(items(page)).toHaveCount(1)
    await settles(panel(page))
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 780 })
    await items(page).first().tap()
    await panel(page).getByRole('button', { name: 'Listeye dön' }).tap()
    await expect(panel(page).getByText('Okunmadı')).toHaveCount(0)
    await page.getByRole('dialog', { name: 'Bildirimler' }).getByRole('button', { name: 'Kapat' }).tap()
    await expect(panel(page)).toBeHidden()
    await expect(pulse).toHaveCount(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await isNotified(account, 1)
    await expect(pulse).toHaveCount(1)
    await expect.poll(() => pulse.evaluate((dot) => dot.getAnimations().length)).toBe(0)
  })
})

test('Scenario: what comes is told in a toast, its button below the words and after the cross leads to the list', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const account = await comesBack(page, 1)
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName('Bildirimler, 1 okunmamış')
  await isNotified(account, 1)
  const told = page.locator('output[data-kind=info]').last()
  const opens = told.getByRole('button', { name: 'Bildirimleri aç' })
  const [words, way] = [await told.locator('p').boundingBox(), await opens.boundingBox()]
  expect(way?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0))
  await told.getByRole('button', { name: 'Bildirimi kapat' }).focus()
  await page.keyboard.press('Tab')
  await expect(opens).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
})
