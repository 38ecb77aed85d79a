import { expect, type Page } from '@playwright/test'
import { newPerson } from '../browser/person.ts'
import { settingsAre } from '../browser/settings.ts'
import { test } from '../browser/test.ts'
import { Account } from '../browser/account.ts'

const widths = [1200, 1280, 1366, 1440]
/** Section 5: a username has at most 30 letters. */
const longest = 30
const shortcuts = {
  telegram: 'https://t.me/lale',
  whatsapp: 'https://wa.me/90',
  livetv: 'https://tv.example/',
}

async function hasAll(page: Page): Promise<void> {
  await settingsAre(page, shortcuts)
  await page.route('**/api/user/balance', (route) =>
    route.fulfill({
      json: { success: true, message: '', data: { balance: 12_345_678.9, withdrawable: 12_345_678.8 } },
    }),
  )
}

/** Parts of the first row that touch each other, leave the window, or are cut off without an ellipsis. */
const faultsOfHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const seen = new Set(
      [...header.querySelectorAll('*')].filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
      ),
    )
    const all = [...seen].filter((element) => element.matches('a, button, label'))
    const boxes = all.map((element) => ({
      name: element.getAttribute('aria-label') ?? element.textContent,
      box: element.getBoundingClientRect(),
    }))
    const touching = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 0.5 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 0.5,
        )
        .map(({ name }) => `${one.name} touches ${name}`),
    )
    const out = boxes
      .filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth)
      .map(({ name }) => `${name} leaves the window`)
    const cut = [...seen]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => {
        const { overflowX, textOverflow, display } = getComputedStyle(element)
        return display !== 'inline' && overflowX !== 'visible' && textOverflow !== 'ellipsis'
      })
      .map((element) => `${element.textContent} is cut`)
    return [...touching, ...out, ...cut]
  })

for (const language of ['tr', 'en']) {
  for (const who of ['visitor', 'player']) {
    test(`Scenario: a ${who} finds the messengers and the live TV in the header, ${language}`, async ({
      page,
    }) => {
      await hasAll(page)
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      if (who === 'player') {
        const person = newPerson()
        person.username = person.username.padEnd(longest, 'w')
        const account = await Account.of(page, person)
        await account.comesBack()
      }
      await page.goto('/promotions')
      const banner = page.getByRole('banner')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        for (const address of Object.values(shortcuts)) {
          const shortcut = banner.locator(`a[href="${address}"]`)
          await expect(shortcut, `${address} at ${width}`).toBeVisible()
          await expect(shortcut).toBeInViewport({ ratio: 1 })
        }
        if (who === 'player') await expect(banner.getByText(/12[.,]345[.,]678[.,]90/)).toBeVisible()
        expect(await faultsOfHeader(page), `at ${width}`).toEqual([])
        const bar = banner.locator(':scope > div').first()
        expect((await bar.boundingBox())?.height, `one row at ${width}`).toBeLessThan(80)
      }
    })
  }
}

for (const height of [699, 800]) {
  test(`Scenario: the way out is in sight in the menu of the account, ${height} high`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height })
    const person = newPerson()
    await (await Account.of(page, person)).comesBack()
    await page.goto('/promotions')
    await page.getByRole('banner').getByRole('button', { name: person.username }).click()
    const out = page.getByRole('banner').getByRole('button', { name: 'Çıkış Yap' })
    await expect(out).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await page.goto('/dashboard/account')
    await expect(page.getByRole('complementary').getByRole('button', { name: 'Çıkış Yap' })).toBeInViewport({
      ratio: 1,
    })
  })
}
