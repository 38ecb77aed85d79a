import { expect, type Page } from '@playwright/test'
import type { Notification, NotificationPage } from '#contract/notification.ts'
import type {
  NotificationsEffect,
  notificationsMachine,
} from '#machines/notifications/notifications.machine.ts'
import { Account } from '../browser/account.ts'
import { comesBackToTheNetwork, HubLine } from '../browser/hub-line.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Notifications = Replay<typeof notificationsMachine, NotificationsEffect>

const call = 'customer/notification'
const reading = 'customer/readnotification'

const lines = new WeakMap<Page, HubLine>()

const bell = ({ page }: Stage) => page.getByRole('banner').getByRole('button', { name: /^Bildirimler/ })
const panel = ({ page }: Stage) => page.getByRole('dialog', { name: 'Bildirimler' })
const item = (stage: Stage, id: number) => panel(stage).locator(`[data-id="${id}"]`)
const detail = (stage: Stage) => panel(stage).getByRole('article')
const renewing = (stage: Stage) => panel(stage).locator('ul[aria-busy=true]')
const marking = (stage: Stage) => panel(stage).locator('[data-id][aria-busy=true]')
const more = (stage: Stage) =>
  panel(stage).getByRole('button', { name: 'Daha fazla göster', includeHidden: true })

const hands: Notifications['hands'] = {
  'open the notification': async (stage, { id }) => {
    await item(stage, id as number).click()
  },
  'go back to the list': async (stage) => {
    await panel(stage).getByRole('button', { name: 'Listeye dön' }).click()
  },
  'show more': async (stage) => {
    await more(stage).click()
  },
  'try again': async (stage) => {
    await panel(stage).getByRole('button', { name: 'Yeniden dene' }).click()
  },
}

const isAsking = ({ model }: Stage) =>
  ['loading', 'catching up', 'loading more'].some((list) => model?.matches({ list }) === true)

const worlds: Notifications['worlds'] = {
  'hub.notified': async (stage, { notification }) => {
    lines.get(stage.page)?.tells(notification as Notification)
    await expect(item(stage, (notification as Notification).id)).toHaveCount(1)
  },
  'hub.connected': async (stage) => {
    if (isAsking(stage)) await stage.server.overtaken(call)
    await comesBackToTheNetwork(stage.page)
  },
  'panel.opened': async (stage) => {
    await stage.page.keyboard.press('Escape')
    await expect(panel(stage)).toBeHidden()
    await bell(stage).click()
  },
  'load the notifications is done': async (stage, { output }) => {
    const page = output as NotificationPage
    await stage.server.say(call, { success: true, message: '', data: page })
    for (const { id } of page.list) await expect(item(stage, id)).toHaveCount(1)
  },
  'load the notifications fails': ({ server }, { error }) => server.fail(call, error),
  'mark as read is done': async (stage) => {
    const unread = panel(stage).getByText('Okunmadı')
    const before = await unread.count()
    await stage.server.say(reading, { success: true, message: '' })
    await expect(unread).toHaveCount(before - 1)
  },
  'mark as read fails': async (stage, { error }) => {
    const unread = panel(stage).getByText('Okunmadı')
    const before = await unread.count()
    await stage.server.fail(reading, error)
    await expect(unread).toHaveCount(before)
  },
}

const sees: Notifications['sees'] = {
  'list.loading': async (stage) => {
    await expect(renewing(stage)).toHaveCount(1)
  },
  'list.catching up': async (stage) => {
    await expect(renewing(stage)).toHaveCount(1)
  },
  'list.loaded': async (stage) => {
    await expect(renewing(stage)).toHaveCount(0)
    await expect(more(stage).and(stage.page.locator('[aria-busy=true]'))).toHaveCount(0)
    await expect(panel(stage).getByRole('alert')).toHaveCount(0)
  },
  'list.loading more': async (stage) => {
    await expect(more(stage)).toHaveAttribute('aria-busy', 'true')
  },
  'list.unavailable': async (stage) => {
    const { list = [], failure } = stage.arrival?.context ?? {}
    const said = list.length > 0 ? 'Liste güncellenemedi' : (failure?.message ?? '')
    await expect(panel(stage).getByRole('alert')).toContainText(said)
  },
  'reading.in the list': async (stage) => {
    await expect(detail(stage)).toHaveCount(0)
  },
  'reading.in the detail': async (stage) => {
    await expect(detail(stage)).toBeVisible()
  },
  'marking.at rest': async (stage) => {
    await expect(marking(stage)).toHaveCount(0)
  },
  'marking.marking as read': async (stage) => {
    await expect(marking(stage)).toHaveCount(1)
  },
}

const effects: Notifications['effects'] = {}

/** The page requests the list when it opens and again when the hub connects: the paths begin after both. */
async function untilTheHubIsThere(page: Page, goes: () => Promise<unknown>): Promise<void> {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${call}`)) asked += 1
  })
  await page.route('**/negotiate**', async (route) => {
    await expect.poll(() => asked).toBe(1)
    await route.fallback()
  })
  await goes()
  await expect.poll(() => asked).toBe(2)
  await page.unroute('**/negotiate**')
}

replay<typeof notificationsMachine, NotificationsEffect>('notifications', {
  open: async (stage) => {
    const { page, player, server } = stage
    const account = await Account.of(page, player.person)
    await account.comesBack()
    lines.set(page, await HubLine.of(page))
    await page.clock.install()
    await server.hold(call, reading)
    await untilTheHubIsThere(page, () => page.goto('/'))
    await server.overtaken(call)
    await bell(stage).click()
    await expect(panel(stage)).toBeVisible()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
})
