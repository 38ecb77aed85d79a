import { expect } from '@playwright/test'
import { takePlainDocuments } from '../browser/plain-documents.ts'
import { test } from '../browser/test.ts'

// @holds 2.6 2.90
test('Scenario: the terms stand at /pages/1, the other pages beside them, in the language of the reader', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/pages/1')
  const title = page.getByRole('heading', { level: 1 })
  const menu = page.getByRole('navigation', { name: 'Sayfalar' })
  await expect(title).toHaveText('Genel Şartlar ve Koşullar')
  await expect(page.getByRole('article')).toContainText('en az 18 yaşında')
  await expect(menu.getByRole('link', { name: 'Genel Şartlar ve Koşullar' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(menu.getByRole('link')).toHaveCount(12)

  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await menu.getByRole('link', { name: 'Çerez Politikası' }).click()
  await expect(title).toHaveText('Çerez Politikası')
  await page.getByRole('article').getByRole('link', { name: 'Gizlilik Politikası' }).click()
  await expect(page).toHaveURL('/pages/2')
  await page.getByRole('banner').getByRole('combobox').selectOption('en')
  await expect(title).toHaveText('Privacy Policy')
  await expect(
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Betting Rules' }),
  ).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
})

test('Scenario: a page that did not come is asked for again; one that is not there is said to be missing', async ({
  page,
}) => {
  await takePlainDocuments(page.context())
  await page.route('**/api/cms/content?*', (route) => route.abort())
  await page.goto('/pages/5')
  await expect(page.getByRole('alert')).toContainText('Sayfa yüklenemedi')
  await page.unroute('**/api/cms/content?*')
  await page.getByRole('alert').getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sık Sorulan Sorular')
  for (const path of ['/pages/999', '/pages/terms']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu sayfayı bulamadık')
  }
})
