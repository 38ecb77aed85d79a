import { expect, type Route } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { submit } from '#tests/browser/gestures.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import { Account } from '#tests/browser/account.ts'
import { fillIn, forms, valuesOf } from './form.ts'

/** Milliseconds until the site says that it still waits, and from then until it gives up. */
const untilItSaysSo = 4_000
const untilItGivesUp = 6_000

/** Calls that would tell the page of the ended session before the form does. */
const earlier = ['**/hub/**', '**/api/user/balance']

const unreachable = 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.'
const stillWorking = 'İşleminiz sürüyor. Yanıt gelmesi biraz zaman alıyor.'

for (const form of forms) {
  test(`Scenario: ${form.name}: a lost network and a slow server are told, and nothing typed is lost`, async ({
    page,
  }) => {
    const account = await Account.of(page, newPerson())
    const site = new Site(page, 'tr', form.name === 'registration' ? newPerson() : account.person)
    if (form.who === 'player') {
      await account.comesBack()
      for (const teller of earlier) await page.route(teller, (route) => route.abort())
    }
    await page.clock.install()
    await form.open(site)
    const typed = await fillIn(form, site)
    const isKept = () => expect.poll(() => valuesOf(site, Object.keys(typed))).toEqual(typed)
    const button = page.locator(':is(form button, button[form])[type=submit]')

    await test.step('the network is lost', async () => {
      await page.route(`**/api/${form.call}`, (route) => route.abort())
      await submit(site)
      await expect(site.toasts.filter({ hasText: unreachable })).toBeVisible()
      await expect(button).toBeEnabled()
      await isKept()
      await page.unroute(`**/api/${form.call}`)
    })

    await test.step('the server takes more than ten seconds', async () => {
      const held: Route[] = []
      await page.route(`**/api/${form.call}`, (route) => void held.push(route))
      await submit(site)
      await expect.poll(() => held.length).toBe(1)
      await page.clock.fastForward(untilItSaysSo)
      await expect(site.toasts.filter({ hasText: stillWorking })).toBeVisible()
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await page.clock.fastForward(untilItGivesUp)
      await expect(site.toasts.filter({ hasText: unreachable }).last()).toBeVisible()
      await expect(site.toasts.filter({ hasText: stillWorking })).toHaveCount(0)
      await expect(button).toBeEnabled()
      await isKept()
      await page.unroute(`**/api/${form.call}`)
    })

    if (form.who === 'visitor') return
    await test.step('the session has been ended elsewhere', async () => {
      await account.ask('auth/logout')
      await submit(site)
      await expect(site.toasts.filter({ hasText: /Oturumunuz sona erdi/ })).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(site.dialog).toBeHidden()
      await expect(site.button('Giriş Yap', site.banner)).toBeEnabled()
    })
  })
}
