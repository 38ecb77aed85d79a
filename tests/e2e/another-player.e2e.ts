import { expect, type Route } from '@playwright/test'
import { newPerson } from '#tests/browser/person.ts'
import { Player } from '#tests/browser/player.ts'
import { test } from '#tests/browser/test.ts'
import { Account } from '#tests/browser/account.ts'
import { storeElsewhere } from '#tests/flows/site.worlds.ts'

test('Scenario: another player signs in in another tab: the request of the first one is aborted, the second one stays signed in', async ({
  page,
}) => {
  const before = await Account.of(page, newPerson())
  const now = await Account.of(page, newPerson())
  await before.comesBack()
  const { promise: asked, resolve: hold } = Promise.withResolvers<Route>()
  await page.route('**/api/customer/profile', hold, { times: 1 })
  await page.goto('/dashboard/account')
  const late = await asked
  const givenUp = page.waitForEvent('requestfailed', (request) => request === late.request())
  await storeElsewhere(page, { ...now.session, fingerprint: now.fingerprint })
  await givenUp
  await before.ask('auth/logout')
  await expect(page.getByRole('banner')).toContainText(now.person.username)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(new Player(page).toast(/Oturumunuz sona erdi/)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toContain(now.session.token)
})

test('Scenario: another player signs in in another tab: the payments of the first one are gone from the page', async ({
  page,
}) => {
  const before = await Account.of(page, newPerson())
  const now = await Account.of(page, newPerson())
  await before.paysIn(75)
  await before.comesBack()
  await page.goto('/dashboard/financial-activities')
  await expect(page.getByRole('main').getByText('₺75,00').first()).toBeVisible()
  await storeElsewhere(page, { ...now.session, fingerprint: now.fingerprint })
  await expect(page.getByRole('banner')).toContainText(now.person.username)
  await expect(page.getByText('Burada gösterilecek bir para yatırma veya çekme işlemi yok.')).toBeVisible()
  await expect(page.getByText('₺75,00')).toHaveCount(0)
})
