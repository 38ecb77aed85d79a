import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { test } from '../browser/test.ts'
import { bell, comesBack, isUpToDate, items, more, panel, showsAll } from '../browser/notifications-panel.ts'
import { allTold, isNotified } from '../browser/notified.ts'
import { opensConnected } from '../browser/hub-line.ts'

const call = '**/api/customer/notification'

test.use({ viewport: { width: 1280, height: 900 } })

async function holdTheLine(page: Page) {
  const lines: WebSocketRoute[] = []
  const { promise: stands, resolve: hasSpoken } = Promise.withResolvers<void>()
  let isCut = false
  await page.route('**/hub/frnotify**', (route) => (isCut ? route.abort() : route.fallback()))
  await page.routeWebSocket(/hub\/frnotify/, async (line) => {
    const hub = line.connectToServer()
    hub.onMessage((message) => {
      line.send(message)
      hasSpoken()
    })
    lines.push(line, hub)
    if (isCut) await line.close()
  })
  return {
    /** Resolves when the hub has sent its first message. */
    stands,
    async cut() {
      isCut = true
      for (const line of lines.splice(0)) await line.close()
    },
    mend() {
      isCut = false
    },
  }
}

/** Section 9: reconnects after 0, 2, 10 and 30 s. */
const untilItIsBack = { timeout: 45_000 }

test('Scenario: older notifications come a hundred at a time; a new one between two pages doubles and hides none', async ({
  page,
}) => {
  const account = await comesBack(page, 103)
  await opensConnected(page, '/')
  await bell(page).click()
  await expect(items(page)).toHaveCount(100)
  await isUpToDate(page)
  await isNotified(account, 2)
  await expect(items(page)).toHaveCount(102)
  await more(page).click()
  await expect(items(page)).toHaveCount(105)
  await expect(more(page)).toHaveCount(0)
  await showsAll(page, account)
})

test('Scenario: the connection is lost and comes back: nothing is doubled and nothing lost, beyond the first page too', async ({
  page,
  context,
}) => {
  const account = await comesBack(page, 102)
  const line = await holdTheLine(page)
  await page.goto('/')
  await line.stands
  await bell(page).click()
  await expect(items(page)).toHaveCount(100)
  await isUpToDate(page)
  await more(page).click()
  await expect(items(page)).toHaveCount(102)

  await test.step('what is told meanwhile, and what is read elsewhere, is there after the return', async () => {
    await line.cut()
    await isNotified(account, 3)
    const oldest = (await allTold(account)).at(-1)
    await account.ask('customer/readnotification', { id: [oldest] })
    expect(await items(page).count()).toBe(102)
    line.mend()
    await expect(items(page)).toHaveCount(105, untilItIsBack)
    await showsAll(page, account)
    await expect(panel(page).getByText('Okunmadı')).toHaveCount(104)
  })

  await test.step('one that is pushed while the list is asked for anew stands there once', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
    await page.route(call, async (route) => {
      const before = await route.fetch()
      isAsked()
      await held
      await route.fulfill({ response: before })
    })
    await context.setOffline(true)
    await expect(page.getByText('İnternet bağlantınız yok')).toBeVisible()
    await context.setOffline(false)
    await asked
    await isNotified(account, 1)
    await expect(items(page)).toHaveCount(106)
    release()
    await isUpToDate(page)
    await showsAll(page, account)
  })
})
