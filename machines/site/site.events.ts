import type { StoredSession } from '#contract/auth.ts'
import type { LinkedGame } from '#contract/casino.ts'
import type { Notification } from '#contract/notification.ts'
import type { PaymentMethod } from '#contract/payment.ts'
import type { FavouriteWish } from '../favourites/favourites.machine.ts'
import type { SentForm, SentFormFact } from '../sent-form.ts'
import type { Screen } from '../game/game.machine.ts'

type DialogIntent =
  | { type: 'log in' }
  | { type: 'sign up' }
  | { type: 'recover the password' }
  | { type: 'request a call' }
  | { type: 'read the promotion'; id: number }
  | { type: 'verify the phone' }
  | { type: 'deposit' }
  /** The game stays open below it. */
  | { type: 'deposit over the game' }
  | { type: 'try again' }
  | { type: 'deposit by'; method: PaymentMethod }
  | { type: 'withdraw by'; method: PaymentMethod; title: string }
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
  | { type: 'log out' }

/** Of the forms whose request survives closing the dialog or leaving the page. */
type FormFact =
  | SentFormFact
  /** The dialog or page of the form is shown, or no longer. `bonus`: the one that is chosen already, for the claim. */
  | { type: 'form.opened'; form: SentForm; bonus?: number | null }
  | { type: 'form.left'; form: SentForm }
  | { type: 'form.ended'; form: SentForm }

type SiteFact =
  | FormFact
  /** Login or registration on this page. */
  | { type: 'session.established'; session: StoredSession }
  /** 401 for the session of this token (section 8). */
  | { type: 'session.expired'; token: string; message: string }
  /** Written by another tab; null: it signed out. */
  | { type: 'storage.changed'; session: StoredSession | null }
  | { type: 'screen.changed'; screen: Screen }
  | { type: 'navigation.arrived' }
  | { type: 'navigation.turned away'; path: string }
  | { type: 'phone.verified'; phone: string }
  | { type: 'hub.connected' }
  | { type: 'hub.notified'; notification: Notification }
  | { type: 'hub.balance changed' }

export type SiteEvent = DialogIntent | ChromeIntent | SiteFact
