import { expect, type Locator, type Route } from '@playwright/test'
import type { FormIntent } from '#machines/sent-form.ts'
import type { siteMachine } from '#machines/site/site.machine.ts'
import type { SiteEffect } from '#machines/site/site.events.ts'
import type { Screen } from '#machines/game/game.machine.ts'
import { aviator, playedGame } from '#charts/flows/casino.given.ts'
import { losesTheNetwork } from '#tests/browser/network.ts'
import { heart, pageOf } from './driver/heart.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { placesOf } from 'statechart-replay'
import type { Replay, Stage } from './driver/replay.ts'

export type Site = Replay<typeof siteMachine, SiteEffect>
type Hand = (stage: Stage) => Promise<void>

export const wide = { width: 1280, height: 900 }
export const phone = { width: 360, height: 780 }
/** The size that the model's screen stands for. */
export const sizeOf: Record<Screen, typeof wide> = { phone, desktop: wide }
/** Milliseconds. */
const oneTry = 2_000
export const on =
  (size: typeof wide, act: Hand): Hand =>
  async (stage) => {
    await stage.page.setViewportSize(size)
    await act(stage)
  }

export const banner = ({ page }: Stage): Locator => page.getByRole('banner')
export const bannerButton = (stage: Stage, name: string) =>
  banner(stage).getByRole('button', { name, exact: true })
export const inDialog = ({ player }: Stage, name: string): Locator =>
  player.dialog.getByRole('button', { name, exact: true })
export const accountButton = (stage: Stage): Locator => banner(stage).locator('button[aria-expanded]')

/** Waits for a page that is loading: its arrival would close what opens. */
export const hasArrived: Hand = async ({ page }) => {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

interface Held {
  code: string
  route?: Route
}

const held = new WeakMap<Stage['page'], Held>()

/** @param view the code of the dialog; held if the next step says that it does not arrive */
export const opens =
  (view: string, act: Hand): Hand =>
  async (stage) => {
    const isLost = stage.next?.type.startsWith('xstate.error.actor.') === true
    const code = `**/assets/${view}-*.js`
    await stage.page.unroute(code)
    if (isLost) await holds(stage.page, code)
    await act(stage)
  }

async function holds(page: Stage['page'], code: string): Promise<void> {
  held.set(page, { code })
  await page.route(code, async (route) => {
    const now = held.get(page)
    // A prefetch may request code again that was lost before.
    if (now?.code === code) now.route = route
    else await route.abort('internetdisconnected')
  })
}

/** The network is lost while the code is held. */
export const losesTheCode: Hand = async ({ page }) => {
  await expect.poll(() => held.get(page)?.route !== undefined, 'code is asked for').toBe(true)
  const before = await placesOf(page, 'site')
  await losesTheNetwork(page)
  const lost = held.get(page)
  held.delete(page)
  await lost?.route?.abort('internetdisconnected')
  // If the network were back earlier, the page would take it for a new release and reload.
  await expect.poll(() => placesOf(page, 'site'), 'the page learns it').not.toEqual(before)
  await page.context().setOffline(false)
}

/** If the next step navigates, the history needs an entry to go forward to before anything is open. */
const withAWayForward =
  (act: Hand): Hand =>
  async (stage) => {
    if (stage.next?.type === 'navigation.arrived') {
      const { page } = stage
      const here = page.url()
      await page.setViewportSize(wide)
      const products = page.getByRole('navigation', { name: 'Ana menü' })
      await products.getByRole('link', { name: 'Spor', exact: true }).click()
      await expect(page).toHaveURL('/spor')
      await page.goBack()
      await expect(page).toHaveURL(here)
      await hasArrived(stage)
    }
    await act(stage)
  }

/** The clock must stand still when the panel begins to close. */
export const stopBeforeRestoring: Hand = async (stage) => {
  if (stage.arrival?.matches({ menus: { 'profile panel': 'restoring' } })) await stopTheClock(stage.page)
}

/** Through the account menu; it is closed before and after, as in the model. */
export const goesTo =
  (place: string): Hand =>
  async (stage) => {
    // A page that arrives late closes the menu that is already open for the next one.
    await expect(async () => {
      const isOpen = (await accountButton(stage).getAttribute('aria-expanded')) === 'true'
      if (!isOpen) await accountButton(stage).click()
      await banner(stage).getByRole('link', { name: place, exact: true }).click({ timeout: oneTry })
    }).toPass()
    await expect(accountButton(stage)).toHaveAttribute('aria-expanded', 'false')
  }

const escape: Hand = async ({ page }) => {
  await page.keyboard.press('Escape')
}

/** In other starts, start-up is over before the path begins. */
export const isStarting = ({ walked }: Stage): boolean =>
  walked.path.start.name.startsWith('a page that starts')

/** If the clock is stopped, it is moved in small steps. */
export const untilOpen: Hand = async ({ page, player }) => {
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return player.dialog.count()
    })
    .toBe(1)
}

/** From the seed. */
export const firstPromotion = 'Yeni üyelere ₺250 deneme bonusu'

