import { expect } from '@playwright/test'
import { test } from '../browser/test.ts'
import { newPerson } from '../browser/person.ts'
import { Player } from '../browser/player.ts'
import { gameOf, pathOf } from '../browser/game.ts'
import { Account } from '../browser/account.ts'
import { takePlainDocuments } from '../browser/plain-documents.ts'

/** One rem, in pixels. */
const rem = 16

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 780 }

/** Section 9. */
const prefix = '90'
/** Section 9: mobile platform id 2, desktop 1. */
const platforms = [
  { size: desktop, platform: 1 },
  { size: phone, platform: 2 },
]

// A browser with neither of the site's languages. Section 9: the default is Turkish.
test.use({ viewport: desktop, locale: 'de-DE' })

/** Section 9: notification fetch take 100 skip 0, top winners count 40; section 2: their list is about 16.5rem high at most. */
// @holds 2.91b F49 F53 F54
test('Scenario: the home page asks for a hundred notifications and forty winners, and their list is 16.5rem high', async ({
  page,
}) => {
  const asked = new Map<string, unknown>()
  page.on('request', (request) => {
    asked.set(new URL(request.url()).pathname, request.method() === 'POST' && request.postDataJSON())
  })
  const winner = { image: '', game: 'Gül', name: 'Ay***', amount: 10, currencySymbol: '₺' }
  const data = Array.from({ length: 40 }, () => winner)
  await takePlainDocuments(page.context())
  await page.route('**/api/transaction/topwinners', (route) =>
    route.fulfill({ json: { success: true, message: '', data } }),
  )
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  await page.goto('/')
  const list = page.getByRole('list', { name: 'Çok kazananlar' })
  await expect(list.getByRole('listitem')).toHaveCount(40)
  await expect.poll(async () => Math.round((await list.boundingBox())?.height ?? 0)).toBe(16.5 * rem)
  expect(asked.get('/api/transaction/topwinners')).toEqual({ isLive: false, count: 40 })
  await expect.poll(() => asked.get('/api/customer/notification')).toEqual({ skip: 0, take: 100 })
})

// @holds F70 F71
test('Scenario: a game is asked for as platform 1 on a desktop, and as platform 2 on a phone', async ({
  page,
}) => {
  const call = '**/api/casino/hub88launchurl'
  // The call stays unanswered: only its request matters.
  await page.route(call, () => undefined)
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  const path = pathOf(await gameOf(account, 'hub88'))
  for (const { size, platform } of platforms) {
    await page.setViewportSize(size)
    const asked = page.waitForRequest(call)
    await page.goto(path)
    if (size === phone) await page.getByRole('button', { name: 'Oyna', exact: true }).click()
    expect((await asked).postDataJSON()).toMatchObject({ platform, language: 'tr' })
  }
})

/** Section 9: prefix 90 with ten digits, country 235, currency 1, birth on 01-01-1970. */
// @holds 2.63b F66 F67 F68 F69
test('Scenario: whoever signs up is of country 235 and currency 1, and the number has the prefix 90', async ({
  page,
}) => {
  const player = new Player(page)
  const sent = page.waitForRequest('**/api/auth/register')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await player.opensSignUp()
  const born = (part: string) => player.dialog.getByPlaceholder(part, { exact: true })
  await expect(born('01')).toHaveCount(2)
  await expect(born('1970')).toHaveCount(1)
  await player.fillsInSignUp()
  await player.dialog.getByRole('button', { name: 'Üye Ol', exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    country: 235,
    currencyId: 1,
    phone: `${prefix}${player.person.phone}`,
  })
})
