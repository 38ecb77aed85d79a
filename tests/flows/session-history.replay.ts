import { expect } from '@playwright/test'
import type {
  SessionHistoryEffect,
  sessionHistoryMachine,
} from '#machines/session-history/session-history.machine.ts'
import { Account } from '../browser/account.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type SessionHistory = Replay<typeof sessionHistoryMachine, SessionHistoryEffect>

/** Sessions per page. */
const atATime = 10
/** With the current session, one more than a page. */
const otherSessions = atATime

const sessions = ({ page }: Stage) => page.getByRole('list', { name: 'Oturumlar', exact: true })
const endings = (stage: Stage) => sessions(stage).getByRole('button', { name: /^Oturumu sonlandır/ })
const busyEnding = (stage: Stage) => endings(stage).and(stage.page.locator('[aria-busy=true]'))
const more = ({ page }: Stage) => page.getByRole('button', { name: 'Daha fazla göster' })

const hands: SessionHistory['hands'] = {
  'try again': async ({ page }) => {
    await page.getByRole('button', { name: 'Yeniden dene' }).click()
  },
  'show more': async (stage) => {
    await more(stage).click()
  },
  'end the session': async (stage) => {
    await endings(stage).first().click()
  },
}

const worlds: SessionHistory['worlds'] = {
  'load the sessions is done': async (stage) => {
    const isFirst = stage.model?.matches({ list: 'loading' }) === true
    await stage.server.agree('customer/sessions')
    await expect(sessions(stage).getByRole('listitem')).toHaveCount(isFirst ? atATime : otherSessions + 1)
    await expect(sessions(stage).getByText('Bu cihaz')).toHaveCount(isFirst ? 0 : 1)
    await expect(more(stage)).toHaveCount(isFirst ? 1 : 0)
  },
  'load the sessions fails': ({ server }, { error }) => server.fail('customer/sessions', error),
  'end the session is done': async (stage) => {
    const before = await endings(stage).count()
    await stage.server.agree('customer/endsession')
    await expect(endings(stage)).toHaveCount(before - 1)
    await expect(sessions(stage).getByText('Kapandı:')).toHaveCount(1)
  },
  'end the session fails': ({ server }, { error }) => server.fail('customer/endsession', error),
}

const sees: SessionHistory['sees'] = {
  'list.loading': async ({ page }) => {
    await expect(page.getByRole('list', { name: 'Oturumlar yükleniyor' })).toBeVisible()
  },
  'list.loaded': async (stage) => {
    await expect(sessions(stage).getByRole('listitem').first()).toBeVisible()
    await expect(more(stage).and(stage.page.locator('[aria-busy=true]'))).toHaveCount(0)
  },
  'list.loading more': async (stage) => {
    await expect(more(stage)).toHaveAttribute('aria-busy', 'true')
  },
  'list.unavailable': async ({ page, arrival }) => {
    await expect(page.getByRole('alert')).toContainText('Oturumlar yüklenemedi')
    await expect(page.getByRole('alert')).toContainText(arrival?.context.failure.message ?? '')
  },
  'ending.at rest': async (stage) => {
    await expect(busyEnding(stage)).toHaveCount(0)
  },
  'ending.ending the session': async (stage) => {
    await expect(busyEnding(stage)).toHaveCount(1)
  },
}

const effects: SessionHistory['effects'] = {}

replay<typeof sessionHistoryMachine, SessionHistoryEffect>('session history', {
  open: async ({ page, player, server }) => {
    const account = await Account.of(page, player.person)
    const { username, password } = player.person
    for (let others = 0; others < otherSessions; others += 1) {
      await account.ask('auth/login', { username, password })
    }
    await account.comesBack()
    await page.clock.install()
    await server.hold('customer/sessions', 'customer/endsession')
    await page.goto('/dashboard/session-history')
    await expect(page.getByRole('heading', { name: 'Oturum Geçmişi' })).toBeVisible()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
})
