import { sendTo } from 'xstate'
import { site } from './site.setup.ts'
import { anotherSession, hasLeft, thisSession } from './site.whose.ts'
import { sayWhy } from './site.why.ts'

export const session = site.createStateConfig({
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
          onError: {
            actions: sayWhy,
          },
        },
        {
          id: 'balance',
          src: 'balance',
          input: ({ context }) => ({
            balance: context.session?.balance ?? 0,
            withdrawable: context.session?.withdrawable ?? null,
          }),
          onError: {
            actions: sayWhy,
          },
        },
        {
          id: 'notifications',
          src: 'notifications',
          onError: {
            actions: sayWhy,
          },
        },
        {
          id: 'favourites',
          src: 'favourites',
          onError: {
            actions: sayWhy,
          },
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
        'log out': 'signing out',
        'session.expired': {
          guard: thisSession,
          target: 'visitor',
          actions: [
            'forget the player',
            'clear the stored data',
            { type: 'show that the session ended', params: ({ event }) => ({ message: event.message }) },
            { type: 'go to', params: { path: '/' } },
          ],
        },
        'storage.changed': [
          {
            guard: hasLeft,
            target: 'visitor',
            actions: ['forget the player', { type: 'go to', params: { path: '/' } }],
          },
          {
            guard: anotherSession,
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
      description: 'Nothing of the player is left; the page begins anew a moment later.',
      meta: { section: '4 Logout' },
      entry: ['forget the player', 'clear the stored data', { type: 'go to', params: { path: '/' } }],
      after: { 'logout reload': { target: 'visitor', actions: 'reload the page' } },
    },
  },
})
