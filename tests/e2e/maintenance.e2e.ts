import { expect } from '@playwright/test'
import { closedPage } from '#server/site/plain/pages.ts'
import { test } from '../browser/test.ts'

test('Scenario: during maintenance the page is dark or light as the device says, or as the player has chosen', async ({
  page,
}) => {
  const body = closedPage('tr')
  await page.route('/', (route) => route.fulfill({ status: 503, contentType: 'text/html', body }))
  const html = page.locator('html')
  const ground = () => html.evaluate((root) => getComputedStyle(root).backgroundColor)
  const choose = async (theme: string) => {
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.reload()
  }

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const night = await ground()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).not.toHaveCSS('background-color', night)
  const day = await ground()
  await choose('dark')
  await expect(html).toHaveCSS('background-color', night)
  await choose('device')
  await expect(html).toHaveCSS('background-color', day)
  await page.emulateMedia({ colorScheme: 'dark' })
  await choose('light')
  await expect(html).toHaveCSS('background-color', day)
})
