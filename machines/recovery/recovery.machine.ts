import { assertEvent, assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { NewPassword } from '#contract/auth.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import { site } from '../to-site.ts'

export type RecoveryEvent =
  | { type: 'send the code'; username: string }
  | { type: 'check the code'; code: string }
  | { type: 'change the password'; form: NewPassword }
  | { type: 'go back' }
  | { type: 'begin again' }

export type RecoveryEffect = 'show the failure' | 'show the success'

/** The server's message; empty when it sent none. */
export interface Told {
  message: string
}

export interface RecoveryContext {
  username: string
  code: string
  failure: Failure | null
}

export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    tags: {} as 'busy' | 'username' | 'code' | 'password',
    meta: {} as { section: string },
  },
  actors: {
    'send the code': fromPromise<Told, { username: string }>(unprovided),
    'check the code': fromPromise<Told, { username: string; code: string }>(unprovided),
    'change the password': fromPromise<Told, { username: string; code: string } & NewPassword>(unprovided),
  },
  actions: {
    'remember the username': assign((_, params: { username: string }) => ({ username: params.username })),
    'remember the code': assign((_, params: { code: string }) => ({ code: params.code })),
    'forget the code': assign({ code: '' }),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
  },
  /** Section 9: the login form opens after the password was changed. */
  delays: { 'login wait': 1_000 },
}).createMachine({
  id: 'recovery',
  description: 'A visitor who has forgotten the password chooses a new one with a code from the mailbox.',
  context: { username: '', code: '', failure: null },
  initial: 'asking for the username',
  states: {
    'asking for the username': {
      tags: 'username',
      description: 'Step 1: whose password is forgotten.',
      meta: { section: '2 Recovery screen, step 1' },
      on: {
        'send the code': {
          target: 'sending the code',
          actions: [
            'forget the failure',
            { type: 'remember the username', params: ({ event }) => ({ username: event.username }) },
          ],
        },
      },
    },
    'sending the code': {
      tags: ['busy', 'username'],
      description: 'The answer is the same whether or not somebody has the username.',
      meta: { section: '7 auth/sendresetpassword' },
      entry: sendTo(site, { type: 'recovery.sent' }),
      exit: sendTo(site, { type: 'recovery.answered' }),
      invoke: {
        id: 'send the code',
        src: 'send the code',
        input: ({ context }) => ({ username: context.username }),
        onDone: {
          target: 'asking for the code',
          actions: { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
        },
        onError: {
          target: 'asking for the username',
          actions: [
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
          ],
        },
      },
    },
    'asking for the code': {
      tags: 'code',
      description: 'Step 2: the code is in the mailbox of the account.',
      meta: { section: '2 Recovery screen, step 2' },
      on: {
        'check the code': {
          target: 'checking the code',
          actions: [
            'forget the failure',
            { type: 'remember the code', params: ({ event }) => ({ code: event.code }) },
          ],
        },
        'go back': {
          target: 'asking for the username',
          actions: ['forget the failure', 'forget the code'],
        },
        'begin again': {
          target: 'asking for the username',
          actions: ['forget the failure', 'forget the code'],
        },
      },
    },
    'checking the code': {
      tags: ['busy', 'code'],
      description: 'The code is with the server: the person waits to hear whether it is right.',
      meta: { section: '7 auth/checkresetcode' },
      entry: sendTo(site, { type: 'recovery.sent' }),
      exit: sendTo(site, { type: 'recovery.answered' }),
      invoke: {
        id: 'check the code',
        src: 'check the code',
        input: ({ context: { username, code } }) => ({ username, code }),
        onDone: {
          target: 'asking for a new password',
          actions: { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
        },
        onError: {
          target: 'asking for the code',
          actions: [
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
          ],
        },
      },
    },
    'asking for a new password': {
      tags: 'password',
      description: 'Step 3: the code goes along, and the server checks it once more.',
      meta: { section: '2 Recovery screen, step 3' },
      on: {
        'change the password': { target: 'changing the password', actions: 'forget the failure' },
        'begin again': {
          target: 'asking for the username',
          actions: ['forget the failure', 'forget the code'],
        },
      },
    },
    'changing the password': {
      tags: ['busy', 'password'],
      description: 'The new password is on its way; it is not kept here.',
      meta: { section: '7 auth/changepasswordwithcode' },
      entry: sendTo(site, { type: 'recovery.sent' }),
      exit: sendTo(site, { type: 'recovery.answered' }),
      invoke: {
        id: 'change the password',
        src: 'change the password',
        input: ({ context: { username, code }, event }) => {
          assertEvent(event, 'change the password')
          return { username, code, ...event.form }
        },
        onDone: {
          target: 'done',
          actions: [
            'forget the code',
            { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: {
          target: 'asking for a new password',
          actions: [
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
          ],
        },
      },
    },
    done: {
      description: 'Step 4: the success, for a moment.',
      meta: { section: '2 Recovery screen, step 4' },
      after: { 'login wait': 'going to the login' },
    },
    'going to the login': {
      type: 'final',
      description: 'The site opens the login in the place of this dialog.',
      meta: { section: '4 Recovery' },
    },
  },
})

export type RecoveryActor = ActorRefFrom<typeof recoveryMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/recovery/recovery.provide.ts')
}
