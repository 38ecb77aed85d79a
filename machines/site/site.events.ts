import type { StoredSession } from '#contract/auth.ts'
import type { LinkedGame } from '#contract/casino.ts'
import type { Notification } from '#contract/notification.ts'
import type { PaymentMethod } from '#contract/payment.ts'
import type { FavouriteWish } from '../favourites/favourites.setup.ts'
import type { SentForm, SentFormFact } from '../sent-form.ts'
import type { Screen } from '../game/game.setup.ts'

type DialogIntent =
  | { type: 'log in' }
  | { type: 'sign up' }
  | { type: 'recover the password' }
  | { type: 'request a call' }
  | { type: 'read the promotion'; id: number }
  | { type: 'verify the phone' }
  | { type: 'deposit' }
  /** Under which the game goes on. */
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

/** Of the forms that live on when they are left while they are being sent. */
type FormFact =
  | SentFormFact
  /** Its dialog or its page is shown, or not any more. `bonus`: the one with which a player comes to the claim. */
  | { type: 'form.opened'; form: SentForm; bonus?: number | null }
  | { type: 'form.left'; form: SentForm }
  /** Its flow has come to its end. */
  | { type: 'form.ended'; form: SentForm }

type SiteFact =
  | FormFact
  /** Somebody signed in or up on this page. */
  | { type: 'session.established'; session: StoredSession }
  /** 401 for the session of this token (section 8). */
  | { type: 'session.expired'; token: string; message: string }
  /** What another tab has stored; null when it signed out. */
  | { type: 'storage.changed'; session: StoredSession | null }
  | { type: 'screen.changed'; screen: Screen }
  | { type: 'navigation.arrived' }
  /** A guard kept a visitor from a page. */
  | { type: 'navigation.turned away'; path: string }
  | { type: 'phone.verified'; phone: string }
  | { type: 'hub.connected' }
  | { type: 'hub.notified'; notification: Notification }
  | { type: 'hub.balance changed' }

export type SiteEvent = DialogIntent | ChromeIntent | SiteFact
