import type { StoredSession } from '#contract/auth.ts'
import type { LinkedGame } from '#contract/casino.ts'
import type { PaymentMethod } from '#contract/payment.ts'
import type { FavouriteWish } from '../favourites/favourites.machine.ts'
import type { Screen } from '../game/game.machine.ts'
import type { PaymentInput } from '../payment/payment.machine.ts'
import type { FormIntent, ShownForm, ShownFormFact } from '../sent-form.ts'
import type { Found, Settings, StartUpInput } from '../start-up/start-up.machine.ts'
import type { ToSite } from '../to-site.ts'

type DialogIntent =
  | FormIntent
  | { type: 'read the promotion'; id: number }
  | { type: 'deposit' }
  /** The game stays open below it. */
  | { type: 'deposit over the game' }
  | { type: 'try again' }
  | { type: 'play'; game: LinkedGame }
  | ({ type: 'toggle the favourite' } & FavouriteWish)
  | { type: 'visit'; path: string }
  | { type: 'close' }

type ChromeIntent =
  | { type: 'choose the language'; language: string }
  | { type: 'toggle the side menu' }
  | { type: 'toggle the profile panel' }
  | { type: 'toggle the dropdown' }
  | { type: 'close the menus' }
  | { type: 'open the notifications' }
  | { type: 'close the notifications' }
  | { type: 'open the movements' }
  | { type: 'close the movements' }
  | { type: 'toggle the live chat' }
  | { type: 'open the live chat' }
  /** The button of the browser or the phone. */
  | { type: 'go back' }
  | { type: 'log out' }
  | { type: 'begin the new release' }
  | { type: 'keep the old release' }

type SiteFact =
  | Exclude<ShownFormFact, { type: 'claim bonus.opened' }>
  /** `bonus`: the one that is chosen already. */
  | { type: 'claim bonus.opened'; bonus?: number | null }
  | ToSite
  /** Written by another tab; null: it signed out. */
  | { type: 'storage.changed'; session: StoredSession | null }
  | { type: 'screen.changed'; screen: Screen }
  | { type: 'navigation.arrived' }
  /** Also when its game is to be played again after it was closed there. */
  | { type: 'game page.opened'; game: LinkedGame }
  | { type: 'game page.left' }
  | { type: 'navigation.turned away'; path: string }
  /** The service worker has a newer release of the site. */
  | { type: 'release.found' }
  /** The server no longer has code that the page needs. `reloads` counts the last minute; `written`: a field has typed text. */
  | { type: 'release.missed'; reloads: number; written: boolean }

export type SiteEvent = DialogIntent | ChromeIntent | SiteFact

export type SiteEffect =
  | 'store the session'
  | 'clear the stored data'
  | 'go to'
  | 'go to the game'
  | 'leave the page of the game'
  | 'take the promotion out of the address'
  | 'reload the page'
  | 'load the new release'
  | 'show that the session ended'
  | 'show the failure'

export interface SiteInput extends StartUpInput {
  session: StoredSession | null
  /** On a phone a game opens over the page, on a desktop on a page of its own. */
  screen: Screen
  /** Section 9: the live chat is offered in production only. */
  production: boolean
  /** What the document brought of the site's settings; null until start-up has found them. */
  settings: Settings | null
}

export interface SiteContext extends SiteInput, Omit<Found, 'settings'> {
  /** What the visitor wanted when the login opened; resumed after it. */
  wish: Wish | null
  depositMethods: PaymentMethod[]
  /** Input of the payment dialog that opened last. */
  paying: PaymentInput | null
  /** Input of the payment that runs, or ran last. */
  running: PaymentInput | null
  /** The game whose page was opened last. */
  pageGame: LinkedGame | null
}

/** What a visitor asked for that needs a session. */
export type Wish =
  | { kind: 'deposit' }
  | { kind: 'game'; game: LinkedGame }
  | { kind: 'favourite'; wish: FavouriteWish }
  | { kind: 'route'; path: string }

/** Each actor runs under its own name. */
export type SiteChildren = { [Name in SiteActorName]: Name }

type SiteActorName =
  | 'start-up'
  | 'language'
  | ShownForm
  | 'realtime'
  | 'balance'
  | 'movements'
  | 'notifications'
  | 'favourites'
  | 'promotion'
  | 'game'
  | 'game of the page'
  | 'live chat'
  | 'load the deposit methods'
  | 'sign out'
