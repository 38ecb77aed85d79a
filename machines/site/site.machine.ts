import {
  and,
  assertEvent,
  assign,
  fromPromise,
  not,
  or,
  raise,
  sendTo,
  setup,
  stateIn,
  type ActorRefFrom,
  type AnyActorLogic,
} from 'xstate'
import type { KnownBreak, StoredSession } from '#contract/auth.ts'
import type { LinkedGame } from '#contract/casino.ts'
import type { Failure } from '#contract/failure.ts'
import type { PaymentMethod } from '#contract/payment.ts'
import type { balanceMachine } from '../balance/balance.machine.ts'
import type { callRequestMachine } from '../call-request/call-request.machine.ts'
import type { changePasswordMachine } from '../change-password/change-password.machine.ts'
import type { claimBonusMachine } from '../claim-bonus/claim-bonus.machine.ts'
import { itsFailure } from '../failure.ts'
import type { exclusionMachine } from '../exclusion/exclusion.machine.ts'
import type { FavouriteWish, favouritesMachine } from '../favourites/favourites.machine.ts'
import type { Screen, gameMachine } from '../game/game.machine.ts'
import type { languageMachine } from '../language/language.machine.ts'
import type { liveChatMachine } from '../live-chat/live-chat.machine.ts'
import type { loginMachine } from '../login/login.machine.ts'
import type { movementsMachine } from '../movements/movements.machine.ts'
import type { notificationsMachine } from '../notifications/notifications.machine.ts'
import type { PaymentInput, paymentMachine } from '../payment/payment.machine.ts'
import type { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts'
import type { promotionMachine } from '../promotion/promotion.machine.ts'
import type { realtimeMachine } from '../realtime/realtime.machine.ts'
import type { recoveryMachine } from '../recovery/recovery.machine.ts'
import type { registrationMachine } from '../registration/registration.machine.ts'
import { startUpMachine, type Found } from '../start-up/start-up.machine.ts'
import type { timeOutMachine } from '../time-out/time-out.machine.ts'
import type { SiteChildren, SiteContext, SiteEvent, SiteInput, Wish } from './site.events.ts'

/** A flow in a file of its own, loaded when it is first needed: only its type is known here. */
const arriving: AnyActorLogic = fromPromise(unprovided)

export const siteMachine = setup({
  types: {
    context: {} as SiteContext,
    events: {} as SiteEvent,
    input: {} as SiteInput,
    children: {} as SiteChildren,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'start-up': startUpMachine,
    language: arriving as typeof languageMachine,
    login: arriving as typeof loginMachine,
    registration: arriving as typeof registrationMachine,
    recovery: arriving as typeof recoveryMachine,
    payment: arriving as typeof paymentMachine,
    'call request': arriving as typeof callRequestMachine,
    'phone verification': arriving as typeof phoneVerificationMachine,
    'change password': arriving as typeof changePasswordMachine,
    'claim bonus': arriving as typeof claimBonusMachine,
    'time-out': arriving as typeof timeOutMachine,
    exclusion: arriving as typeof exclusionMachine,
    promotion: arriving as typeof promotionMachine,
    game: arriving as typeof gameMachine,
    'game of the page': arriving as typeof gameMachine,
    realtime: arriving as typeof realtimeMachine,
    balance: arriving as typeof balanceMachine,
    movements: arriving as typeof movementsMachine,
    notifications: arriving as typeof notificationsMachine,
    favourites: arriving as typeof favouritesMachine,
    'live chat': arriving as typeof liveChatMachine,
    'load the deposit methods': fromPromise<PaymentMethod[]>(unprovided),
    'sign out': fromPromise<void>(unprovided),
  },
  actions: {
    'keep what was found': assign((_, params: Found) => params),
    'do without settings': assign(({ context }) => ({ settings: context.settings ?? {} })),
    'keep the session': assign((_, params: { session: StoredSession | null }) => ({
      session: params.session,
    })),
    'mark the phone verified': assign(({ context }, params: { phone: string }) => ({
      session: context.session && { ...context.session, phone: params.phone, smsVerified: true },
    })),
    'keep the break': assign(({ context }, params: { break: KnownBreak | null }) => ({
      session: context.session && { ...context.session, break: params.break },
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
    'begin the payment': assign(({ context }) => ({ running: context.paying })),
    'store the session': (_args, _params: { session: StoredSession | null }) => unprovided(),
    /** A session that another tab has stored since stays. */
    'clear the stored data': (_args, _params: { token: string }) => unprovided(),
    'go to': (_args, _params: { path: string }) => unprovided(),
    'go to the game': (_args, _params: { game: LinkedGame }) => unprovided(),
    'keep the game of the page': assign((_, params: { game: LinkedGame }) => ({ pageGame: params.game })),
    'leave the page of the game': () => unprovided(),
    'take the promotion out of the address': () => unprovided(),
    'reload the page': () => unprovided(),
    'load the new release': () => unprovided(),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show that the session ended': (_args, _params: { message: string }) => unprovided(),
  },
  guards: {
    'a chat is named': ({ context }) => chatAddress(context) !== '',
    'the player leaves': stateIn({ session: 'leaving' }),
    'a registration is unfinished': stateIn({ forms: { registration: 'running' } }),
    'somebody is signing up': stateIn({ dialog: 'registration' }),
    'the player has left': ({ context, event }) =>
      event.type === 'storage.changed' && context.session !== null && event.session === null,
    'a player has arrived': ({ context, event }) =>
      event.type === 'storage.changed' && context.session === null && event.session !== null,
    'another player has arrived': ({ context, event }) =>
      event.type === 'storage.changed' &&
      context.session !== null &&
      event.session !== null &&
      event.session.token !== context.session.token,
    'it is another session': ({ context, event }) =>
      event.type === 'storage.changed' &&
      event.session !== null &&
      event.session.token !== context.session?.token,
    'it is this session': ({ context, event }) =>
      event.type === 'session.expired' && event.token === context.session?.token,
    'a game is wished for': ({ context }) => context.wish?.kind === 'game',
    'a favourite is wished for': ({ context }) => context.wish?.kind === 'favourite',
    'a page is wished for': ({ context }) =>
      context.wish?.kind === 'deposit' || context.wish?.kind === 'route',
    'a break runs': ({ context }) => isOnABreak(context),
    'a game opens over the page': ({ context }) =>
      context.session !== null && context.screen === 'phone' && !isOnABreak(context),
    'nothing lies over the game': stateIn({ dialog: 'none' }),
    'a dialog is open': not(stateIn({ dialog: 'none' })),
    'the chat is wanted': stateIn({ chat: { offered: 'wanted' } }),
    'a panel is open': or([
      stateIn({ menus: { 'notifications panel': 'open' } }),
      stateIn({ menus: { 'movements panel': 'open' } }),
      stateIn({ menus: { 'side menu': 'open' } }),
      stateIn({ menus: { 'profile panel': 'open' } }),
    ]),
    'a game is open': stateIn({ game: 'open' }),
    'the page plays its game': and([
      'a player is here',
      ({ context }) => context.screen === 'desktop' && !isOnABreak(context),
      not(stateIn({ game: 'open' })),
    ]),
    'a break keeps the page from its game': ({ context }) =>
      context.screen === 'desktop' && isOnABreak(context),
    'another payment is opened': ({ context: { paying, running } }) =>
      paying?.purpose !== running?.purpose || paying?.method.id !== running?.method.id,
    'a player is here': ({ context }) => context.session !== null,
    'nobody is here': ({ context }) => context.session === null,
    'a deposit is next': (_, params: { next: string }) => params.next === 'deposit',
    'a talk is next': (_, params: { next: string }) => params.next === 'live chat',
    /** Code that is missed again after a reload is lost, not replaced by a newer release. */
    'the page has not just reloaded': (_, params: { reloads: number }) => params.reloads === 0,
    'a reload would lose what is written': (_, params: { reloads: number; written: boolean }) =>
      params.reloads === 0 && params.written,
  },
  /** Section 9. */
  delays: { 'logout reload': 300, 'profile-panel restore': 800 },
}).createMachine({
  id: 'site',
  description: 'The whole of the site: how it starts, who is here, and what is open.',
  context: ({ input }) => ({
    ...input,
    domains: null,
    trialBonus: 0,
    wish: null,
    depositMethods: [],
    paying: null,
    running: null,
    pageGame: null,
  }),
  type: 'parallel',
  invoke: {
    id: 'language',
    src: 'language',
    input: ({ context: { language } }) => ({ language }),
    onError: { actions: { type: 'show the failure', params: itsFailure } },
  },
  on: {
    'choose the language': { actions: sendTo('language', ({ event }) => event) },
    'go back': [
      { guard: 'a dialog is open', actions: raise({ type: 'close' }) },
      { guard: 'the chat is wanted', actions: raise({ type: 'toggle the live chat' }) },
      {
        guard: 'a panel is open',
        actions: [
          raise({ type: 'close the notifications' }),
          raise({ type: 'close the movements' }),
          raise({ type: 'close the menus' }),
        ],
      },
      { guard: 'a game is open', actions: raise({ type: 'close' }) },
    ],
  },
  states: {
    'start-up': {
      description: 'What the site needs to know before it can be used.',
      meta: { section: '4 Start-up' },
      initial: 'starting',
      states: {
        starting: {
          tags: 'busy',
          description: 'The settings of the site are on their way, each part on its own.',
          meta: { section: '4 Start-up' },
          invoke: {
            id: 'start-up',
            src: 'start-up',
            input: ({ context: { language, reloads } }) => ({ language, reloads }),
            onDone: [
              {
                guard: 'somebody is signing up',
                target: 'started',
                actions: [
                  { type: 'keep what was found', params: ({ event }) => event.output },
                  sendTo('registration', ({ event }) => ({
                    type: 'trial bonus.announced',
                    trialBonus: event.output.trialBonus,
                  })),
                ],
              },
              {
                target: 'started',
                actions: { type: 'keep what was found', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'started',
              actions: ['do without settings', { type: 'show the failure', params: itsFailure }],
            },
          },
        },
        started: {
          description: 'What could be had of the settings is there.',
          meta: { section: '4 Start-up' },
        },
      },
    },
    session: {
      description: 'Who is here: a visitor, or a player with a session.',
      meta: { section: '3 Auth data' },
      initial: 'visitor',
      states: {
        visitor: {
          description: 'Nobody has signed in; a session, whoever brings it, makes a player.',
          always: { guard: 'a player is here', target: 'player' },
          on: {
            'session.established': {
              actions: [
                { type: 'keep the session', params: ({ event }) => ({ session: event.session }) },
                { type: 'store the session', params: ({ event }) => ({ session: event.session }) },
              ],
            },
            'storage.changed': {
              actions: { type: 'keep the session', params: ({ event }) => ({ session: event.session }) },
            },
          },
        },
        player: {
          description: 'Balance, notifications, favourites and the hub are kept fresh.',
          meta: { section: '6 Logged-in player' },
          invoke: [
            {
              id: 'realtime',
              src: 'realtime',
              input: ({ context }) => ({
                token: context.session?.token ?? '',
                fingerprint: context.session?.fingerprint ?? '',
              }),
              onError: { actions: { type: 'show the failure', params: itsFailure } },
            },
            {
              id: 'balance',
              src: 'balance',
              input: ({ context }) => ({
                balance: context.session?.balance ?? 0,
                withdrawable: context.session?.withdrawable ?? null,
              }),
              onError: { actions: { type: 'show the failure', params: itsFailure } },
            },
            {
              id: 'notifications',
              src: 'notifications',
              onError: { actions: { type: 'show the failure', params: itsFailure } },
            },
            {
              id: 'favourites',
              src: 'favourites',
              onError: { actions: { type: 'show the failure', params: itsFailure } },
            },
          ],
          on: {
            'hub.connected': {
              actions: [
                sendTo('balance', { type: 'hub.connected' }),
                sendTo('notifications', { type: 'hub.connected' }),
                sendTo('favourites', { type: 'hub.connected' }),
              ],
            },
            'open the notifications': { actions: sendTo('notifications', { type: 'panel.opened' }) },
            'toggle the favourite': { actions: sendTo('favourites', ({ event }) => event) },
            'hub.balance changed': { actions: sendTo('balance', ({ event }) => event) },
            'hub.notified': { actions: sendTo('notifications', ({ event }) => event) },
            'phone.verified': {
              actions: [
                { type: 'mark the phone verified', params: ({ event }) => ({ phone: event.phone }) },
                { type: 'store the session', params: ({ context }) => ({ session: context.session }) },
              ],
            },
            'break.changed': {
              actions: [
                { type: 'keep the break', params: ({ event }) => ({ break: event.break }) },
                { type: 'store the session', params: ({ context }) => ({ session: context.session }) },
              ],
            },
            'log out': 'signing out',
            'session.expired': {
              guard: 'it is this session',
              target: 'visitor',
              actions: [
                'forget the player',
                { type: 'clear the stored data', params: ({ event }) => ({ token: event.token }) },
                { type: 'show that the session ended', params: ({ event }) => ({ message: event.message }) },
                { type: 'go to', params: { path: '/' } },
              ],
            },
            'storage.changed': [
              {
                guard: 'the player has left',
                target: 'visitor',
                actions: ['forget the player', { type: 'go to', params: { path: '/' } }],
              },
              {
                guard: 'it is another session',
                target: 'player',
                reenter: true,
                actions: { type: 'keep the session', params: ({ event }) => ({ session: event.session }) },
              },
              { actions: { type: 'keep the session', params: ({ event }) => ({ session: event.session }) } },
            ],
          },
        },
        'signing out': {
          tags: 'busy',
          description: 'The server is told; whatever it answers, the player leaves.',
          meta: { section: '7 auth/logout' },
          invoke: { id: 'sign out', src: 'sign out', onDone: 'leaving', onError: 'leaving' },
        },
        leaving: {
          description:
            'Nothing of the player is left, nor a dialog that was opened while signing out; the page begins anew a moment later.',
          meta: { section: '4 Logout' },
          entry: [
            {
              type: 'clear the stored data',
              params: ({ context }) => ({ token: context.session?.token ?? '' }),
            },
            'forget the player',
            'close the dialog',
            { type: 'go to', params: { path: '/' } },
          ],
          after: { 'logout reload': { target: 'visitor', actions: ['close the dialog', 'reload the page'] } },
        },
      },
    },
    dialog: {
      description: 'One dialog at a time.',
      meta: { section: '2 Screens' },
      initial: 'none',
      on: {
        close: { target: '.none', actions: 'forget the wish' },
        'log out': { target: '.none', actions: 'forget the wish' },
        'session.expired': { guard: 'it is this session', target: '.none' },
        'storage.changed': [
          { guard: 'the player has left', target: '.none' },
          { guard: 'another player has arrived', target: '.none' },
        ],
        'log in': { guard: 'nobody is here', target: '.login' },
        'sign up': { guard: 'nobody is here', target: '.registration' },
        'recover the password': { guard: 'nobody is here', target: '.recovery' },
        'read the promotion': '.promotion',
        'request a call': '.call request',
        'verify the phone': [
          { guard: 'a registration is unfinished', target: '.registration' },
          { guard: 'a player is here', target: '.phone verification' },
          { target: '.login' },
        ],
        'deposit over the game': { guard: 'a player is here', target: '.deposit methods' },
        'deposit by': {
          guard: 'a player is here',
          target: '.deposit',
          actions: {
            type: 'remember the method',
            params: ({ event: { method } }) => ({ purpose: 'deposit', method, title: null }),
          },
        },
        'withdraw by': {
          guard: 'a player is here',
          target: '.withdraw',
          actions: {
            type: 'remember the method',
            params: ({ event: { method, title } }) => ({ purpose: 'withdraw', method, title }),
          },
        },
        deposit: [
          {
            guard: 'a player is here',
            target: '.none',
            actions: { type: 'go to', params: { path: '/dashboard/deposit' } },
          },
          { target: '.login', actions: { type: 'remember the wish', params: { wish: { kind: 'deposit' } } } },
        ],
        visit: [
          {
            guard: 'a player is here',
            target: '.none',
            actions: { type: 'go to', params: ({ event }) => ({ path: event.path }) },
          },
          {
            target: '.login',
            actions: {
              type: 'remember the wish',
              params: ({ event }) => ({ wish: { kind: 'route', path: event.path } }),
            },
          },
        ],
        'navigation.turned away': {
          guard: 'nobody is here',
          target: '.login',
          actions: {
            type: 'remember the wish',
            params: ({ event }) => ({ wish: { kind: 'route', path: event.path } }),
          },
        },
        play: {
          guard: 'nobody is here',
          target: '.login',
          actions: {
            type: 'remember the wish',
            params: ({ event }) => ({ wish: { kind: 'game', game: event.game } }),
          },
        },
        'toggle the favourite': {
          guard: 'nobody is here',
          target: '.login',
          actions: {
            type: 'remember the wish',
            params: ({ event: { game, wanted } }) => ({
              wish: { kind: 'favourite', wish: { game, wanted } },
            }),
          },
        },
      },
      states: {
        none: {
          description: 'The page can be used: nothing lies over it.',
          on: { 'session.established': 'registration' },
        },
        login: {
          description: 'Who is known gets in; what was wanted before is resumed.',
          meta: { section: '2 Login dialog' },
          entry: raise({ type: 'login.opened' }),
          exit: raise({ type: 'login.left' }),
          on: {
            'login.ended': 'resuming',
            'storage.changed': { guard: 'a player has arrived', target: 'resuming' },
            'session.established': 'registration',
          },
        },
        registration: {
          description: 'A new player; the session is there before the dialog closes.',
          meta: { section: '2 Registration dialog' },
          entry: raise({ type: 'registration.opened' }),
          exit: raise({ type: 'registration.left' }),
          on: {
            'registration.ended': 'resuming',
            'storage.changed': { guard: 'a player has arrived', target: 'resuming' },
          },
        },
        recovery: {
          description:
            'A new password in the place of a forgotten one; the login follows, and the wish is kept for it.',
          meta: { section: '2 Recovery screen' },
          entry: raise({ type: 'recovery.opened' }),
          exit: raise({ type: 'recovery.left' }),
          on: {
            'recovery.ended': 'login',
            'storage.changed': { guard: 'a player has arrived', target: 'resuming' },
            'session.established': 'registration',
          },
        },
        'call request': {
          description:
            'The operator is asked to call, by a visitor too; the phone of an account stands in the form.',
          meta: { section: '2 Call request form dialog' },
          entry: raise({ type: 'call request.opened' }),
          exit: raise({ type: 'call request.left' }),
          on: { 'call request.ended': 'none' },
        },
        'deposit methods': {
          description: 'The ways to deposit, over a game that goes on.',
          meta: { section: '2 Game play modal' },
          initial: 'loading',
          states: {
            loading: {
              description: 'The server is asked for the ways to deposit.',
              invoke: {
                id: 'load the deposit methods',
                src: 'load the deposit methods',
                onDone: {
                  target: 'offered',
                  actions: {
                    type: 'keep the deposit methods',
                    params: ({ event }) => ({ methods: event.output }),
                  },
                },
                onError: 'missing',
              },
            },
            offered: { description: 'The player chooses a way to deposit.' },
            missing: {
              description: 'They did not come: the player sees it and can ask again.',
              on: { 'try again': 'loading' },
            },
          },
        },
        deposit: {
          description: 'The player fills in what the chosen way to deposit asks for.',
          meta: { section: '2 Dynamic deposit and withdraw dialogs' },
          entry: raise({ type: 'payment.opened' }),
          exit: raise({ type: 'payment.left' }),
          on: { 'payment.ended': 'none' },
        },
        withdraw: {
          description: 'The player fills in what the chosen way to withdraw asks for.',
          meta: { section: '2 Dynamic deposit and withdraw dialogs' },
          entry: raise({ type: 'payment.opened' }),
          exit: raise({ type: 'payment.left' }),
          on: { 'payment.ended': 'none' },
        },
        'phone verification': {
          description: 'The same flow as on its page.',
          meta: { section: '2 Phone verification screen' },
          entry: raise({ type: 'phone verification.opened' }),
          exit: raise({ type: 'phone verification.left' }),
          initial: 'verifying',
          states: {
            verifying: {
              description: 'The player asks for a code and enters it.',
              on: { 'phone verification.ended': 'verified' },
            },
            verified: { description: 'Congratulations, until the dialog is closed.' },
          },
        },
        promotion: {
          description: 'The address names it as long as it is read.',
          meta: { section: '2 Promotion detail dialog' },
          exit: 'take the promotion out of the address',
          on: { 'navigation.arrived': 'none' },
          invoke: {
            id: 'promotion',
            src: 'promotion',
            input: ({ event }) => {
              assertEvent(event, 'read the promotion')
              return { id: event.id }
            },
            onError: { target: 'none', actions: { type: 'show the failure', params: itsFailure } },
          },
        },
        resuming: {
          description: 'What the visitor wanted is had by the player.',
          meta: { section: '6 Logged-in player' },
          always: [
            {
              guard: 'a game is wished for',
              target: 'none',
              actions: [raise(({ context }) => gameOf(context.wish)), 'forget the wish'],
            },
            {
              guard: 'a favourite is wished for',
              target: 'none',
              actions: [raise(({ context }) => favouriteOf(context.wish)), 'forget the wish'],
            },
            {
              guard: 'a page is wished for',
              target: 'none',
              actions: [{ type: 'go to', params: ({ context }) => pageOf(context.wish) }, 'forget the wish'],
            },
            { target: 'none' },
          ],
        },
      },
    },
    // A form of visitors ends when the player leaves, a form of players with the session.
    forms: {
      description:
        'The flows with a form: each lives from its opening until it is left, and until its answer where it was sent.',
      meta: { section: '4 Dynamic dialog, 4 Login, 4 Registration, 4 Recovery' },
      type: 'parallel',
      states: {
        login: {
          description:
            'A login that is closed while it is sent still signs in; what was wanted is forgotten.',
          initial: 'none',
          states: {
            none: { description: 'Nobody is signing in here.', on: { 'login.opened': 'running' } },
            running: {
              description: 'The form of the login is filled in or sent.',
              always: { guard: 'a player is here', target: 'none' },
              invoke: {
                id: 'login',
                src: 'login',
                onDone: {
                  target: 'none',
                  actions: [
                    { type: 'keep the session', params: ({ event }) => ({ session: event.output.session }) },
                    { type: 'store the session', params: ({ event }) => ({ session: event.output.session }) },
                    raise({ type: 'login.ended' }),
                  ],
                },
                onError: {
                  target: 'none',
                  actions: [{ type: 'show the failure', params: itsFailure }, 'close the dialog'],
                },
              },
              initial: 'idle',
              states: {
                idle: {
                  description: 'Nothing is on its way: leaving the form ends the flow.',
                  on: { 'login.sent': 'under way', 'login.left': '#site.forms.login.none' },
                },
                'under way': {
                  description: 'The request has no answer yet: leaving the form does not end the flow.',
                  on: { 'login.answered': 'idle' },
                },
              },
            },
          },
        },
        registration: {
          description:
            'A registration that is closed while it is sent still makes the account: its dialog comes back for the phone.',
          initial: 'none',
          states: {
            none: { description: 'Nobody is signing up here.', on: { 'registration.opened': 'running' } },
            running: {
              description: 'The form of a new player is filled in or sent.',
              always: { guard: 'the player leaves', target: 'none' },
              on: {
                'session.expired': { guard: 'it is this session', target: 'none' },
                'storage.changed': [
                  { guard: 'a player has arrived', target: 'none' },
                  { guard: 'the player has left', target: 'none' },
                  { guard: 'another player has arrived', target: 'none' },
                ],
              },
              invoke: {
                id: 'registration',
                src: 'registration',
                input: ({ context }) => ({ trialBonus: context.trialBonus }),
                onDone: [
                  {
                    guard: {
                      type: 'a deposit is next',
                      params: ({ event }) => ({ next: event.output.next }),
                    },
                    target: 'none',
                    actions: [
                      'forget the wish',
                      { type: 'go to', params: { path: '/dashboard/deposit' } },
                      raise({ type: 'registration.ended' }),
                    ],
                  },
                  {
                    guard: { type: 'a talk is next', params: ({ event }) => ({ next: event.output.next }) },
                    target: 'none',
                    actions: [
                      'forget the wish',
                      raise({ type: 'open the live chat' }),
                      raise({ type: 'registration.ended' }),
                    ],
                  },
                  { target: 'none', actions: raise({ type: 'registration.ended' }) },
                ],
                onError: {
                  target: 'none',
                  actions: [{ type: 'show the failure', params: itsFailure }, 'close the dialog'],
                },
              },
              initial: 'idle',
              states: {
                idle: {
                  description: 'Nothing is on its way: leaving the form ends the flow.',
                  on: {
                    'registration.sent': 'under way',
                    'phone verification.sent': 'under way',
                    'trial bonus.sent': 'under way',
                    'registration.left': '#site.forms.registration.none',
                  },
                },
                'under way': {
                  description: 'The request has no answer yet: leaving the form does not end the flow.',
                  on: {
                    'registration.answered': 'idle',
                    'phone verification.answered': 'idle',
                    'trial bonus.answered': 'idle',
                  },
                },
              },
            },
          },
        },
        recovery: {
          description: 'A recovery that is closed while a step is sent goes on to the next step.',
          initial: 'none',
          states: {
            none: {
              description: 'Nobody is recovering a password here.',
              on: { 'recovery.opened': 'running' },
            },
            running: {
              description: 'One of the steps to a new password is filled in or sent.',
              always: { guard: 'a player is here', target: 'none' },
              invoke: {
                id: 'recovery',
                src: 'recovery',
                onDone: { target: 'none', actions: raise({ type: 'recovery.ended' }) },
                onError: {
                  target: 'none',
                  actions: [{ type: 'show the failure', params: itsFailure }, 'close the dialog'],
                },
              },
              initial: 'idle',
              states: {
                idle: {
                  description: 'Nothing is on its way: leaving the form ends the flow.',
                  on: { 'recovery.sent': 'under way', 'recovery.left': '#site.forms.recovery.none' },
                },
                'under way': {
                  description: 'The request has no answer yet: leaving the form does not end the flow.',
                  on: { 'recovery.answered': 'idle' },
                },
              },
            },
          },
        },
        payment: {
          description:
            'A payment that is closed while it is sent is waited for; its number is kept over a reload. A logout leaves it to the server: the history and a notification tell of it.',
          initial: 'none',
          states: {
            none: {
              description: 'The player is neither depositing nor withdrawing here.',
              on: { 'payment.opened': 'running' },
            },
            running: {
              description: 'The deposit or the withdrawal is filled in or sent.',
              entry: 'begin the payment',
              always: { guard: 'nobody is here', target: 'none' },
              on: {
                'hub.notified': { actions: sendTo('payment', { type: 'hub.notified' }) },
                'storage.changed': { guard: 'it is another session', target: 'none' },
              },
              invoke: {
                id: 'payment',
                src: 'payment',
                input: ({ context: { paying } }) => {
                  if (paying === null) throw new Error('No method of payment is chosen')
                  return paying
                },
                onDone: { target: 'none', actions: raise({ type: 'payment.ended' }) },
                onError: {
                  target: 'none',
                  actions: [{ type: 'show the failure', params: itsFailure }, 'close the dialog'],
                },
              },
              initial: 'idle',
              states: {
                idle: {
                  description:
                    'Nothing is on its way: leaving the form ends the flow. An answer that came after the form was left is shown until another payment is opened.',
                  on: {
                    'payment.sent': 'under way',
                    'payment.left': '#site.forms.payment.none',
                    'payment.opened': {
                      guard: 'another payment is opened',
                      target: '#site.forms.payment.running',
                      reenter: true,
                    },
                  },
                },
                'under way': {
                  description: 'The request has no answer yet: leaving the form does not end the flow.',
                  on: { 'payment.answered': 'idle' },
                },
              },
            },
          },
        },
        'call request': {
          description: 'A call that is asked for is asked for, though its dialog is closed.',
          initial: 'none',
          states: {
            none: {
              description: 'Nobody is asking for a call here.',
              on: { 'call request.opened': 'running' },
            },
            running: {
              description: 'The wish to be called is filled in or sent.',
              always: { guard: 'the player leaves', target: 'none' },
              on: {
                'session.expired': { guard: 'it is this session', target: 'none' },
                'storage.changed': [
                  { guard: 'the player has left', target: 'none' },
                  { guard: 'another player has arrived', target: 'none' },
                ],
              },
              invoke: {
                id: 'call request',
                src: 'call request',
                input: ({ context: { session } }) => ({
                  from: session ? 'player' : 'visitor',
                  phone: session?.phone ?? '',
                }),
                onDone: { target: 'none', actions: raise({ type: 'call request.ended' }) },
                onError: {
                  target: 'none',
                  actions: [{ type: 'show the failure', params: itsFailure }, 'close the dialog'],
                },
              },
              initial: 'idle',
              states: {
                idle: {
                  description: 'Nothing is on its way: leaving the form ends the flow.',
                  on: {
                    'call request.sent': 'under way',
                    'call request.left': '#site.forms.call request.none',
                  },
                },
                'under way': {
                  description: 'The request has no answer yet: leaving the form does not end the flow.',
                  on: { 'call request.answered': 'idle' },
                },
              },
            },
          },
        },
        'phone verification': {
          description:
            'The dialog or the page may be left while a code is sent or checked: the flow waits for the answer and tells it. After a reload the code that was sent is asked for again. A logout ends the flow; the server does what it was asked.',
          initial: 'none',
          states: {
            none: {
              description: 'The player is not proving a phone number here.',
              on: { 'phone verification.opened': 'running' },
            },
            running: {
              description: 'The number or the code is filled in or sent.',
              always: { guard: 'nobody is here', target: 'none' },
              on: { 'storage.changed': { guard: 'it is another session', target: 'none' } },
              invoke: {
                id: 'phone verification',
                src: 'phone verification',
                input: ({ context: { session } }) => ({
                  phone: session?.phone ?? '',
                  standing: session?.smsVerified === true ? 'verified' : 'not verified',
                }),
                onDone: {
                  target: 'none',
                  actions: raise({ type: 'phone verification.ended' }),
                },
                onError: {
                  target: 'none',
                  actions: [{ type: 'show the failure', params: itsFailure }, 'close the dialog'],
                },
              },
              initial: 'idle',
              states: {
                idle: {
                  description: 'Nothing is on its way: leaving the form ends the flow.',
                  on: {
                    'phone verification.sent': 'under way',
                    'phone verification.left': '#site.forms.phone verification.none',
                  },
                },
                'under way': {
                  description: 'The request has no answer yet: leaving the form does not end the flow.',
                  on: { 'phone verification.answered': 'idle' },
                },
              },
            },
          },
        },
        'change password': {
          description:
            'The page may be left while the new password is sent: the flow waits for the answer and tells it. Nothing of it is kept over a reload or a logout; sent again, the old password counts no more and the server refuses.',
          initial: 'none',
          states: {
            none: {
              description: 'The player is not changing the password here.',
              on: { 'change password.opened': 'running' },
            },
            running: {
              description: 'The old and the new password are filled in or sent.',
              always: { guard: 'nobody is here', target: 'none' },
              on: { 'storage.changed': { guard: 'it is another session', target: 'none' } },
              invoke: {
                id: 'change password',
                src: 'change password',
                onError: { target: 'none', actions: { type: 'show the failure', params: itsFailure } },
              },
              initial: 'idle',
              states: {
                idle: {
                  description: 'Nothing is on its way: leaving the form ends the flow.',
                  on: {
                    'change password.sent': 'under way',
                    'change password.left': '#site.forms.change password.none',
                  },
                },
                'under way': {
                  description: 'The request has no answer yet: leaving the form does not end the flow.',
                  on: { 'change password.answered': 'idle' },
                },
              },
            },
          },
        },
        'claim bonus': {
          description:
            'The page may be left while the claim is sent: the flow waits for the answer and tells it. The number of the claim is kept over a reload until the answer is known. A logout leaves it to the server: the history of bonuses tells of it.',
          initial: 'none',
          states: {
            none: {
              description: 'The player is not asking for a bonus here.',
              on: { 'claim bonus.opened': 'running' },
            },
            running: {
              description: 'The choice of a bonus is filled in or sent.',
              always: { guard: 'nobody is here', target: 'none' },
              on: { 'storage.changed': { guard: 'it is another session', target: 'none' } },
              invoke: {
                id: 'claim bonus',
                src: 'claim bonus',
                input: ({ event }) => {
                  assertEvent(event, 'claim bonus.opened')
                  return { chosen: event.bonus ?? null }
                },
                onError: { target: 'none', actions: { type: 'show the failure', params: itsFailure } },
              },
              initial: 'idle',
              states: {
                idle: {
                  description: 'Nothing is on its way: leaving the form ends the flow.',
                  on: { 'claim bonus.sent': 'under way', 'claim bonus.left': '#site.forms.claim bonus.none' },
                },
                'under way': {
                  description: 'The request has no answer yet: leaving the form does not end the flow.',
                  on: { 'claim bonus.answered': 'idle' },
                },
              },
            },
          },
        },
        'time-out': {
          description:
            'The page may be left while the break is asked for: the flow waits for the answer, and the site keeps the break.',
          initial: 'none',
          states: {
            none: {
              description: 'The player is not at this form.',
              on: { 'time-out.opened': 'running' },
            },
            running: {
              description: 'The length of the break is chosen or sent.',
              always: { guard: 'nobody is here', target: 'none' },
              on: { 'storage.changed': { guard: 'it is another session', target: 'none' } },
              invoke: {
                id: 'time-out',
                src: 'time-out',
                onError: { target: 'none', actions: { type: 'show the failure', params: itsFailure } },
              },
              initial: 'idle',
              states: {
                idle: {
                  description: 'Nothing is on its way: leaving the form ends the flow.',
                  on: { 'time-out.sent': 'under way', 'time-out.left': '#site.forms.time-out.none' },
                },
                'under way': {
                  description: 'The request has no answer yet: leaving the form does not end the flow.',
                  on: { 'time-out.answered': 'idle' },
                },
              },
            },
          },
        },
        exclusion: {
          description:
            'The page may be left while the exclusion is asked for or lifted: the flow waits for the answer, and the site keeps it.',
          initial: 'none',
          states: {
            none: {
              description: 'The player is not at this form.',
              on: { 'exclusion.opened': 'running' },
            },
            running: {
              description: 'The length is chosen, the password entered, or the request sent.',
              always: { guard: 'nobody is here', target: 'none' },
              on: { 'storage.changed': { guard: 'it is another session', target: 'none' } },
              invoke: {
                id: 'exclusion',
                src: 'exclusion',
                onError: { target: 'none', actions: { type: 'show the failure', params: itsFailure } },
              },
              initial: 'idle',
              states: {
                idle: {
                  description: 'Nothing is on its way: leaving the form ends the flow.',
                  on: { 'exclusion.sent': 'under way', 'exclusion.left': '#site.forms.exclusion.none' },
                },
                'under way': {
                  description: 'The request has no answer yet: leaving the form does not end the flow.',
                  on: { 'exclusion.answered': 'idle' },
                },
              },
            },
          },
        },
      },
    },
    // Not within `dialog`: a dialog can open and close while the game goes on.
    game: {
      description: 'The game that is open over the page of a phone; a desktop plays it on a page of its own.',
      meta: { section: '4 Opening a game' },
      initial: 'none',
      on: {
        'screen.changed': {
          actions: { type: 'keep the screen', params: ({ event }) => ({ screen: event.screen }) },
        },
      },
      states: {
        none: {
          description: 'The page itself is seen.',
          on: {
            play: [
              { guard: 'a game opens over the page', target: 'open' },
              {
                guard: 'a player is here',
                actions: { type: 'go to the game', params: ({ event }) => ({ game: event.game }) },
              },
            ],
          },
        },
        open: {
          description: 'The game fills the screen of the phone.',
          meta: { section: '2 Game play modal' },
          always: [
            { guard: 'nobody is here', target: 'none' },
            {
              guard: 'a break runs',
              target: 'none',
              actions: { type: 'go to', params: { path: '/dashboard' } },
            },
          ],
          invoke: {
            id: 'game',
            src: 'game',
            input: ({ context, event }) => {
              assertEvent(event, 'play')
              return { game: event.game, screen: context.screen }
            },
            onDone: 'none',
            onError: { target: 'none', actions: { type: 'show the failure', params: itsFailure } },
          },
          on: {
            close: { guard: 'nothing lies over the game', target: 'none' },
            'storage.changed': { guard: 'it is another session', target: 'none' },
          },
        },
      },
    },
    'game page': {
      description: 'The page of a game: a desktop plays it there, a phone opens it over the page.',
      meta: { section: '4 Opening a game' },
      initial: 'none',
      on: {
        'game page.opened': [
          {
            guard: 'a player is here',
            target: '.shown',
            actions: { type: 'keep the game of the page', params: ({ event }) => ({ game: event.game }) },
          },
          {
            target: '.shown',
            actions: [
              { type: 'keep the game of the page', params: ({ event }) => ({ game: event.game }) },
              raise(({ event }) => ({ type: 'play', game: event.game })),
            ],
          },
        ],
        'game page.left': '.none',
      },
      states: {
        none: { description: 'No such page is open, or its game was closed.' },
        shown: {
          description: 'The page says which game it is and offers to play it.',
          always: [
            { guard: 'the page plays its game', target: 'playing' },
            // So that no game begins by itself when the break is over.
            { guard: 'a break keeps the page from its game', target: 'none' },
          ],
        },
        playing: {
          description: 'A window that is made narrow does not end the game; a break does.',
          always: [
            { guard: 'nobody is here', target: 'none' },
            { guard: 'a break runs', target: 'shown' },
          ],
          invoke: {
            id: 'game of the page',
            src: 'game of the page',
            input: ({ context }) => ({ game: pageGameOf(context), screen: 'desktop' }),
            onDone: { target: 'none', actions: 'leave the page of the game' },
            onError: { target: 'none', actions: { type: 'show the failure', params: itsFailure } },
          },
          on: { 'storage.changed': { guard: 'it is another session', target: 'shown' } },
        },
      },
    },
    menus: {
      description: 'What slides in and out around a page.',
      meta: { section: '4 Side menu, profile panel, dropdown' },
      type: 'parallel',
      states: {
        'side menu': {
          description: 'The ways through the site, from the left.',
          initial: 'closed',
          states: {
            closed: {
              description: 'A button in the header brings the ways through the site.',
              on: { 'toggle the side menu': 'open' },
            },
            open: {
              description: 'The person sees the ways through the site and the language.',
              on: {
                'toggle the side menu': 'closed',
                'close the menus': 'closed',
                'navigation.arrived': 'closed',
              },
            },
          },
        },
        'profile panel': {
          description: 'The account of the player, from the right.',
          initial: 'closed',
          states: {
            closed: {
              description: 'A button brings the account of the player.',
              on: { 'toggle the profile panel': 'open' },
            },
            open: {
              description: 'The player sees the account: balance, pages of the account, and the way out.',
              always: { guard: 'nobody is here', target: 'closed' },
              on: {
                'toggle the profile panel': 'restoring',
                'close the menus': 'restoring',
                'open the notifications': 'restoring',
                'open the movements': 'restoring',
                'navigation.arrived': 'restoring',
              },
            },
            restoring: {
              description: 'The panel is on its way out; the page behind it comes back.',
              meta: { section: '9 mobile profile-panel restore' },
              on: { 'toggle the profile panel': 'open' },
              after: { 'profile-panel restore': 'closed' },
            },
          },
        },
        dropdown: {
          description: 'The short menu of the player under the header.',
          initial: 'closed',
          states: {
            closed: {
              description: 'A button in the header brings the short menu.',
              on: { 'toggle the dropdown': 'open' },
            },
            open: {
              description: 'The player sees the pages of the account and the way out.',
              always: { guard: 'nobody is here', target: 'closed' },
              on: {
                'toggle the dropdown': 'closed',
                'close the menus': 'closed',
                'open the notifications': 'closed',
                'open the movements': 'closed',
                'navigation.arrived': 'closed',
              },
            },
          },
        },
        'notifications panel': {
          description:
            'What the notifications flow tells, in its own panel; it comes in the place of the other menus.',
          meta: { section: '2 Notifications panel' },
          initial: 'closed',
          states: {
            closed: {
              description: 'The bell in the header says how many are unread.',
              on: { 'open the notifications': { guard: 'a player is here', target: 'open' } },
            },
            open: {
              description: 'The player reads what the platform has told them.',
              always: { guard: 'nobody is here', target: 'closed' },
              on: { 'close the notifications': 'closed', 'navigation.arrived': 'closed' },
            },
          },
        },
        'movements panel': {
          description: 'What has changed the balance, in a panel that comes in the place of the other menus.',
          meta: { section: '4 Balance display' },
          initial: 'closed',
          states: {
            closed: {
              description: 'A press on the balance brings what has changed it.',
              on: { 'open the movements': { guard: 'a player is here', target: 'open' } },
            },
            open: {
              description: 'The player sees what has changed the balance.',
              always: { guard: 'nobody is here', target: 'closed' },
              invoke: {
                id: 'movements',
                src: 'movements',
                onError: { target: 'closed', actions: { type: 'show the failure', params: itsFailure } },
              },
              on: {
                'close the movements': 'closed',
                'navigation.arrived': 'closed',
                'storage.changed': { guard: 'it is another session', target: 'closed' },
                'hub.balance changed': { actions: sendTo('movements', ({ event }) => event) },
                'hub.connected': { actions: sendTo('movements', ({ event }) => event) },
              },
            },
          },
        },
      },
    },
    chat: {
      description: 'The live chat where there is one; elsewhere whoever wants to talk is called.',
      meta: { section: '4 Live chat' },
      initial: 'not offered',
      states: {
        'not offered': {
          description: 'A person who wants to talk leaves a number and is called.',
          always: { guard: 'a chat is named', target: 'offered' },
          on: {
            'toggle the live chat': { actions: raise({ type: 'request a call' }) },
            'open the live chat': { actions: raise({ type: 'request a call' }) },
          },
        },
        offered: {
          description: 'A site in production, whose settings name the chat.',
          invoke: {
            id: 'live chat',
            src: 'live chat',
            input: ({ context }) => ({ address: chatAddress(context) }),
            onError: {
              target: '.closed',
              actions: { type: 'show the failure', params: itsFailure },
            },
          },
          initial: 'closed',
          states: {
            closed: {
              description: 'The page of the chat waits behind its button.',
              on: {
                'toggle the live chat': {
                  target: 'wanted',
                  actions: sendTo('live chat', ({ event }) => event),
                },
                'open the live chat': {
                  target: 'wanted',
                  actions: sendTo('live chat', ({ event }) => event),
                },
              },
            },
            wanted: {
              description: 'It covers the page, or will when it has come.',
              on: {
                'toggle the live chat': {
                  target: 'closed',
                  actions: sendTo('live chat', ({ event }) => event),
                },
                'chat.missed': { target: 'closed', actions: raise({ type: 'request a call' }) },
              },
            },
          },
        },
      },
    },
    release: {
      description: 'A newer release of the site is offered; what somebody is writing is never lost to it.',
      meta: { section: 'beyond' },
      initial: 'current',
      states: {
        current: {
          description: 'As far as the page knows, the server has no newer release.',
          on: {
            'release.found': 'offered',
            'release.missed': [
              {
                guard: { type: 'a reload would lose what is written', params: ({ event }) => event },
                target: 'offered',
              },
              {
                guard: { type: 'the page has not just reloaded', params: ({ event }) => event },
                target: 'loading',
              },
            ],
          },
        },
        offered: {
          description: 'The person reloads the page when it suits, or goes on with the old release.',
          on: { 'begin the new release': 'loading', 'keep the old release': 'current' },
        },
        loading: {
          tags: 'busy',
          description: 'The page reloads with the newer release.',
          entry: 'load the new release',
        },
      },
    },
  },
})

export type SiteActor = ActorRefFrom<typeof siteMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/site/site.provide.ts')
}

const isOnABreak = ({ session }: Pick<SiteContext, 'session'>) => (session?.break ?? null) !== null

/** The provider's page with the operator's id; empty when a setting is missing, or outside production. */
function chatAddress({ production, settings }: Pick<SiteContext, 'production' | 'settings'>): string {
  const { chaturl = '', chatid = '' } = settings ?? {}
  return production && chaturl !== '' && chatid !== '' ? `${chaturl}${encodeURIComponent(chatid)}` : ''
}

function pageGameOf({ pageGame }: Pick<SiteContext, 'pageGame'>): LinkedGame {
  if (pageGame === null) throw new Error('No page of a game is open')
  return pageGame
}

/** The wish as the player's event; throws when it is no game. */
function gameOf(wish: Wish | null): { type: 'play'; game: LinkedGame } {
  if (wish?.kind !== 'game') throw new Error('No game is wished for')
  return { type: 'play', game: wish.game }
}

/** The wish as the player's event; throws when it is no favourite. */
function favouriteOf(wish: Wish | null): { type: 'toggle the favourite' } & FavouriteWish {
  if (wish?.kind !== 'favourite') throw new Error('No favourite is wished for')
  return { type: 'toggle the favourite', ...wish.wish }
}

/** The page of a wish; home when it has none. */
function pageOf(wish: Wish | null): { path: string } {
  if (wish?.kind === 'deposit') return { path: '/dashboard/deposit' }
  return { path: wish?.kind === 'route' ? wish.path : '/' }
}
