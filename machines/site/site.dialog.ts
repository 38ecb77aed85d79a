import { states } from './site.dialogs.ts'
import { site } from './site.setup.ts'
import { depositPath } from './site.wish.ts'
import { anotherPlayer, hasLeft, thisSession } from './site.whose.ts'

export const dialog = site.createStateConfig({
  description: 'One dialog at a time.',
  meta: { section: '2 Screens' },
  initial: 'none',
  on: {
    close: { target: '.none', actions: 'forget the wish' },
    'log out': { target: '.none', actions: 'forget the wish' },
    'session.expired': {
      guard: thisSession,
      target: '.none',
    },
    'storage.changed': [
      {
        guard: hasLeft,
        target: '.none',
      },
      {
        guard: anotherPlayer,
        target: '.none',
      },
    ],
    'log in': { guard: 'nobody is here', target: '.login' },
    'sign up': { guard: 'nobody is here', target: '.register' },
    'recover the password': { guard: 'nobody is here', target: '.recovery' },
    'read the promotion': '.promotion',
    'request a call': '.call request',
    'verify the phone': [
      { guard: 'a registration is unfinished', target: '.register' },
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
        actions: { type: 'go to', params: { path: depositPath } },
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
        params: ({ event: { game, wanted } }) => ({ wish: { kind: 'favourite', wish: { game, wanted } } }),
      },
    },
  },
  states,
})
