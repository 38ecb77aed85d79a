import { expect, type Page } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { gameKinds } from '#sandbox/contract/table.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/browser/axe.ts'
import { aviatorOf, tableOf } from '#tests/browser/launched.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Account } from '#tests/browser/account.ts'

/** The frame that the site leaves to a game: 1280 x 800 on a desktop, 360 x 780 on a phone. */
const frames = {
  desktop: { width: 1232, height: 588 },
  phone: { width: 360, height: 724 },
}

// No trace: the message of axe says what it has found.
test.use({ trace: 'off' })
test.setTimeout(240_000)

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const inEnglish = (address: string) => {
  const url = new URL(address)
  url.searchParams.set('language', 'en')
  return url.href
}

/** The button that costs money is the last one. */
const isWithinReach = async (page: Page) => {
  await expect(page.getByRole('main').getByRole('button').last()).toBeInViewport({ ratio: 1 })
}

/** Games have the dark theme only. */
async function isLookedAt(page: Page, look = expectAccessible): Promise<void> {
  for (const size of [frames.phone, frames.desktop]) {
    await page.setViewportSize(size)
    await look(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  }
}

/** Two tests with half of the kinds each, so that they run in parallel. */
const half = gameKinds.length / 2
for (const kinds of [gameKinds.slice(0, half), gameKinds.slice(half)])
  test(`Scenario: tables before anything is played, ${kinds.join(', ')}: the bet is within reach in both languages, and axe finds nothing`, async ({
    page,
  }) => {
    const account = await Account.of(page, newPerson())
    for (const kind of kinds)
      await test.step(kind, async () => {
        const address = await tableOf(account, kind)
        for (const each of [address, inEnglish(address)]) {
          await page.setViewportSize(frames.phone)
          await page.goto(each)
          await expect(page.getByRole('banner')).toContainText('₺0')
          await isWithinReach(page)
          await page.setViewportSize(frames.desktop)
          await isWithinReach(page)
          // The page does not scroll.
          const whole = () => page.evaluate(() => document.documentElement.scrollHeight)
          await expect.poll(whole).toBeLessThanOrEqual(frames.desktop.height)
        }
        await isLookedAt(page)
      })
  })

test('Scenario: Aviator and the page to check its rounds: both bets are within reach, and axe finds nothing', async ({
  page,
  baseURL,
}) => {
  const account = await Account.of(page, newPerson())
  const address = await aviatorOf(account, baseURL ?? '')
  for (const each of [inEnglish(address), address]) {
    for (const size of [frames.phone, frames.desktop]) {
      await page.setViewportSize(size)
      await page.goto(each)
      await isWithinReach(page)
    }
  }
  await isLookedAt(page)
  const check = page.getByRole('link', { name: 'Nasıl doğrulanır?' })
  await page.goto(new URL((await check.getAttribute('href')) ?? '', address).href)
  await expect(page.getByRole('term').first()).toBeVisible()
  await isLookedAt(page)
})

test('Scenario: addresses that lead to no game say so, and axe finds nothing', async ({ page }) => {
  const account = await Account.of(page, newPerson())
  const { origin, pathname } = new URL(await tableOf(account, 'slot'))
  const noSuchGame = /^(?:Böyle bir oyun yok|There is no such game)$/
  for (const path of [
    '/play/dt/%E0%A4%A',
    '/play/nobody/gul',
    `/play/dt/${'a'.repeat(500)}`,
    pathname,
    `${pathname}?token=%C5%9F`,
    '/play/egt/aviator',
    '/play/egt/aviator?token=&language=en',
    '/verify/egt/gul/1',
    '/sports/nobody',
    '/',
  ])
    await test.step(path, async () => {
      await page.goto(origin + path)
      await expect(page.getByRole('heading', { level: 1, name: noSuchGame })).toBeVisible()
    })
  await isLookedAt(page, expectAccessibleInBothThemes)
  await test.step('a token without a session', async () => {
    await page.goto(`${origin}${pathname}?token=nobody`)
    await expect(page.getByRole('heading', { name: 'Oyun oturumunuz sona ermiş' })).toBeVisible()
    await isLookedAt(page)
  })
  await test.step('a round that does not exist', async () => {
    await page.goto(`${origin}/verify/egt/aviator/${'9'.repeat(30)}`)
    await expect(page.getByText('Bu masada böyle bir tur yok.')).toBeVisible()
    await isLookedAt(page)
  })
  await test.step('the switches of faults', async () => {
    await page.goto(`${origin}/switches`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isLookedAt(page, expectAccessibleInBothThemes)
  })
})
