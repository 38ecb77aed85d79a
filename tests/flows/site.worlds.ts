import { expect, type Page } from '@playwright/test'
import type { StoredSession } from '#contract/auth.ts'
import { lasts, pass, stopTheClock } from '../browser/page-clock.ts'
import type { Stage } from './driver/replay.ts'
import { givenTo, modelSession, modelSessionAfter } from './site.given.ts'
import type { Found as StartUpOutput } from '#machines/start-up/start-up.machine.ts'
import type { Screen } from '#machines/game/game.machine.ts'
import { gameWorlds } from './site.games.ts'
import { isPatient } from './forms/form.ts'
import { formWorlds, hasSignedUp } from './forms/forms.ts'
import { verifiesThePhone } from './forms/phone-verification.ts'
import { registration } from './forms/registration.ts'
import {
  goesTo,
  losesTheCode,
  on,
  runsOn,
  sizeOf,
  stopBeforeRestoring,
  wide,
  type Site,
} from './site.hands.ts'

/** Section 9. */
const logoutReload = 300
const profilePanelRestore = 800
const chatPatience = 15_000
const paidIn = 75

export const startUpCalls = ['cms/siteoptionlist', 'cms/domainstatus', 'bonus/trialbonusamount'] as const
export const logout = 'auth/logout'

const ofTheProgram = () => Promise.reject(new Error('No person or server makes it fail'))
const inARegistration = () => Promise.reject(new Error('A flow of its own sends it'))

export async function storeElsewhere(page: Page, session: StoredSession | null): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto('/favicon.svg')
  await tab.evaluate((given) => {
    if (given === null) localStorage.clear()
    else localStorage.setItem('session', JSON.stringify(given))
  }, session)
  await tab.close()
}

/** Amounts differ: the same amount again counts as a repetition. */
let amounts = 0

