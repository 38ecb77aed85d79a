import { assertEvent, raise } from 'xstate'
import { failureOf } from '../failure.ts'
import { site } from './site.setup.ts'
import { depositPath, favouriteOf, gameOf, pageOf } from './site.wish.ts'

const login = site.createStateConfig({
  description: 'Who is known gets in; what was wanted before is resumed.',
  meta: { section: '2 Login dialog' },
  on: {
    'storage.changed': {
      guard: { type: 'a player has arrived', params: ({ event }) => ({ session: event.session }) },
      target: 'resuming',
    },
  },
  invoke: {
    id: 'login',
    src: 'login',
    onDone: {
      target: 'resuming',
      actions: [
        { type: 'keep the session', params: ({ event }) => ({ session: event.output.session }) },
        { type: 'store the session', params: ({ event }) => ({ session: event.output.session }) },
      ],
    },
    onError: {
      target: 'none',
      actions: { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
    },
  },
})

const register = site.createStateConfig({
  description: 'A new player; the session is there before the dialog closes.',
  meta: { section: '2 Registration dialog' },
  on: {
    'storage.changed': {
      guard: { type: 'a player has arrived', params: ({ event }) => ({ session: event.session }) },
      target: 'resuming',
    },
  },
  invoke: {
    id: 'registration',
    src: 'registration',
    input: ({ context }) => ({ trialBonus: context.trialBonus }),
    onDone: [
      {
        guard: { type: 'a deposit is next', params: ({ event }) => ({ next: event.output.next }) },
        target: 'none',
        actions: ['forget the wish', { type: 'go to', params: { path: depositPath } }],
      },
      {
        guard: { type: 'a talk is next', params: ({ event }) => ({ next: event.output.next }) },
        target: 'none',
        actions: ['forget the wish', raise({ type: 'open the live chat' })],
      },
      { target: 'resuming' },
    ],
    onError: {
      target: 'none',
      actions: { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
    },
  },
})

const recovery = site.createStateConfig({
  description:
    'A new password in the place of a forgotten one; the login follows, and the wish is kept for it.',
  meta: { section: '2 Recovery screen' },
  on: {
    'storage.changed': {
      guard: { type: 'a player has arrived', params: ({ event }) => ({ session: event.session }) },
      target: 'resuming',
    },
  },
  invoke: {
    id: 'recovery',
    src: 'recovery',
    onDone: 'login',
    onError: {
      target: 'none',
      actions: { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
    },
  },
})

const resuming = site.createStateConfig({
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
    { guard: 'a call is wished for', target: 'call request', actions: 'forget the wish' },
    {
      guard: 'a page is wished for',
      target: 'none',
      actions: [{ type: 'go to', params: ({ context }) => pageOf(context.wish) }, 'forget the wish'],
    },
    { target: 'none' },
  ],
})

const depositMethods = site.createStateConfig({
  description: 'The ways to deposit, over a game that goes on.',
  meta: { section: '2 Game play modal' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load the deposit methods',
        src: 'load the deposit methods',
        onDone: {
          target: 'offered',
          actions: { type: 'keep the deposit methods', params: ({ event }) => ({ methods: event.output }) },
        },
        onError: 'missing',
      },
    },
    offered: {},
    missing: {
      description: 'They did not come: the player sees it and can ask again.',
      on: { 'try again': 'loading' },
    },
  },
})

const deposit = site.createStateConfig({
  meta: { section: '2 Dynamic deposit and withdraw dialogs' },
  invoke: {
    id: 'payment',
    src: 'payment',
    input: ({ event }) => {
      assertEvent(event, 'deposit by')
      return { purpose: 'deposit' as const, method: event.method, title: null }
    },
    onDone: 'none',
    onError: {
      target: 'none',
      actions: { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
    },
  },
})

const withdraw = site.createStateConfig({
  meta: { section: '2 Dynamic deposit and withdraw dialogs' },
  invoke: {
    id: 'payment',
    src: 'payment',
    input: ({ event }) => {
      assertEvent(event, 'withdraw by')
      return { purpose: 'withdraw' as const, method: event.method, title: event.title }
    },
    onDone: 'none',
    onError: {
      target: 'none',
      actions: { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
    },
  },
})

const callRequest = site.createStateConfig({
  description: 'The operator is asked to call; the phone of the account stands in the form.',
  meta: { section: '2 Call request form dialog' },
  invoke: {
    id: 'call request',
    src: 'call request',
    input: ({ context }) => ({ phone: context.session?.phone ?? '' }),
    onDone: 'none',
    onError: {
      target: 'none',
      actions: { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
    },
  },
})

const phoneVerification = site.createStateConfig({
  description: 'The same flow as on its page.',
  meta: { section: '2 Phone verification screen' },
  initial: 'verifying',
  states: {
    verifying: {
      invoke: {
        id: 'phone verification',
        src: 'phone verification',
        input: ({ context }) => ({
          phone: context.session?.phone ?? '',
          standing: context.session?.smsVerified === true ? ('verified' as const) : ('not verified' as const),
        }),
        onDone: 'verified',
        onError: {
          target: '#site.dialog.none',
          actions: { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    verified: { description: 'Congratulations, until the dialog is closed.' },
  },
})

const promotion = site.createStateConfig({
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
    onError: {
      target: 'none',
      actions: { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
    },
  },
})

export const states = {
  none: {},
  login,
  register,
  recovery,
  'call request': callRequest,
  'deposit methods': depositMethods,
  deposit,
  withdraw,
  'phone verification': phoneVerification,
  promotion,
  resuming,
}
