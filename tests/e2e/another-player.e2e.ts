import { expect, type Page, type Route } from '@playwright/test'
import { newPerson } from '#tests/browser/person.ts'
import { Player } from '#tests/browser/player.ts'
import { test } from '#tests/browser/test.ts'
import { Account } from '#tests/browser/account.ts'
import { storeElsewhere } from '#tests/flows/site.worlds.ts'

const nameOf = (page: Page, { person }: Account) =>
  page.locator('dl', { hasText: 'E-posta' }).getByText(person.username)

async function twoPlayers(page: Page) {
  const [before, now] = [await Account.of(page, newPerson()), await Account.of(page, newPerson())]
  const comes = () => storeElsewhere(page, { ...now.session, fingerprint: now.fingerprint })
  return { before, now, comes }
}

test('Scenario: another player signs in in another tab: the request of the first one is aborted and what the page shows is the second one’s, who stays signed in', async ({
  page,
}) => {
  const { before, now, comes } = await twoPlayers(page)
  await before.comesBack()
  const { promise: asked, resolve: hold } = Promise.withResolvers<Route>()
  await page.route('**/api/customer/profile', hold, { times: 1 })
  await page.goto('/dashboard/account')
  const late = await asked
  // A request that nobody aborts fails after 10 s as well.
  const givenUp = page.waitForEvent('requestfailed', {
    predicate: (request) => request === late.request(),
    timeout: 5_000,
  })
  await comes()
  await givenUp
  await before.ask('auth/logout')
  await expect(page.getByRole('banner')).toContainText(now.person.username)
  await expect(nameOf(page, now)).toBeVisible()
  await expect(new Player(page).toast(/Oturumunuz sona erdi/)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toContain(now.session.token)
})

test('Scenario: another player signs in in another tab: the account page shows nothing of the first one', async ({
  page,
}) => {
  const { before, now, comes } = await twoPlayers(page)
  await before.comesBack()
  await page.goto('/dashboard/account')
  await expect(nameOf(page, before)).toBeVisible()
  const { promise: asked, resolve: hold } = Promise.withResolvers<Route>()
  await page.route('**/api/customer/profile', hold, { times: 1 })
  await comes()
  const answer = await asked
  await expect(nameOf(page, before)).toHaveCount(0)
  await answer.continue()
  await expect(nameOf(page, now)).toBeVisible()
})

test('Scenario: another player signs in in another tab: the payments of the first one are gone from the page', async ({
  page,
}) => {
  const { before, now, comes } = await twoPlayers(page)
  await before.paysIn(75)
  await before.comesBack()
  await page.goto('/dashboard/financial-activities')
  await expect(page.getByRole('main').getByText('₺75,00').first()).toBeVisible()
  await comes()
  await expect(page.getByRole('banner')).toContainText(now.person.username)
  await expect(page.getByText('Burada gösterilecek bir para yatırma veya çekme işlemi yok.')).toBeVisible()
  await expect(page.getByText('₺75,00')).toHaveCount(0)
})
