import { assign, fromPromise, raise, setup, stateIn } from 'xstate'
import type { StoredSession } from '#contract/auth.ts'
import type { LinkedGame } from '#contract/casino.ts'
import type { Failure } from '#contract/failure.ts'
import type { PaymentMethod } from '#contract/payment.ts'
import type { PaymentInput } from '../payment/payment.machine.ts'
import type { SentForm } from '../sent-form.ts'
import type { Screen } from '../game/game.machine.ts'
import { startUpMachine, type Found, type StartUpInput } from '../start-up/start-up.machine.ts'
import type { SiteEvent } from './site.events.ts'
import { arriving } from './site.flows.ts'
import type { Wish } from './site.wish.ts'

export type SiteEffect =
  | 'store the session'
  | 'clear the stored data'
  | 'go to'
  | 'go to the game'
  | 'take the promotion out of the address'
  | 'reload the page'
  | 'show that the session ended'
  | 'show the failure'

export interface SiteInput extends StartUpInput {
  session: StoredSession | null
  /** On a phone a game opens over the page, on a desktop on a page of its own. */
  screen: Screen
  /** Section 9: the live chat is offered in production only. */
  production: boolean
}

export interface SiteContext extends SiteInput, Found {
  /** What the visitor wanted when the login opened; resumed after it. */
  wish: Wish | null
  depositMethods: PaymentMethod[]
  /** Input of the payment dialog that opened last. */
  paying: PaymentInput | null
}

export const site = setup({
  types: {
    context: {} as SiteContext,
    events: {} as SiteEvent,
    input: {} as SiteInput,
    children: {} as {
      'start-up': 'start-up'
      language: 'language'
      login: 'login'
      registration: 'registration'
      recovery: 'recovery'
      payment: 'payment'
      'call request': 'call request'
      'phone verification': 'phone verification'
      'change password': 'change password'
      'claim bonus': 'claim bonus'
      realtime: 'realtime'
      balance: 'balance'
      movements: 'movements'
      notifications: 'notifications'
      favourites: 'favourites'
      promotion: 'promotion'
      game: 'game'
      'live chat': 'live chat'
      'load the deposit methods': 'load the deposit methods'
      'sign out': 'sign out'
    },
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'start-up': startUpMachine,
    ...arriving(unprovided),
    'load the deposit methods': fromPromise<PaymentMethod[]>(unprovided),
    'sign out': fromPromise<void>(unprovided),
  },
  actions: {
    'keep what was found': assign((_, params: Found) => ({ ...params })),
    'keep the session': assign((_, params: { session: StoredSession | null }) => ({
      session: params.session,
    })),
    'mark the phone verified': assign(({ context }, params: { phone: string }) => ({
      session: context.session && { ...context.session, phone: params.phone, smsVerified: true },
    })),
    'forget the player': assign({ session: null, wish: null }),
    'remember the wish': assign((_, params: { wish: Wish }) => ({ wish: params.wish })),
    'forget the wish': assign({ wish: null }),
    'keep the screen': assign((_, params: { screen: Screen }) => ({ screen: params.screen })),
    'keep the deposit methods': assign((_, params: { methods: PaymentMethod[] }) => ({
      depositMethods: params.methods,
    })),
    'close the dialog': raise({ type: 'close' }),
    'remember the method': assign((_, params: PaymentInput) => ({ paying: params })),
    'store the session': (_args, _params: { session: StoredSession | null }) => unprovided(),
    'clear the stored data': () => unprovided(),
    'go to': (_args, _params: { path: string }) => unprovided(),
    'go to the game': (_args, _params: { game: LinkedGame }) => unprovided(),
    'take the promotion out of the address': () => unprovided(),
    'reload the page': () => unprovided(),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show that the session ended': (_args, _params: { message: string }) => unprovided(),
  },
  guards: {
    'a chat is named': ({ context }) => chatAddress(context) !== '',
    'it is of this form': (_, params: { forms: readonly SentForm[]; form: SentForm }) =>
      params.forms.includes(params.form),
    'the player leaves': stateIn({ session: 'leaving' }),
    'a registration is unfinished': stateIn({ forms: { registration: 'running' } }),
    'somebody is signing up': stateIn({ dialog: 'register' }),
    'the player has left': ({ context }, params: { session: StoredSession | null }) =>
      context.session !== null && params.session === null,
    'a player has arrived': ({ context }, params: { session: StoredSession | null }) =>
      context.session === null && params.session !== null,
    'another player has arrived': ({ context }, params: { session: StoredSession | null }) =>
      context.session !== null && params.session !== null && params.session.token !== context.session.token,
    'it is another session': ({ context }, params: { session: StoredSession | null }) =>
      params.session !== null && params.session.token !== context.session?.token,
    'it is this session': ({ context }, params: { token: string }) => params.token === context.session?.token,
    'a game is wished for': ({ context }) => context.wish?.kind === 'game',
    'a favourite is wished for': ({ context }) => context.wish?.kind === 'favourite',
    'a page is wished for': ({ context }) =>
      context.wish?.kind === 'deposit' || context.wish?.kind === 'route',
    'a game opens over the page': ({ context }) => context.session !== null && context.screen === 'phone',
    'nothing lies over the game': stateIn({ dialog: 'none' }),
    'a player is here': ({ context }) => context.session !== null,
    'nobody is here': ({ context }) => context.session === null,
    'a deposit is next': (_, params: { next: string }) => params.next === 'deposit',
    'a talk is next': (_, params: { next: string }) => params.next === 'live chat',
  },
  /** Section 9. */
  delays: { 'logout reload': 300, 'profile-panel restore': 800 },
})

/** The provider's page with the operator's id; empty when a setting is missing, or outside production. */
export function chatAddress({ production, settings }: Pick<SiteContext, 'production' | 'settings'>): string {
  const { chaturl = '', chatid = '' } = settings
  return production && chaturl !== '' && chatid !== '' ? `${chaturl}${encodeURIComponent(chatid)}` : ''
}

function unprovided(): never {
  throw new Error('This is provided in src/flows/site/site.provide.ts')
}
