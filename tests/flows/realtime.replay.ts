import { expect } from '@playwright/test'
import type { realtimeMachine, RealtimeEffect } from '#machines/realtime/realtime.machine.ts'
import { Account } from '../browser/account.ts'
import { lasts, pass, stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Effect = RealtimeEffect | 'report the connection' | 'report the ended session' | 'pass the message on'
type Realtime = Replay<typeof realtimeMachine, Effect>

const list = 'customer/notification'
const paidIn = 75

interface Given {
  account: Account
  /** Messages of the page's errors. */
  faults: string[]
}
const given = new WeakMap<Stage['page'], Given>()
const givenTo = ({ page }: Stage): Given => {
  const known = given.get(page)
  if (!known) throw new Error('Nobody has signed up')
  return known
}

const notice = ({ page }: Stage) => page.getByRole('main').getByRole('alert')
const wayBack = ({ page }: Stage) => page.getByRole('button', { name: 'Yeniden bağlan' })
const attemptsOf = ({ arrival }: Stage) => (arrival?.context.attempt ?? 0) as number

const hands: Realtime['hands'] = {
  'connect again': (stage) => wayBack(stage).click(),
}

const never = (why: string) => () => Promise.reject(new Error(why))

const turns = (page: Stage['page'], type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => {
    dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
  }, type)

const waits = (milliseconds: number) => (stage: Stage) => {
  const stays = async () => {
    stage.hub.isLeftAlone()
    await stage.stays()
  }
  return lasts(milliseconds)({ ...stage, stays })
}

const worlds: Realtime['worlds'] = {
  'network.lost': async ({ page, hub }) => {
    await page.context().setOffline(true)
    await expect(page.getByText('İnternet bağlantınız yok')).toBeVisible()
    await hub.givesUp()
  },
  'network.returned': ({ page }) => page.context().setOffline(false),
  // Playwright cannot follow a page in the back/forward cache: tests/e2e/back-forward.e2e.ts does.
  'page.put away': async ({ page, hub }) => {
    await turns(page, 'pagehide')
    await hub.givesUp()
  },
  'page.returned': ({ page }) => turns(page, 'pageshow'),
  'hub.connected': ({ hub }) => hub.connects(),
  'hub.closed': ({ hub }) => hub.breaks(),
  'hub.turned away': async (stage) => {
    await givenTo(stage).account.ask('auth/logout')
    await stage.hub.turnsAway()
  },
  'hub.message': async (stage) => {
    await givenTo(stage).account.paysIn(paidIn)
    await stage.hub.passesOn('Notification')
  },
  'hub.invalid message': ({ hub }, { command }) => {
    hub.says(String(command), { id: 'no number' })
    return Promise.resolve()
  },
  // Section 9.
  'first wait is over': pass(0),
  'second wait is over': waits(2_000),
  'third wait is over': waits(10_000),
  'last wait is over': waits(30_000),
  'hold the connection is done': never('A connection is held until somebody leaves it'),
  'hold the connection fails': never('A failure to connect is reported, not thrown'),
  'watch the network is done': never('The network is watched as long as the page is there'),
  'watch the network fails': never('A browser knows whether there is a network'),
  'watch the page is done': never('The page is watched as long as it is there'),
  'watch the page fails': never('A page hears when it is put away'),
}

/** Short losses are not shown. */
const toldOfTheLoss = async (stage: Stage, isIdle: boolean) => {
  const isLong = attemptsOf(stage) > 2
  await expect(notice(stage)).toHaveCount(isLong ? 1 : 0)
  await expect(wayBack(stage)).toHaveCount(isLong && isIdle ? 1 : 0)
}

const sees: Realtime['sees'] = {
  offline: async (stage) => {
    await expect(notice(stage)).toContainText('İnternet bağlantınız yok')
  },
  'put away': async (stage) => {
    stage.hub.isLeftAlone()
    await expect(notice(stage)).toHaveCount(0)
  },
  'holding the connection.connecting': async (stage) => {
    await stage.hub.isAsked()
    await toldOfTheLoss(stage, false)
  },
  'holding the connection.connected': async (stage) => {
    await stage.hub.isOpen()
    await expect(notice(stage)).toHaveCount(0)
  },
  'waiting to reconnect': (stage) => toldOfTheLoss(stage, true),
  stopped: async (stage) => {
    if (attemptsOf(stage) > 0) return toldOfTheLoss(stage, true)
    await expect(stage.page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })).toBeVisible()
  },
}

const effects: Realtime['effects'] = {
  /** What was missed is requested again. */
  'report the connection': async ({ server }) => {
    await expect.poll(() => server.timesAsked(list)).toBeGreaterThan(1)
  },
  'report the ended session': async ({ page, player }) => {
    await expect(player.toast(/Oturumunuz sona erdi/)).toHaveCount(1)
    await expect(page).toHaveURL('/')
  },
  'pass the message on': async ({ page }) => {
    await expect(page.getByRole('banner').getByRole('button', { name: /^Bildirimler, \d/ })).toBeVisible()
  },
  'log the invalid message': async (stage) => {
    await expect.poll(() => givenTo(stage).faults).toEqual(['Invalid payload: Notification'])
  },
}

// @holds F27
replay<typeof realtimeMachine, Effect>('realtime', {
  open: async (stage) => {
    const { page, player, server, hub } = stage
    const account = await Account.of(page, player.person)
    const faults: string[] = []
    given.set(page, { account, faults })
    page.on('pageerror', ({ message }) => faults.push(message))
    await account.comesBack()
    await page.clock.install()
    await hub.hold()
    await server.hold(list)
    await page.goto('/')
    await player.hasBalance('0,00')
    await server.agree(list)
    await hub.isAsked()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
  atOnce: ['report the connection', 'pass the message on', 'log the invalid message'],
})
