import { expect, type Page } from '@playwright/test'
import { ownPlaces, places } from '#server/site/head/places.ts'
import { findBrowser, findWholeBrowser, launchOptions } from '../browser/find-browser.ts'
import { gameOf, pathOf } from '../browser/game.ts'
import { newPerson } from '../browser/person.ts'
import { Player } from '../browser/player.ts'
import { test } from '../browser/test.ts'
import { Account } from '../browser/account.ts'
import { opensConnected } from '../browser/hub-line.ts'

const executablePath = findWholeBrowser() ?? findBrowser()

test.use({
  launchOptions: {
    ...launchOptions,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** The headless shell has no back/forward cache and reports these reasons besides those of the page. */
const ofTheShell = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']
/** A busy machine is too slow to cache a page: then the page leaves again, so many times at most. */
const tooSlow = 'TimeoutPuttingInCache'
const tries = 3

/** Opens another document, goes back, and expects that the page comes from the back/forward cache. */
async function leavesAndReturns(page: Page, meanwhile = async () => {}): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  let reasons: string[] = []
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  const { pathname: path } = new URL(page.url())
  const walk = async () => {
    reasons = []
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
      location.assign('/api/docs')
    })
    await page.waitForURL('**/api/docs')
    await meanwhile()
    await page.evaluate(() => void setTimeout(() => history.back()))
    // A cached page fires no load event.
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await walk()
  for (let tried = 1; tried < tries && reasons.includes(tooSlow); tried++) await walk()
  const wasKept = await page.evaluate(() => Reflect.get(window, 'persisted') === true)
  const isShell = reasons.includes('BackForwardCacheDisabledForDelegate')
  expect({ path, wasKept, reasons: reasons.filter((reason) => !ofTheShell.includes(reason)) }).toEqual({
    path,
    wasKept: !isShell,
    reasons: [],
  })
}

const withFrames = ['/spor', '/livespor', '/esports']
/** It redirects. */
const leadsOn = '/casino/aviator'
const visited = [...Object.keys(places), '/pages/1'].filter(
  (path) => path !== leadsOn && !withFrames.includes(path),
)

for (const path of visited)
  test(`Scenario: a visitor leaves ${path} and comes back: the page is there at once, as it was`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('contentinfo').getByText('18+')).toBeVisible()
    await leavesAndReturns(page)
  })

async function signsUp(page: Page) {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  return { account, player: new Player(page, account.person) }
}

for (const path of ['/', '/casino/slot', '/pages/1', '/dashboard/deposit'])
  test(`Scenario: a player leaves ${path} and comes back: the page is there at once, and the balance moves by itself again`, async ({
    page,
  }) => {
    const { account, player } = await signsUp(page)
    await opensConnected(page, path)
    await player.hasBalance('0,00')
    const { promise: isBack, resolve } = Promise.withResolvers<void>()
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve()))
    await leavesAndReturns(page)
    await isBack
    await account.paysIn(70)
    await player.hasBalance('70,00')
  })

test('Scenario: a player leaves each page of the account and comes back to it', async ({ page }) => {
  test.slow()
  await signsUp(page)
  for (const path of ownPlaces.filter((each) => each.startsWith('/dashboard'))) {
    await opensConnected(page, path)
    await leavesAndReturns(page)
  }
})

test('Scenario: a player is paid while away, and comes back: the balance says so', async ({ page }) => {
  const { account, player } = await signsUp(page)
  await opensConnected(page, '/')
  await player.hasBalance('0,00')
  let paid = 0
  await leavesAndReturns(page, async () => {
    await account.paysIn(70)
    paid += 70
  })
  await player.hasBalance(`${paid},00`)
})

/** A page whose frame is still loading is not cached. */
async function hasLoaded(page: Page): Promise<void> {
  await expect(page.frameLocator('main iframe').getByRole('button').first()).toBeVisible()
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()))
}

for (const path of withFrames)
  test(`Scenario: a visitor leaves the sportsbook at ${path} and comes back to it`, async ({ page }) => {
    await page.goto(path)
    await hasLoaded(page)
    await leavesAndReturns(page)
  })

test('Scenario: a player leaves a game and comes back to it', async ({ page }) => {
  const { account } = await signsUp(page)
  await opensConnected(page, pathOf(await gameOf(account, 'dt')))
  await hasLoaded(page)
  await leavesAndReturns(page)
})
