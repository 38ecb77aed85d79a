import { expect, type Page } from '@playwright/test'
import type { Person } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import { opensHome } from './acts/gestures.ts'
import type { Tester } from './tester.ts'

export async function logsIn(page: Page, { language }: Tester, person: Person): Promise<void> {
  const site = new Site(page, language, person)
  await site.press('Giriş Yap', site.banner)
  await site.fill('Kullanıcı adı', person.username, site.dialog)
  await site.fill('Şifre', person.password, site.dialog)
  await site.press('Giriş Yap', site.dialog)
  await expect(site.button('Giriş Yap', site.banner)).toHaveCount(0)
}

/** In a browser that shares nothing with the page, as the person. */
export async function inAPrivateWindow(
  tester: Tester,
  person: Person,
  does: (page: Page) => Promise<void>,
): Promise<void> {
  const { language } = tester
  const context = await tester.page
    .context()
    .browser()
    ?.newContext({
      baseURL: process.env['BASE_URL'] ?? '',
      locale: language === 'tr' ? 'tr-TR' : 'en-GB',
      serviceWorkers: 'block',
    })
  if (!context) throw new Error('The page has no browser')
  try {
    const page = await context.newPage()
    await opensHome(page, `/?lang=${language}`, language === 'tr' ? 'Kapat' : 'Close')
    await logsIn(page, tester, person)
    await does(page)
  } finally {
    await context.close()
  }
}

/** A tab of the same browser: it shares the storage. */
export async function inAnotherTab(
  { page }: Tester,
  path: string,
  does: (tab: Page) => Promise<void>,
): Promise<void> {
  const tab = await page.context().newPage()
  try {
    await tab.goto(path)
    await does(tab)
  } finally {
    await tab.close()
  }
}
