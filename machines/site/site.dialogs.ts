import { assertEvent, raise } from 'xstate'
import { dialogOf, isOf } from './site.sent.ts'
import { site } from './site.setup.ts'
import { favouriteOf, gameOf, pageOf } from './site.wish.ts'
import { hasArrived } from './site.whose.ts'
import { sayWhy } from './site.why.ts'

const login = site.createStateConfig({
  description: 'Who is known gets in; what was wanted before is resumed.',
  meta: { section: '2 Login dialog' },
  ...dialogOf('login'),
  on: {
    'form.ended': {
      guard: isOf('login'),
      target: 'resuming',
    },
    'storage.changed': {
      guard: hasArrived,
      target: 'resuming',
    },
    'session.established': 'register',
  },
})

const register = site.createStateConfig({
  description: 'A new player; the session is there before the dialog closes.',
  meta: { section: '2 Registration dialog' },
  ...dialogOf('registration'),
  on: {
    'form.ended': {
      guard: isOf('registration'),
      target: 'resuming',
    },
    'storage.changed': {
      guard: hasArrived,
      target: 'resuming',
    },
  },
})

const recovery = site.createStateConfig({
  description:
    'A new password in the place of a forgotten one; the login follows, and the wish is kept for it.',
  meta: { section: '2 Recovery screen' },
  ...dialogOf('recovery'),
  on: {
    'form.ended': {
      guard: isOf('recovery'),
      target: 'login',
    },
    'storage.changed': {
      guard: hasArrived,
      target: 'resuming',
    },
    'session.established': 'register',
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
  ...dialogOf('payment'),
  on: {
    'form.ended': {
      guard: isOf('payment'),
      target: 'none',
    },
  },
})

const withdraw = site.createStateConfig({
  meta: { section: '2 Dynamic deposit and withdraw dialogs' },
  ...dialogOf('payment'),
  on: {
    'form.ended': {
      guard: isOf('payment'),
      target: 'none',
    },
  },
})

const callRequest = site.createStateConfig({
  description: 'The operator is asked to call, by a visitor too; the phone of an account stands in the form.',
  meta: { section: '2 Call request form dialog' },
  ...dialogOf('call request'),
  on: {
    'form.ended': {
      guard: isOf('call request'),
      target: 'none',
    },
  },
})

const phoneVerification = site.createStateConfig({
  description: 'The same flow as on its page.',
  meta: { section: '2 Phone verification screen' },
  ...dialogOf('phone verification'),
  initial: 'verifying',
  states: {
    verifying: {
      on: {
        'form.ended': {
          guard: isOf('phone verification'),
          target: 'verified',
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
      actions: sayWhy,
    },
  },
})

export const states = {
  none: { on: { 'session.established': 'register' } },
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
