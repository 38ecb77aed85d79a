import { expect, type Page } from '@playwright/test'
import { flows } from '#machines/flows.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '../browser/axe.ts'
import { buildFlowsPage, smallestLetters } from '../browser/flows-page.ts'
import { test } from '../browser/test.ts'

// One worker: the page is built once.
test.describe.configure({ mode: 'default' })

let address = ''
test.beforeAll(() => {
  address = buildFlowsPage()
})

const chartOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const regionsOf = (page: Page) => page.getByRole('navigation', { name: 'Çizelgenin bölgeleri' })
const current = (page: Page, state: string) => page.locator(`.state.mark-current[data-state="${state}"]`)

/** All of it, but for what the browser rounds. */
const whole = { ratio: 0.999 }

test('Scenario: the page of the flows, built and opened from disk, is searched, tried and shared', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(address)
  await expect(page.getByRole('link', { name: /§/ })).toHaveCount(Object.keys(flows).length)
  await page.keyboard.press('/')
  await page.keyboard.type('kod soruluyor')
  await page
    .getByRole('button', { name: /^Kod soruluyor asking for the code$/ })
    .first()
    .click()
  const chart = page.getByRole('group', { name: 'Şifre yenileme' })
  await expect(chart.getByRole('button', { name: 'Kod soruluyor', pressed: true })).toBeInViewport()
  await expect(page.getByRole('tabpanel')).toContainText('4.18 Şifre yenileme')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Stately ve Mermaid için metin' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'İndir: Stately (TypeScript)' }).click()
  expect((await saved).suggestedFilename()).toBe('recovery.ts')

  await page.getByRole('tab', { name: 'Dene' }).click()
  await page.getByRole('button', { name: /^Kişi .*send the code/ }).click()
  await page.getByRole('button', { name: /^Sunucu (Sunucu )?olumlu yanıt verir/ }).click()
  await expect(chart.locator('.state.mark-current[data-state="recovery.asking for the code"]')).toBeVisible()
  await page.getByRole('button', { name: 'Geri', exact: true }).click()
  await expect(chart.locator('.state.mark-current[data-state="recovery.sending the code"]')).toBeVisible()
  await page.getByRole('button', { name: 'İleri' }).click()
  await expect(chart.locator('.state.mark-current[data-state="recovery.asking for the code"]')).toBeVisible()

  const shared = await context.newPage()
  await shared.emulateMedia({ colorScheme: 'light' })
  await shared.goto(page.url())
  await expect(shared.locator('.state.mark-current[data-state="recovery.asking for the code"]')).toBeVisible()
  await shared.getByRole('combobox', { name: 'Dil' }).selectOption('en')
  await expect(shared.getByRole('heading', { level: 1 })).toContainText('Recovery of the password')
  await expectAccessible(shared)
})

test('Scenario: the chart of the site is read region by region, and follows the walk', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${address}#/site`)
  await expect(chartOf(page, 'Site: Açılış')).toBeVisible()
  await expect(regionsOf(page).getByRole('link')).toHaveCount(10)
  await expect(current(page, 'site.start-up.starting')).toBeInViewport(whole)
  expect(await smallestLetters(page)).toBeGreaterThanOrEqual(11)

  await test.step('an event that moves another region leads there', async () => {
    await page.locator('[data-event="xstate.done.actor.start-up"]').first().click()
    await expect(current(page, 'site.start-up.started')).toBeInViewport(whole)
    await page.locator('[data-event="log in"]').click()
    await expect(chartOf(page, 'Site: Pencere')).toBeVisible()
    await expect(current(page, 'site.dialog.login')).toBeInViewport(whole)
    await expect(regionsOf(page).getByRole('link', { name: /^Pencere Giriş/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  await test.step('a region that is chosen by key stays while it moves, and is shared', async () => {
    await regionsOf(page)
      .getByRole('link', { name: /^Formlar/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(chartOf(page, 'Site: Formlar')).toBeVisible()
    await page.locator('[data-event="sign up"]').first().click()
    await expect(chartOf(page, 'Site: Formlar')).toBeVisible()
    await expect(current(page, 'site.forms.login.none')).toBeInViewport(whole)
    await expectAccessibleInBothThemes(page)
    const shared = await context.newPage()
    await shared.goto(page.url())
    await expect(chartOf(shared, 'Site: Formlar')).toBeVisible()
    await expect(current(shared, 'site.forms.registration.running.idle')).toHaveCount(1)
    await shared.close()
  })

  await test.step('a state that is searched for opens its region, as its link does', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('side menu open')
    await page.getByRole('button', { name: 'Yan menü açık' }).click()
    const found = chartOf(page, 'Site: Menüler').getByRole('button', { name: 'Yan menü açık', pressed: true })
    await expect(found).toBeInViewport()
    await page.reload()
    await expect(found).toBeInViewport()
  })

  await test.step('what else an event leads to is one press away', async () => {
    await page.goto(`${address}#/site?state=dialog`)
    const dialog = page.locator('li[data-chosen]')
    await dialog.getByRole('button', { name: /session\.expired/ }).click({ timeout: 20_000 })
    const elsewhere = page.getByRole('list', { name: 'Aynı olay, başka bölgelerde' })
    await elsewhere
      .getByRole('button', { name: /^Kim var: Oyuncu/ })
      .first()
      .click({ timeout: 20_000 })
    await expect(chartOf(page, 'Site: Kim var')).toBeVisible()
  })

  await regionsOf(page).getByRole('link', { name: 'Çizelgenin tamamı' }).click()
  await expect(chartOf(page, 'Site').locator('.state')).toHaveCount(await statesOfSite(page))
  await expect(chartOf(page, 'Site')).toBeInViewport({ ratio: 0.99 })
})

/** As the list beside the chart has them. */
async function statesOfSite(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'Durumlar' }).click()
  return page.getByRole('tabpanel').locator('li > button:not(ul ul *)').count()
}

test('Scenario: a flow opens by each of its names, and an unknown name gets a message', async ({ page }) => {
  for (const name of [
    'phone-verification',
    'phone verification',
    'phone%20verification',
    'Phone-Verification',
  ]) {
    await page.goto(`${address}#/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Telefon doğrulama')
    await page.goto(`${address}#/phone`)
    await expect(page.getByRole('alert')).toHaveText(
      'Bu bağlantının gösterdiği akış yok. Listeden birini seçin.',
    )
  }
  await page.goto(`${address}#/recovery?state=nowhere`)
  await expect(page.getByRole('alert')).toContainText('bu çizelgede yok')
})
