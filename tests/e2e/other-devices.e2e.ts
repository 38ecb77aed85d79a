import { expect, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { Player } from '../browser/player.ts'

const fresh = 'sabah-bahcesi'

async function isLoggedOut(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Oturumunuz sona erdi' })).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
}

test('Scenario: a player ends the session of another device, then changes the password', async ({
  page,
  browser,
  baseURL,
}) => {
  const here = new Player(page)
  await page.goto('/')
  await here.signsUp()
  await here.dialog.getByRole('button', { name: 'Kapat', exact: true }).click()
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'tr-TR' })
  const otherPage = await elsewhere.newPage()
  const there = new Player(otherPage, here.person)

  await test.step('logs in on another device and reads the account there', async () => {
    await otherPage.goto('/')
    await there.logsIn()
    await otherPage.goto('/dashboard/account')
    const facts = otherPage.getByRole('main').getByRole('definition')
    await expect(facts.filter({ hasText: /^Gülşah Işık$/ })).toBeVisible()
    await expect(facts.filter({ hasText: 'Doğrulanmadı' }).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/phone-verification',
    )
    await expect(otherPage.getByRole('main')).not.toContainText(here.person.email)
    await expect(otherPage.getByRole('main')).not.toContainText(here.person.personalNo)
  })

  await test.step('ends that session from the list', async () => {
    await page.goto('/dashboard/session-history')
    const sessions = page.getByRole('list', { name: 'Oturumlar' }).getByRole('listitem')
    await expect(sessions).toHaveCount(2)
    await expect(sessions.filter({ hasText: 'Bu cihaz' }).getByRole('button')).toHaveCount(0)
    await sessions
      .first()
      .getByRole('button', { name: /^Oturumu sonlandır/ })
      .click()
    await expect(sessions.first()).toContainText('Kapandı:')
    await isLoggedOut(otherPage)
  })

  await test.step('changes the password: the other device, logged in again, is out', async () => {
    await otherPage.reload()
    await there.logsIn()
    await page.goto('/dashboard/change-password')
    await page.getByLabel('Mevcut şifre', { exact: true }).fill(here.person.password)
    await page.getByLabel('Yeni şifre', { exact: true }).fill(fresh)
    await page.getByLabel('Yeni şifre (tekrar)', { exact: true }).fill(fresh)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Şifreniz değiştirildi' })).toBeVisible()
    await isLoggedOut(otherPage)
    await page.getByRole('link', { name: 'Oturumlarımı Gör' }).click()
    await expect(page.getByRole('list', { name: 'Oturumlar' }).getByRole('listitem')).toHaveCount(3)
  })

  await test.step('the new password opens the account there', async () => {
    await otherPage.reload()
    await new Player(otherPage, { ...here.person, password: fresh }).logsIn()
  })
  await elsewhere.close()
})
