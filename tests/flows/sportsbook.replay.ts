import { expect, type Page } from '@playwright/test'
import type { SportsMessage } from '#contract/frame.ts'
import type { sportsbookMachine, SportsbookEffect } from '#machines/sportsbook/sportsbook.machine.ts'
import { Account } from '../browser/account.ts'
import { arrives, lasts, stopTheClock, timeOf } from '../browser/page-clock.ts'
import { Sportsbook } from '../browser/sportsbook.ts'
import { HeldFrames } from './driver/held-frames.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Book = Replay<typeof sportsbookMachine, SportsbookEffect>

const patience = 10_000
const frames = new WeakMap<Page, HeldFrames>()
/** Milliseconds, at most, between the request of the page and the stop of the clock. */
const gone = new WeakMap<Page, number>()
const renewals = new WeakMap<Page, Promise<unknown>>()

const matches = ({ page }: Stage) => new Sportsbook(page).frame.getByRole('list').first()
const isComing = ({ page }: Stage) => page.getByRole('img', { name: 'Spor bahisleri yükleniyor' })

const says =
  (command: SportsMessage['command']) =>
  ({ page }: Stage) =>
    new Sportsbook(page).frame
      .locator('body')
      .evaluate((_, said) => window.parent.postMessage({ command: said }, '*'), command)

const hands: Book['hands'] = {
  'try again': ({ page }) => page.getByRole('alert').getByRole('button', { name: 'Yeniden dene' }).click(),
}

const worlds: Book['worlds'] = {
  'book.loaded': async ({ page }) => frames.get(page)?.comes(),
  'book.login asked': says('login'),
  'book.deposit asked': says('deposit'),
  'book.balance changed': async (stage) => {
    renewals.set(stage.page, stage.page.waitForRequest('**/api/user/balance'))
    await says('balance')(stage)
  },
  'patience for the book is over': async (stage) => {
    const isFirst = stage.model === stage.walked.moments[0]?.state
    await lasts(patience, isFirst ? gone.get(stage.page) : 0)(stage)
  },
}

const sees: Book['sees'] = {
  coming: async (stage) => {
    await expect(isComing(stage)).toBeVisible()
    await expect(stage.page.getByRole('main').locator('iframe')).toHaveCount(1)
  },
  shown: async (stage) => {
    await arrives(matches(stage))
    await expect(isComing(stage)).toHaveCount(0)
    await expect(stage.page.getByRole('alert')).toHaveCount(0)
  },
  late: async ({ page }) => {
    await expect(page.getByRole('alert')).toContainText('Spor bahisleri yanıt vermiyor')
  },
}

replay<typeof sportsbookMachine, SportsbookEffect>('sportsbook', {
  open: async (stage) => {
    const { page, player, walked } = stage
    const held = new HeldFrames(page)
    frames.set(page, held)
    const { name } = walked.path.start
    if (name !== 'a visitor') {
      const account = await Account.of(page, player.person)
      if (name === 'a player with money') await account.paysIn(250)
      await account.comesBack()
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.clock.install()
    await held.hold()
    const begins = await timeOf(page)
    await page.goto('/spor')
    if (name === 'a player') await player.hasBalance('0,00')
    if (name === 'a player with money') await player.hasBalance('250,00')
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(1)
    await stopTheClock(page)
    gone.set(page, (await timeOf(page)) - begins)
  },
  hands,
  worlds,
  sees,
  effects: {
    'open the login': ({ page }) => expect(page.getByRole('dialog', { name: 'Giriş Yap' })).toBeVisible(),
    'open the deposit': ({ page }) => expect(page).toHaveURL('/dashboard/deposit'),
    'renew the balance': async ({ page }) => {
      await renewals.get(page)
    },
  },
})
