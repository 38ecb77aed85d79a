import { expect } from '@playwright/test'
import type { TimeOutEffect, timeOutMachine } from '#machines/time-out/time-out.machine.ts'
import { Account } from '../browser/account.ts'
import { lasts, stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'
import { tabTurnsAway, watchingEnds } from './driver/turn-tab.ts'

type TimeOut = Replay<typeof timeOutMachine, TimeOutEffect>

/** Milliseconds. */
const anotherLook = 60_000

const begins = ({ page }: Stage) => page.getByRole('button', { name: 'Arayı Başlat', exact: true })
const stored = ({ page }: Stage) => page.evaluate(() => localStorage.getItem('session'))

const hands: TimeOut['hands'] = {
  'try again': async ({ page }) => {
    await page.getByRole('button', { name: 'Yeniden dene' }).click()
  },
  'begin the break': async (stage) => {
    await begins(stage).click()
  },
}

const worlds: TimeOut['worlds'] = {
  'ask for the standing is done': ({ server }, { output }) =>
    Object(output).break === null
      ? server.agree('protection/standing')
      : server.say('protection/standing', { success: true, message: '', data: output }),
  'ask for the standing fails': ({ server }, { error }) => server.fail('protection/standing', error),
  'begin the break is done': async (stage) => {
    await stage.server.agree('protection/panic')
    await expect.poll(() => stored(stage)).toContain('"kind":"panic"')
  },
  'break.may be over': tabTurnsAway,
  'another look is over': lasts(anotherLook),
  'watch the break is done': watchingEnds,
  'watch the break fails': watchingEnds,
  'begin the break fails': ({ server }, { error }) => server.fail('protection/panic', error),
}

const isOnABreak = async ({ page }: Stage) => {
  await expect(page.getByRole('heading', { name: 'Oyuna ara verdiniz' })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Para Çek', exact: true }).last(),
  ).toBeVisible()
}

const sees: TimeOut['sees'] = {
  'asking for the standing': async (stage) => {
    await expect(begins(stage)).toHaveCount(0)
    await stage.server.isAsked('protection/standing')
  },
  unavailable: async ({ page, arrival }) => {
    await expect(page.getByRole('alert')).toContainText('Süreler yüklenemedi')
    await expect(page.getByRole('alert')).toContainText(arrival?.context.failure?.message ?? '')
  },
  'choosing the length': async (stage) => {
    await expect(stage.page.getByLabel('Süre', { exact: true })).toHaveValue('24')
    await expect(begins(stage)).not.toHaveAttribute('aria-busy', 'true')
  },
  beginning: async (stage) => {
    await expect(begins(stage)).toHaveAttribute('aria-busy', 'true')
  },
  'on a break.resting': async (stage) => {
    await isOnABreak(stage)
    await stage.server.isAsked('protection/standing', 0)
  },
  'on a break.looking': async (stage) => {
    await isOnABreak(stage)
    await stage.server.isAsked('protection/standing')
  },
  'on a break.unanswered': async (stage) => {
    await isOnABreak(stage)
    await stage.server.isAsked('protection/standing', 0)
  },
}

const effects: TimeOut['effects'] = {}

replay<typeof timeOutMachine, TimeOutEffect>('time-out', {
  open: async ({ page, player, server }) => {
    const account = await Account.of(page, player.person)
    await account.comesBack()
    await page.clock.install()
    await server.hold('protection/standing', 'protection/panic')
    await page.goto('/dashboard/break')
    await expect(page.getByRole('heading', { name: 'Ara Ver', level: 1 })).toBeVisible()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
})
