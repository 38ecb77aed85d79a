import { expect } from '@playwright/test'
import { liftAskedFor, noBreak } from '#charts/flows/breaks.given.ts'
import type { ExclusionEffect, exclusionMachine } from '#machines/exclusion/exclusion.machine.ts'
import { failureOf } from '#machines/failure.ts'
import { Account } from '../browser/account.ts'
import { lasts, stopTheClock } from '../browser/page-clock.ts'
import { tabTurnsAway, watchingEnds } from './driver/turn-tab.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Exclusion = Replay<typeof exclusionMachine, ExclusionEffect>

const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true })
const password = ({ page }: Stage) => page.getByLabel('Şifre', { exact: true })
const stored = ({ page }: Stage) => page.evaluate(() => localStorage.getItem('session'))
/** Milliseconds. */
const anotherLook = 60_000
const asks = 'Yeniden oynamak istiyorum'
const confirms = 'Yeniden oynamak istediğimi onaylıyorum'

const hands: Exclusion['hands'] = {
  'try again': (stage) => button(stage, 'Yeniden dene').click(),
  'choose the length': async (stage) => {
    await stage.page.getByLabel('Ne kadar süreyle', { exact: true }).selectOption('6')
    await button(stage, 'Onaya geç').click()
  },
  'choose another length': (stage) => button(stage, 'Başka bir süre seç').click(),
  'exclude me': async (stage) => {
    const isRight = stage.next?.type === 'xstate.done.actor.exclude the player'
    const { password: own } = stage.player.person
    await password(stage).fill(isRight ? own : `${own}-degil`)
    await button(stage, 'Onayla ve uzak kal').click()
  },
  'ask to lift': (stage) => button(stage, asks).click(),
  'confirm the lift': (stage) => button(stage, confirms).click(),
}

/** An exclusion lasts for months, and its way back takes days: the path says what the server would say. */
const worlds: Exclusion['worlds'] = {
  'ask for the standing is done': ({ server }, { output }) =>
    Object(output).break === null
      ? server.agree('protection/standing')
      : server.say('protection/standing', { success: true, message: '', data: output }),
  'ask for the standing fails': ({ server }, { error }) => server.fail('protection/standing', error),
  'exclude the player is done': async (stage) => {
    await stage.server.agree('protection/exclude')
    await expect.poll(() => stored(stage)).toContain('"kind":"exclusion"')
  },
  'exclude the player fails': async (stage, { error }) => {
    if (failureOf(error).kind !== 'refused') return stage.server.fail('protection/exclude', error)
    await stage.server.refuse('protection/exclude')
    await expect(password(stage)).toHaveAttribute('aria-invalid', 'true')
  },
  'ask to lift is done': ({ server }) =>
    server.say('protection/lift', {
      success: true,
      message: 'Talebiniz alındı. Bekleme süresi dolunca onaylayabilirsiniz.',
      data: liftAskedFor,
    }),
  'ask to lift fails': ({ server }, { error }) => server.fail('protection/lift', error),
  'lift the exclusion is done': async (stage) => {
    const message = 'Oyundan uzak kalmanız sona erdi. Yeniden oynayabilirsiniz.'
    await stage.server.say('protection/confirmlift', { success: true, message, data: noBreak })
    await expect.poll(() => stored(stage)).toContain('"break":null')
  },
  'break.may be over': tabTurnsAway,
  'another look is over': lasts(anotherLook),
  'watch the break is done': watchingEnds,
  'watch the break fails': watchingEnds,
  'lift the exclusion fails': ({ server }, { error }) => server.fail('protection/confirmlift', error),
}

const isExcluded = async ({ page }: Stage) => {
  await expect(page.getByRole('heading', { name: 'Oyundan uzak kalıyorsunuz' })).toBeVisible()
  await expect(page.getByRole('main').locator('button[aria-busy="true"]')).toHaveCount(0)
}

const sees: Exclusion['sees'] = {
  'asking for the standing': async (stage) => {
    await expect(button(stage, 'Onaya geç')).toHaveCount(0)
    await stage.server.isAsked('protection/standing')
  },
  unavailable: async ({ page, arrival }) => {
    await expect(page.getByRole('alert')).toContainText('Süreler yüklenemedi')
    await expect(page.getByRole('alert')).toContainText(arrival?.context.failure?.message ?? '')
  },
  'choosing the length': (stage) => expect(button(stage, 'Onaya geç')).toBeVisible(),
  confirming: async (stage) => {
    await expect(password(stage)).toBeEnabled()
    await expect(stage.page.getByText('Seçtiğiniz süre: 6 ay.')).toBeVisible()
  },
  excluding: async (stage) => {
    await expect(password(stage)).toBeDisabled()
    await expect(button(stage, 'Onayla ve uzak kal')).toHaveAttribute('aria-busy', 'true')
  },
  'excluded.resting': async (stage) => {
    await isExcluded(stage)
    await stage.server.isAsked('protection/standing', 0)
  },
  'excluded.looking': async (stage) => {
    await isExcluded(stage)
    await stage.server.isAsked('protection/standing')
  },
  'excluded.unanswered': async (stage) => {
    await isExcluded(stage)
    await stage.server.isAsked('protection/standing', 0)
  },
  'asking to lift': (stage) => expect(button(stage, asks)).toHaveAttribute('aria-busy', 'true'),
  lifting: (stage) => expect(button(stage, confirms)).toHaveAttribute('aria-busy', 'true'),
  'finding out': async (stage) => {
    await expect(stage.page.getByRole('heading', { name: 'Oyundan uzak kalıyorsunuz' })).toBeVisible()
    const isOpen = stage.arrival?.context.standing?.break?.lift?.open === true
    const busy = stage.page.getByRole('main').locator('button[aria-busy="true"]')
    await expect(busy).toHaveCount(isOpen ? 1 : 0)
    await stage.server.isAsked('protection/standing')
  },
  lifted: async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Yeniden oynayabilirsiniz' })).toBeVisible()
  },
}

const effects: Exclusion['effects'] = {}

replay<typeof exclusionMachine, ExclusionEffect>('exclusion', {
  open: async ({ page, player, server }) => {
    const account = await Account.of(page, player.person)
    await account.comesBack()
    await page.clock.install()
    await server.hold(
      'protection/standing',
      'protection/exclude',
      'protection/lift',
      'protection/confirmlift',
    )
    await page.goto('/dashboard/exclusion')
    await expect(page.getByRole('heading', { name: 'Oyundan Uzak Kal', level: 1 })).toBeVisible()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
})
