import { expect } from '@playwright/test'
import type { StoredSession } from '#contract/auth.ts'
import { shownForms, type ShownForm } from '#machines/sent-form.ts'
import type { siteMachine } from '#machines/site/site.machine.ts'
import type { SiteEffect, SiteInput } from '#machines/site/site.events.ts'
import { wordsOf } from '#charts/flows/flows.ts'
import { playedGame } from '#charts/flows/casino.given.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { placesOf } from 'statechart-replay'
import { tooShortToSee } from 'statechart-replay'
import { replay, type Sight, type Stage } from './driver/replay.ts'
import { isPatient } from './forms/form.ts'
import { formHands, formSights, sentCalls } from './forms/forms.ts'
import { depositMethods } from './site.games.ts'
import { Given } from './site.given.ts'
import {
  accountButton,
  banner,
  firstPromotion,
  hands,
  hasArrived,
  isStarting,
  sizeOf,
  type Site,
} from './site.hands.ts'
import { logout, startUpCalls, worlds } from './site.worlds.ts'

const [, , offer] = startUpCalls

/** Dialogs of the site; panels have no heading of their own. */
const dialogs = ({ page }: Stage) => page.locator('dialog[open][aria-labelledby]')
const panel = ({ page }: Stage, name: string) => page.locator(`dialog[open][aria-label="${name}"]`)
/** The code does not arrive; the methods of a deposit are an answer, not code. */
const isMissed = ({ next }: Stage) =>
  next?.type.startsWith('xstate.error.actor.') === true && !next.type.endsWith('load the deposit methods')

const isComing = ({ page }: Stage) =>
  expect(page.getByRole('progressbar', { name: 'Yükleniyor' })).toBeVisible()

/** The dialog, or the progress bar while its code is held. */
const dialog = (title: string) => async (stage: Stage) => {
  if (isMissed(stage)) await isComing(stage)
  else await expect(dialogs(stage).getByRole('heading', { name: title, exact: true }).first()).toBeVisible()
}

/** A payment without an answer is shown, whichever was opened. */
const shownPayment = async (stage: Stage) => {
  const { running } = stage.arrival?.context ?? {}
  await dialog(running?.purpose === 'withdraw' ? 'Para Çek' : 'Para Yatır')(stage)
}

const shown = (name: string) => async (stage: Stage) => expect(panel(stage, name)).toHaveCount(1)
const hidden = (name: string) => async (stage: Stage) => expect(panel(stage, name)).toHaveCount(0)
const logInButton = (stage: Stage) => banner(stage).getByText('Giriş Yap', { exact: true })

async function nobodyIsKeptFresh({ page }: Stage): Promise<void> {
  for (const flow of ['balance', 'notifications', 'favourites', 'realtime'])
    await expect.poll(() => placesOf(page, flow), `${flow} of a visitor`).toEqual([])
}

/** Dialogs that have a heading in the words of their flow. */
const dialogSights = Object.fromEntries(
  shownForms.flatMap((form) => {
    const { heading } = wordsOf[form].form ?? {}
    return heading ? [[`dialog.${form}`, dialog(heading.tr)]] : []
  }),
) as Record<Extract<keyof Site['sees'], `dialog.${ShownForm}`>, Sight>