/** A flow that ends with the page, or with its player. */
export const runsOn = () => Promise.reject(new Error('It runs as long as the player is there'))
const never = (why: string) => () => Promise.reject(new Error(why))

export const hands: Omit<Site['hands'], FormIntent['type']> = {
  deposit: on(phone, (stage) => stage.page.getByRole('button', { name: 'Yatır', exact: true }).click()),
  visit: on(wide, async (stage) => {
    await goesTo('Hesabım')(stage)
    await stage.page.getByRole('complementary').getByRole('button', { name: 'Para Çek' }).click()
  }),
  close: async (stage) => {
    const { page, model } = stage
    // A key that is pressed inside the game goes to the game.
    const inTheGame = model?.matches({ game: 'open', dialog: 'none' }) === true
    if (inTheGame)
      await page.getByRole('group', { name: 'Oyun işlemleri' }).getByRole('button').last().focus()
    await escape(stage)
  },
  /** Chooses another one and goes back to Turkish, in which the path goes on. */
  'choose the language': on(wide, async (stage) => {
    for (const language of ['en', 'tr']) {
      await banner(stage).getByRole('combobox').last().selectOption(language)
      await expect(stage.page.locator('html')).toHaveAttribute('lang', language)
    }
  }),
  'toggle the side menu': withAWayForward(on(phone, (stage) => bannerButton(stage, 'Menüyü aç').click())),
  'toggle the profile panel': withAWayForward(
    on(phone, async (stage) => {
      if (stage.model?.matches({ menus: { 'profile panel': 'restoring' } })) await stage.page.clock.resume()
      await bannerButton(stage, 'Profil').click()
    }),
  ),
  'toggle the dropdown': withAWayForward(on(wide, (stage) => accountButton(stage).click())),
  'close the menus': async (stage) => {
    await stopBeforeRestoring(stage)
    await escape(stage)
  },
  'open the notifications': withAWayForward(
    on(wide, (stage) =>
      banner(stage)
        .getByRole('button', { name: /^Bildirimler/ })
        .click(),
    ),
  ),
  'go back': async (stage) => {
    await stopBeforeRestoring(stage)
    // An entry behind this one, as the router makes them.
    await stage.page.evaluate(() => {
      const { __TSR_index: index = 0 } = (history.state ?? {}) as { __TSR_index?: number }
      history.pushState({ ...history.state, __TSR_index: index + 1, __TSR_key: 'ahead' }, '')
      history.back()
    })
  },
  'close the notifications': escape,
  'open the movements': opens(
    'movements.view',
    withAWayForward(on(wide, ({ player }) => player.balanceButton.click())),
  ),
  'close the movements': escape,
  'toggle the live chat': on(phone, async (stage) => {
    await stage.page.getByRole('button', { name: 'Destek', exact: true }).click()
    if (isStarting(stage) && stage.arrival?.matches({ dialog: 'login' })) await untilOpen(stage)
  }),
  'begin the new release': async ({ page }) => {
    const reloads = page.waitForEvent('load')
    await page.getByRole('region', { name: 'Yeni sürüm' }).getByRole('button', { name: 'Yenile' }).click()
    await reloads
  },
  'keep the old release': ({ page }) =>
    page.getByRole('region', { name: 'Yeni sürüm' }).getByRole('button', { name: 'Sonra' }).click(),
  'log out': on(wide, async (stage) => {
    await hasArrived(stage)
    await accountButton(stage).click()
    await banner(stage).getByText('Çıkış Yap').click()
  }),
  'open the live chat': never('Only the welcome of a new player says it'),
  play: opens('game.modal', async (stage) => {
    const { page, model } = stage
    await page.setViewportSize(sizeOf[model?.context.screen as Screen])
    await page.evaluate((phrase) => {
      history.pushState(null, '', `/casino/slot?search=${encodeURIComponent(phrase)}`)
    }, playedGame.name)
    await hasArrived(stage)
    await page.getByRole('main').getByRole('link', { name: playedGame.name }).click()
  }),
  'deposit over the game': (stage) => inDialog(stage, 'Para Yatır').click(),
  'try again': (stage) => inDialog(stage, 'Yeniden dene').click(),
  'toggle the favourite': on(phone, async (stage) => {
    const { page, model } = stage
    await page.evaluate((path) => history.pushState(null, '', path), pageOf(aviator))
    if (!model?.matches({ session: 'player' })) {
      // A visitor is asked to log in here; the dialog covers the heart.
      await expect(page.getByRole('dialog')).toBeVisible()
      await escape(stage)
    }
    // With the keyboard: a toast may cover it.
    await heart(stage).press('Enter')
    if (model?.matches({ session: 'player' })) await page.goBack()
  }),
  'read the promotion': opens(
    'promotion.dialog',
    withAWayForward(async ({ page }) => {
      await page.evaluate(() => history.replaceState(null, '', '/promotions'))
      await expect(page.getByRole('heading', { level: 1, name: 'Promosyonlar' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: firstPromotion }).click()
    }),
  ),
}
