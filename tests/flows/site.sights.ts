import { expect } from '@playwright/test'
import { shownForms, type ShownForm } from '#machines/sent-form.ts'
import { wordsOf } from '#charts/flows/flows.ts'
import { playedGame } from '#charts/flows/casino.given.ts'
import { placesOf, tooShortToSee } from 'statechart-replay'
import type { Sight, Stage } from './driver/replay.ts'
import { formSights } from './forms/forms.ts'
import { depositMethods } from './site.games.ts'
import { accountButton, banner, firstPromotion, isStarting, type Site } from './site.hands.ts'
import { logout, startUpCalls } from './site.worlds.ts'

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
export const logInButton = (stage: Stage) => banner(stage).getByText('Giriş Yap', { exact: true })

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

export const sees: Site['sees'] = {
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
    const main = page.getByRole('main')
    const notice = main.getByRole('heading', { name: 'Oyuna ara verdiniz' })
    await expect(main.getByRole('button', { name: 'Oyna', exact: true }).or(notice)).toBeAttached()
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