const sees: Site['sees'] = {
  'start-up.starting': async (stage) => {
    if (isStarting(stage)) await stage.server.isAsked(offer)
  },
  'start-up.started': ({ server }) => server.isAsked(offer, 0),
  'session.visitor': async (stage) => {
    await expect(logInButton(stage)).toHaveCount(1)
    await nobodyIsKeptFresh(stage)
  },
  'session.player': async (stage) => {
    await expect(logInButton(stage)).toHaveCount(0)
  },
  'session.signing out': ({ server }) => server.isAsked(logout),
  'session.leaving': async ({ page }) => {
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  },
  'dialog.none': async (stage) => {
    await expect(dialogs(stage)).toHaveCount(0)
  },
  ...dialogSights,
  'dialog.registration': async (stage) => {
    const isSigningUp = stage.arrival?.matches({ session: 'visitor' }) === true
    await dialog(isSigningUp ? 'Üye Ol' : 'Telefon Doğrulama')(stage)
  },
  'dialog.deposit': shownPayment,
  'dialog.deposit methods.loading': async (stage) => {
    await dialog('Para Yatır')(stage)
    await stage.server.isAsked(depositMethods)
  },
  'dialog.deposit methods.offered': async ({ player }) => {
    await expect(player.dialog.getByRole('button', { name: /Özel temsilci/ })).toBeVisible()
  },
  'dialog.deposit methods.missing': async ({ player }) => {
    await expect(player.dialog.getByRole('alert')).toContainText('Yöntemler yüklenemedi')
  },
  'game.none': async (stage) => {
    await expect(panel(stage, playedGame.name)).toHaveCount(0)
  },
  'game.open': async (stage) => {
    if (isMissed(stage)) await isComing(stage)
    else await expect(panel(stage, playedGame.name)).toHaveCount(1)
  },
  'game page.none': async (stage) => {
    // Where "go to the game" has led to the page, its opening is no step of the path.
    if (!stage.page.url().includes('/casino/play/')) await expect(gameBar(stage)).toHaveCount(0)
  },
  'game page.shown': async ({ page }) => {
    await expect(page.getByRole('main').getByRole('button', { name: 'Oyna', exact: true })).toBeAttached()
  },
  'game page.playing': async (stage) => {
    if (isMissed(stage)) await expect(stage.page.getByText('Oyun açılıyor…')).toBeVisible()
    else await expect(gameBar(stage)).toBeVisible()
  },
  'dialog.withdraw': shownPayment,
  'dialog.phone verification.verifying': dialog('Telefon Doğrulama'),
  'dialog.phone verification.verified': dialog('Tebrikler!'),
  'dialog.promotion': dialog(firstPromotion),
  'dialog.resuming': tooShortToSee,
  ...formSights,
  'menus.side menu.closed': hidden('Menü'),
  'menus.side menu.open': shown('Menü'),
  'menus.profile panel.closed': hidden('Profil'),
  'menus.profile panel.open': shown('Profil'),
  'menus.profile panel.restoring': hidden('Profil'),
  'menus.dropdown.closed': async (stage) => {
    await expect(accountButton(stage).and(stage.page.locator('[aria-expanded=true]'))).toHaveCount(0)
  },
  'menus.dropdown.open': async (stage) => {
    await expect(accountButton(stage)).toHaveAttribute('aria-expanded', 'true')
  },
  'menus.movements panel.closed': hidden('Bakiye hareketleri'),
  'menus.movements panel.open': async (stage) => {
    if (isMissed(stage)) await isComing(stage)
    else await shown('Bakiye hareketleri')(stage)
  },
  'menus.notifications panel.closed': hidden('Bildirimler'),
  'menus.notifications panel.open': shown('Bildirimler'),
  'release.current': async (stage) => {
    await expect(release(stage)).toHaveCount(0)
  },
  'release.offered': async (stage) => {
    await expect(release(stage)).toContainText('Sitenin yeni sürümü hazır.')
  },
  'release.loading': async (stage) => {
    await expect(release(stage)).toHaveCount(0)
    await expect.poll(() => stage.page.evaluate(() => sessionStorage.getItem('reloads'))).not.toBeNull()
  },
  'chat.not offered': async (stage) => {
    await expect(chat(stage)).toHaveCount(0)
  },
  'chat.offered.closed': async (stage) => {
    // The code loads while the clock is stopped.
    const comes = async () => {
      await stage.page.clock.runFor(50)
      return chat(stage).count()
    }
    await expect.poll(comes).toBe(1)
    await expect(stage.page.getByRole('progressbar', { name: 'Yükleniyor' })).toHaveCount(0)
  },
  'chat.offered.wanted': isComing,
}

const gameBar = ({ page }: Stage) => page.getByRole('main').getByRole('group', { name: 'Oyun işlemleri' })
const release = ({ page }: Stage) => page.getByRole('region', { name: 'Yeni sürüm' })
const chat = ({ page }: Stage) => page.locator('iframe[title="Canlı Destek"]')
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
