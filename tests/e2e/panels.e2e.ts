import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { Player } from '../browser/player.ts'
import { Account } from '../browser/account.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.use({ viewport: { width: 360, height: 780 } })

/** Section 9: 20rem. */
const panelWidth = 320
/** Section 9: milliseconds from closing the profile panel until it is reset. */
const restoreWait = 800

const sideMenu = (page: Page) => page.getByRole('dialog', { name: 'Menü', exact: true })
const profile = (page: Page) => page.getByRole('dialog', { name: 'Profil', exact: true })
const opener = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

async function opens(page: Page, button: string, panel: Locator): Promise<void> {
  await opener(page, button).click()
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('link').first()).toBeVisible()
}

/** Escape closes the panel and returns the focus; a press beside it closes it. The page stays. */
async function closesByEscapeAndMask(
  page: Page,
  button: string,
  panel: Locator,
  beside: number,
): Promise<void> {
  const path = new URL(page.url()).pathname
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener(page, button)).toBeFocused()
  await opens(page, button, panel)
  await page.mouse.click(beside, 400)
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(path)
}

/** Section 9: 20rem wide, 150 ms. */
async function hasItsFigures(panel: Locator, side: 'left' | 'right'): Promise<void> {
  const x = side === 'left' ? 0 : 360 - panelWidth
  await expect.poll(() => panel.boundingBox()).toEqual({ x, y: 0, width: panelWidth, height: 780 })
  const motion = panel.evaluate((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element)
    return [transitionProperty.split(', ')[0], transitionDuration.split(', ')[0]]
  })
  expect(await motion).toEqual(['transform', '0.15s'])
}

// @holds 2.29 2.30b 2.32 F21 F38
test('Scenario: the side menu is 20rem wide, comes in 150 ms, and closes on Escape, beside it and on a way on', async ({
  page,
}) => {
  await page.goto('/promotions')
  const menu = sideMenu(page)
  await opens(page, 'Menüyü aç', menu)
  await hasItsFigures(menu, 'left')
  await expect(menu.getByRole('button', { name: 'Beni Arayın' })).toHaveCount(0)
  const language = menu.getByRole('combobox', { name: 'Dil seçin' })
  await expect(language.locator('option').first()).toHaveText('Dil seçin')
  await expect(language).toHaveValue('tr')
  await language.selectOption('en')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Live Casino' })).toBeVisible()
  await page.getByRole('dialog').getByRole('combobox').selectOption('tr')
  await expect(menu.getByRole('link', { name: 'Canlı Casino' })).toBeVisible()
  await closesByEscapeAndMask(page, 'Menüyü aç', menu, panelWidth + 20)
  await opens(page, 'Menüyü aç', menu)
  await menu.getByRole('link', { name: 'Bingo' }).click()
  await expect(page).toHaveURL('/casino/bingo')
  await expect(menu).toBeHidden()
})

// @holds 2.25 F39
test('Scenario: the profile panel is 20rem wide, comes in 150 ms, and closes on Escape, beside it and on a way on', async ({
  page,
}) => {
  const account = await Account.of(page, new Player(page).person)
  await account.comesBack()
  await page.goto('/promotions')
  const panel = profile(page)
  await opens(page, 'Profil', panel)
  await hasItsFigures(panel, 'right')
  await closesByEscapeAndMask(page, 'Profil', panel, 20)
  await opens(page, 'Profil', panel)
  await panel.getByRole('link', { name: 'Hesabım' }).click()
  await expect(page).toHaveURL('/dashboard/account')
  await expect(panel).toBeHidden()
})

// @holds 2.30
test('Scenario: a card of the side menu that leads nowhere closes it too: the call request opens', async ({
  page,
}) => {
  const account = await Account.of(page, new Player(page).person)
  await account.comesBack()
  await page.goto('/')
  const menu = sideMenu(page)
  await opens(page, 'Menüyü aç', menu)
  await menu.getByRole('button', { name: 'Beni Arayın' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Mesaj' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

// @holds F2
test('Scenario: the profile panel stays as it was left for 800 ms, then it is as it was at first', async ({
  page,
}) => {
  const account = await Account.of(page, new Player(page).person)
  await account.comesBack()
  await page.clock.install()
  await page.goto('/promotions')
  const panel = profile(page)
  const content = page.locator('dialog[aria-label="Profil"] nav')
  const lastEntry = panel.getByRole('link', { name: 'Oturum Geçmişi' })
  const scrolled = () => lastEntry.evaluate((entry) => entry.parentElement?.scrollTop)
  await opens(page, 'Profil', panel)
  await lastEntry.scrollIntoViewIfNeeded()
  await expect.poll(scrolled).toBeGreaterThan(0)
  await page.clock.pauseAt(Date.now() + 60_000)

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.clock.runFor(restoreWait - 1)
  await expect(content).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(content).toHaveCount(0)

  await opens(page, 'Profil', panel)
  await expect.poll(scrolled).toBe(0)
})

test('Scenario: the menu that is opened again while the next page is still arriving stays open', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/casino.bingo-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/promotions')
  const menu = sideMenu(page)
  await opens(page, 'Menüyü aç', menu)
  await menu.getByRole('link', { name: 'Bingo' }).click()
  await expect(menu).toBeHidden()
  await opens(page, 'Menüyü aç', menu)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Bingo', includeHidden: true })).toBeAttached()
  await expect(menu).toBeVisible()
})

/** Presses it; whether the next picture, which answers the press, waits for a panel to open or close. */
const isHeldUp = (button: Locator) =>
  button.evaluate(async (pressed) => {
    const before = Array.from(document.querySelectorAll('dialog:modal'))
    if (pressed instanceof HTMLElement) pressed.click()
    // What React renders in the task of the press is done in its microtasks.
    await new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))
    const after = Array.from(document.querySelectorAll('dialog:modal'))
    return before.length !== after.length || before[0] !== after[0]
  })

test('Scenario: a pressed button looks pressed before what it opens restyles the page', async ({ page }) => {
  const account = await Account.of(page, new Player(page).person)
  await account.comesBack()
  await page.goto('/promotions')
  const menu = opener(page, 'Menüyü aç')
  await menu.hover()
  await page.mouse.down()
  await expect(menu).toHaveCSS('opacity', '0.7')
  await page.mouse.up()
  await expect(sideMenu(page)).toBeVisible()
  expect(await isHeldUp(sideMenu(page).getByRole('button', { name: 'Kapat', exact: true }))).toBe(false)
  await expect(sideMenu(page)).toBeHidden()
  expect(await isHeldUp(opener(page, 'Profil'))).toBe(false)
  await expect(profile(page)).toBeVisible()
  expect(await isHeldUp(profile(page).getByRole('button', { name: /^Bildirimler/ }))).toBe(false)
  await expect(page.getByRole('dialog', { name: 'Bildirimler', exact: true })).toBeVisible()
  await expect(profile(page)).toBeHidden()
})
