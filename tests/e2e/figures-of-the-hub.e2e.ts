import { expect, type Page, type Route, type WebSocketRoute } from '@playwright/test'
import { test } from '../browser/test.ts'
import { newPerson } from '../browser/person.ts'
import { Account } from '../browser/account.ts'
import { comesBackToTheNetwork, opensConnected } from '../browser/hub-line.ts'
import { pass, stopTheClock } from '../browser/page-clock.ts'

/** Section 9, the real-time client: milliseconds, and the number of redirects. */
const keepAlive = 15_000
const serverTimeout = 30_000
const longPoll = 100_000
const redirects = 100
/** A replay covers the first two. */
const lastDelays = [10_000, 30_000]

const ping = '{"type":6}\u001e'

async function playerComesBack(page: Page): Promise<void> {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  await page.clock.install()
}

// @holds F29 F30
test('Scenario: the page pings the hub after 15 s, and opens another line 30 s after its last word', async ({
  page,
}) => {
  const lines: WebSocketRoute[] = []
  let pings = 0
  let words = 0
  let silent = false
  await page.routeWebSocket(/hub\/frnotify/, (line) => {
    lines.push(line)
    const hub = line.connectToServer()
    hub.onMessage((message) => {
      if (silent || line !== lines.at(-1)) return
      words += 1
      line.send(message)
    })
    line.onMessage((message) => {
      if (message === ping) pings += 1
      hub.send(message)
    })
  })
  await playerComesBack(page)
  await opensConnected(page, '/promotions')
  await stopTheClock(page)
  // The connection opens while the clock stands, so its timers start from zero.
  words = 0
  pings = 0
  await comesBackToTheNetwork(page)
  await expect.poll(() => words).toBeGreaterThan(0)
  silent = true
  // The first ping belongs to the opening of the connection.
  await expect.poll(() => pings).toBe(1)
  pings = 0
  lines.at(-1)?.send(ping)
  const opened = lines.length

  await pass(keepAlive - 1)({ page })
  expect(pings).toBe(0)
  await pass(1)({ page })
  await expect.poll(() => pings).toBe(1)
  await pass(serverTimeout - keepAlive - 1)({ page })
  expect(lines).toHaveLength(opened)
  const opensAnother = async () => {
    await pass(1)({ page })
    return lines.length
  }
  await expect.poll(opensAnother, { intervals: [50] }).toBe(opened + 1)
})

// @holds F28
test('Scenario: a hub that stays away is tried again after 10 s and after 30 s, and then no more', async ({
  page,
}) => {
  const asked: Route[] = []
  await page.route('**/hub/frnotify/negotiate*', (route) => void asked.push(route))
  await playerComesBack(page)
  await page.goto('/promotions')
  await expect.poll(() => asked.length).toBe(1)
  const wayBack = page.getByRole('button', { name: 'Yeniden bağlan' })
  // The page shows this button from the third failure on.
  const turnsAway = async (attempt: number) => {
    await expect.poll(() => asked.length).toBe(attempt)
    await expect(wayBack).toHaveCount(0)
    if (attempt === 3) await stopTheClock(page)
    await asked.at(-1)?.abort()
  }
  for (const attempt of [1, 2, 3]) await turnsAway(attempt)
  for (const [place, delay] of lastDelays.entries()) {
    await expect(wayBack).toBeVisible()
    await pass(delay - 1)({ page })
    expect(asked).toHaveLength(3 + place)
    await pass(1)({ page })
    await turnsAway(4 + place)
  }
  await expect(wayBack).toBeVisible()
  await pass(2 * serverTimeout)({ page })
  expect(asked).toHaveLength(5)
})

// @holds F31 F72
test('Scenario: the page is sent on to another hub a hundred times and no more; a poll is held for 100 s and asked anew', async ({
  page,
}) => {
  const attempts: number[] = []
  const held: Route[] = []
  const { promise: stopped, resolve: standsStill } = Promise.withResolvers<void>()
  await page.route('**/hub/frnotify/negotiate*', async (route) => {
    const url = new URL(route.request().url())
    if (!url.searchParams.has('sent')) attempts.push(0)
    await stopped
    const times = (attempts.pop() ?? 0) + 1
    attempts.push(times)
    const isLast = attempts.length > 1 && times === redirects
    if (!isLast) {
      url.pathname = url.pathname.replace('/negotiate', '')
      url.searchParams.set('sent', 'on')
      return route.fulfill({ json: { url: url.href, accessToken: null } })
    }
    const reply = await route.fetch()
    const { availableTransports: all, ...rest } = await reply.json()
    const polls = (all as { transport: string }[]).filter(({ transport }) => transport === 'LongPolling')
    await route.fulfill({ response: reply, json: { ...rest, availableTransports: polls } })
  })
  let polls = 0
  await page.route(/hub\/frnotify\?/, async (route) => {
    if (route.request().method() === 'GET') polls += 1
    // The first two polls belong to the opening of the connection.
    if (polls > 2 && route.request().method() === 'GET') held.push(route)
    else await route.continue()
  })
  await playerComesBack(page)
  await page.goto('/promotions')
  await expect.poll(() => attempts.length).toBe(1)
  await stopTheClock(page)
  standsStill()
  // The next attempt follows at once, on the page's clock.
  const triesAgain = async () => {
    await pass(1)({ page })
    return attempts.length
  }
  await expect.poll(triesAgain, { intervals: [50] }).toBe(2)
  expect(attempts[0]).toBe(redirects)
  await expect.poll(() => held.length).toBe(1)
  expect(attempts).toEqual([redirects, redirects])

  await pass(longPoll - 1)({ page })
  expect(held).toHaveLength(1)
  await pass(1)({ page })
  await expect.poll(() => held.length).toBe(2)
})