export const worlds: Site['worlds'] = {
  'start-up is done': async ({ page, server }, { output }) => {
    const [settings, ...others] = startUpCalls
    const named = Object.entries((output as StartUpOutput).settings)
    if (named.length === 0) await server.agree(settings)
    else {
      // The site frames only known addresses, so the chat is one that can be held.
      const here = { chaturl: new URL('/chat/', page.url()).href }
      const data = Object.entries({ ...Object.fromEntries(named), ...here }).map(([key, value]) => ({
        key,
        value,
        status: true,
      }))
      await server.say(settings, { success: true, message: '', data })
    }
    for (const call of others) await server.agree(call)
  },
  'start-up fails': ofTheProgram,
  'language is done': runsOn,
  'language fails': ofTheProgram,
  ...formWorlds,
  'trial bonus.sent': inARegistration,
  'trial bonus.answered': inARegistration,
  'session.established': async (stage) => {
    if (!hasSignedUp(stage)) await registration.fillsIn(stage)
    if (isPatient(stage))
      for (const call of ['auth/register', 'customer/updatephone'] as const) await stage.server.agree(call)
    await expect(stage.player.dialog.getByLabel('SMS kodu')).toBeVisible()
    await givenTo(stage).learn(modelSessionAfter(stage))
  },
  'session.expired': async (stage) => {
    const { page } = stage
    await givenTo(stage).ends(modelSession(stage))
    // The next call reports it: a visible tab requests the balance.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  },
  'storage.changed': async (stage, { session }) => {
    const given = session as StoredSession | null
    if (given === null) return storeElsewhere(stage.page, null)
    const stored = await givenTo(stage).sessionOf(given)
    amounts += 1
    await storeElsewhere(stage.page, { ...stored, balance: amounts, break: given.break ?? null })
  },
  'break.changed': async (stage) => {
    const { page, player } = stage
    await on(wide, goesTo('Ara Ver'))(stage)
    await player.button('Arayı Başlat').click()
    await expect(page.getByRole('heading', { name: 'Oyuna ara verdiniz' })).toBeVisible()
    await goesTo('Hesabım')(stage)
    await expect(page).toHaveURL('/dashboard/account')
  },
  'chat.missed': pass(chatPatience),
  'release.found': () => Promise.reject(new Error('Pages under test have no service worker')),
  'release.missed': async ({ page, arrival }, { reloads, written }) => {
    const anew = arrival?.matches({ release: 'loading' }) ? page.waitForEvent('load') : null
    await page.evaluate(
      (given) => {
        if (given.reloads > 0) sessionStorage.setItem('reloads', String(Date.now()))
        else sessionStorage.removeItem('reloads')
        const field = document.createElement('input')
        if (given.written) document.body.append(field)
        field.value = 'yarım kalan yazı'
        // What the bundler says of an import that fails.
        dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
        field.remove()
      },
      { reloads: reloads as number, written: written as boolean },
    )
    await anew
  },
  'screen.changed': ({ page }, { screen }) => page.setViewportSize(sizeOf[screen as Screen]),
  'navigation.arrived': async (stage) => {
    await stopBeforeRestoring(stage)
    await stage.page.goForward()
    await expect(stage.page).toHaveURL('/spor')
  },
  'navigation.turned away': async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const here = page.url()
    await page.getByRole('banner').getByRole('link', { name: 'Bonus Talep' }).click()
    await expect(page).toHaveURL(here)
  },
  'phone.verified': verifiesThePhone,
  'hub.connected': async ({ hub }) => {
    if (hub.stands) await hub.breaks()
    await hub.connects()
  },
  'hub.notified': async (stage) => {
    // Where a form is left before its answer, the hub is not held.
    const isHeld = !isPatient(stage)
    if (isHeld && !stage.hub.stands) await stage.hub.connects()
    amounts += 1
    await givenTo(stage).account.paysIn(paidIn + amounts)
    if (isHeld) await stage.hub.passesOn('Notification')
    await expect(
      stage.page.getByRole('banner').getByRole('button', { name: /^Bildirimler, \d/ }),
    ).toBeVisible()
  },
  'hub.balance changed': async (stage) => {
    if (isAtTheBalance(stage)) await paysSomethingIn(stage)
    await stage.hub.passesOn('Balance')
    const { balance } = (await givenTo(stage).account.ask('user/balance')) as { balance: number }
    await stage.player.hasBalance(balance.toFixed(2).replace('.', ','))
  },
  'promotion is done': () => Promise.reject(new Error('It is read until it is closed')),
  'promotion fails': losesTheCode,
  ...gameWorlds,
  'realtime is done': runsOn,
  'realtime fails': ofTheProgram,
  'balance is done': runsOn,
  'balance fails': ofTheProgram,
  'favourites is done': runsOn,
  'favourites fails': ofTheProgram,
  'live chat is done': runsOn,
  'live chat fails': ofTheProgram,
  'movements is done': runsOn,
  'movements fails': losesTheCode,
  'notifications is done': runsOn,
  'notifications fails': ofTheProgram,
  'sign out is done': async (stage) => {
    await stopTheClock(stage.page)
    givenTo(stage).forget(modelSession(stage))
    await stage.server.agree(logout)
  },
  'sign out fails': async (stage, { error }) => {
    await stopTheClock(stage.page)
    await stage.server.fail(logout, error)
  },
  'logout reload is over': async (stage) => {
    const { page } = stage
    let begins = 0
    page.on('request', (request) => (begins += request.isNavigationRequest() ? 1 : 0))
    const stays = async () => {
      await stage.stays()
      expect(begins, 'pages that begin before their time').toBe(0)
    }
    await Promise.all([page.waitForEvent('load'), lasts(logoutReload)({ page, stays })])
    await page.clock.resume()
  },
  'profile-panel restore is over': async (stage) => {
    await lasts(profilePanelRestore)(stage)
    await stage.page.clock.resume()
  },
}

const isAtTheBalance = ({ model }: Stage) => model?.matches({ menus: { 'movements panel': 'open' } }) === true

async function paysSomethingIn(stage: Stage): Promise<void> {
  if (!stage.hub.stands) await stage.hub.connects()
  amounts += 1
  await givenTo(stage).account.paysIn(paidIn + amounts)
}
