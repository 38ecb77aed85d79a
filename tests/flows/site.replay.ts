import { expect } from '@playwright/test'
import type { StoredSession } from '#contract/auth.ts'
import type { siteMachine } from '#machines/site/site.machine.ts'
import type { SiteEffect, SiteInput } from '#machines/site/site.events.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Stage } from './driver/replay.ts'
import { isPatient } from './forms/form.ts'
import { formHands, sentCalls } from './forms/forms.ts'
import { depositMethods } from './site.games.ts'
import { Given } from './site.given.ts'
import { hands, hasArrived, isStarting, sizeOf, type Site } from './site.hands.ts'
import { logout, startUpCalls, worlds } from './site.worlds.ts'
import { logInButton, sees } from './site.sights.ts'

const [, , offer] = startUpCalls

const stored = ({ page }: Stage) => page.evaluate(() => localStorage.getItem('session'))

const effects: Site['effects'] = {
  'store the session': async (stage, params) => {
    const { session } = params as { session: StoredSession | null }
    await expect.poll(() => stored(stage)).toContain(session?.smsVerified ? '"smsVerified":true' : '"token"')
  },
  'clear the stored data': async (stage) => {
    await expect.poll(() => stored(stage)).toBeNull()
  },
  'go to': async (stage, params) => {
    await expect(stage.page).toHaveURL((params as { path: string }).path)
    await hasArrived(stage)
  },
  'go to the game': async (stage) => {
    await expect(stage.page).toHaveURL(/\/casino\/play\/./)
    await hasArrived(stage)
  },
  'leave the page of the game': async (stage) => {
    await expect(stage.page).not.toHaveURL(/\/casino\/play\/./)
    await hasArrived(stage)
  },
  'take the promotion out of the address': async ({ page }) => {
    await expect(page).not.toHaveURL(/promotion=/)
  },
  'load the new release': {
    unseen: { tr: 'yenilemeye yol açan adım onu bekler', en: 'the step that causes the reload waits for it' },
  },
  'reload the page': {
    unseen: {
      tr: 'yeniden açılan sayfa, zamanın geçtiği yerde beklenir',
      en: 'the page that begins anew is waited for where the time passes',
    },
  },
}

/** The path decides the offer: 0, unless it claims the bonus. */
const claims = ({ walked }: Stage) =>
  walked.path.steps.some(
    ({ event }) => (event['output'] as { next?: string } | undefined)?.next === 'nothing',
  )

/** Only then: the deposit page requests the methods, too, and must not wait. */
const asksOverTheGame = ({ walked }: Stage) =>
  walked.path.steps.some(({ event }) => event.type === 'deposit over the game')

/** In these starts the hub's messages are held. */
const hearsTheHub = ['a player', 'a player at the balance']

/** The clock is stopped so that the held request does not time out. */
async function standsStill(stage: Stage): Promise<void> {
  await expect(logInButton(stage)).toBeVisible()
  await stage.server.isAsked(offer)
  await stopTheClock(stage.page)
}

replay<typeof siteMachine, SiteEffect>('site', {
  open: async (stage) => {
    const { page, server, hub, walked } = stage
    const given = await Given.to(stage)
    const { session, screen } = walked.path.start.input as SiteInput
    await page.setViewportSize(sizeOf[screen])
    if (session !== null) await given.comesBackAs(session)
    await page.clock.install()
    await server.hold(logout)
    if (isStarting(stage)) await page.route('**/chat/lale*', () => undefined)
    if (asksOverTheGame(stage)) await server.hold(depositMethods)
    if (isPatient(stage)) await server.hold(...sentCalls)
    if (hearsTheHub.includes(walked.path.start.name)) await hub.hold()
    if (isStarting(stage)) await server.hold(...startUpCalls)
    else if (!claims(stage)) await server.hold(offer)
    await page.goto('/')
    // Toasts must work without network: their code is loaded first.
    await expect(page.getByRole('region', { name: 'Mesajlar' })).toBeAttached()
    if (isStarting(stage)) await standsStill(stage)
    else if (!claims(stage)) await server.say(offer, { success: true, message: '', data: 0 })
  },
  hands: { ...hands, ...formHands },
  worlds,
  sees,
  effects,
  atOnce: [
    'store the session',
    'clear the stored data',
    'go to',
    'go to the game',
    'leave the page of the game',
    'take the promotion out of the address',
  ],
})
