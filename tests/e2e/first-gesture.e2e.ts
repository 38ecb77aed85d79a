import { expect, type Page } from '@playwright/test'
import { settingsAre } from '../browser/settings.ts'
import { test, type Recorded } from '../browser/test.ts'
import { shownPopup } from '#charts/flows/given.ts'

test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })

const popup = (page: Page) => page.getByRole('dialog', { name: shownPopup.title ?? '' })
const gets = (walked: Recorded['flowsWalked'], state: string) =>
  expect.poll(() => walked.states.has(`popup.${state}`), state).toBe(true)

async function swipes(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.synthesizeScrollGesture', { x: 180, y: 600, yDistance: -200 })
}

const gestures: Record<string, (page: Page) => Promise<void>> = {
  'a key': (page) => page.keyboard.press('Tab'),
  'a tap': (page) => page.getByRole('main').tap({ position: { x: 1, y: 1 } }),
  'a wheel': (page) => page.mouse.wheel(0, 100),
  'a finger that scrolls': swipes,
}

test.beforeEach(async ({ page }) => {
  const json = { success: true, message: '', data: shownPopup }
  await page.route('**/api/cms/popup', (route) => route.fulfill({ json }))
})

for (const [gesture, makes] of Object.entries(gestures))
  test(`Scenario: the popup waits for a first gesture, and ${gesture} opens it`, async ({
    page,
    flowsWalked,
  }) => {
    const pictures: string[] = []
    page.on('request', (request) => request.url().includes('/popups/') && pictures.push(request.url()))
    await page.clock.install()
    await page.goto('/')
    await gets(flowsWalked, 'untouched')
    await page.clock.runFor(60_000)
    await expect(popup(page)).toHaveCount(0)
    expect(pictures).toEqual([])
    await makes(page)
    await expect(popup(page).locator('img')).toHaveJSProperty('complete', true)
    expect(pictures).toHaveLength(1)
  })

test('Scenario: a first key counts even before the popup has loaded', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/cms/popup', async (route) => {
    await held
    await route.fallback()
  })
  await page.clock.install()
  const asked = page.waitForRequest('**/api/cms/popup')
  await page.goto('/')
  await page.keyboard.press('Tab')
  await asked
  await page.clock.runFor(2_000)
  release()
  await expect(popup(page)).toBeVisible()
})

test('Scenario: nothing comes between a press and its click', async ({ page, flowsWalked }) => {
  await page.clock.install()
  await page.goto('/')
  await gets(flowsWalked, 'untouched')
  await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).hover()
  await page.mouse.down()
  await page.clock.runFor(60_000)
  await expect(popup(page)).toHaveCount(0)
  await page.mouse.up()
  await gets(flowsWalked, 'waiting')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Giriş Yap' })).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeVisible()
})

test('Scenario: what the first key has reached has the focus again when the popup is closed', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const reached = page.getByRole('link', { name: 'İçeriğe geç' })
  await expect(reached).toBeFocused()
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reached).toBeFocused()
})

test('Scenario: a first tap on a link leads to its page, and the popup comes once that page is there', async ({
  page,
  flowsWalked,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/cms/content*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).tap()
  await gets(flowsWalked, 'waiting')
  await expect(popup(page)).toHaveCount(0)
  release()
  await expect(popup(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Hakkımızda')
})

test('Scenario: a first tap that opens the live chat is not disturbed; the popup comes when the talk is closed', async ({
  page,
  flowsWalked,
}) => {
  await settingsAre(page, { chatid: 'lale' })
  await page.goto('/')
  await expect(page.locator('iframe[title="Canlı Destek"]')).toBeAttached()
  await page.getByRole('button', { name: 'Destek', exact: true }).tap()
  await gets(flowsWalked, 'waiting')
  await expect(page.getByRole('dialog', { name: 'Canlı Destek' })).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeVisible()
})
