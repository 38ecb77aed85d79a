import { assertEvent, assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { LoginForm, StoredSession } from '#contract/auth.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import { site } from '../to-site.ts'

export type LoginEvent = { type: 'log in'; form: LoginForm }

export type LoginEffect = 'show the failure' | 'show the success'
export interface SignedIn {
  session: StoredSession
  /** The server's message; empty when it sent none. */
  message: string
}

export interface LoginContext {
  session: StoredSession | null
  failure: Failure | null
}

export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    output: {} as { session: StoredSession | null },
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'log in': fromPromise<SignedIn, LoginForm>(unprovided),
  },
  actions: {
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'keep the session': assign((_, params: { session: StoredSession }) => ({ session: params.session })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
  },
}).createMachine({
  id: 'login',
  description: 'A visitor becomes a player with a username and a password.',
  context: { session: null, failure: null },
  output: ({ context }) => ({ session: context.session }),
  initial: 'filling in',
  states: {
    'filling in': {
      description: 'The form is open; a refusal of the last attempt stands beside it.',
      meta: { section: '2 Login dialog' },
      on: { 'log in': { target: 'logging in', actions: 'forget the failure' } },
    },
    'logging in': {
      tags: 'busy',
      description: 'The server checks the username and the password; neither is kept here.',
      meta: { section: '7 auth/login' },
      entry: sendTo(site, { type: 'login.sent' }),
      exit: sendTo(site, { type: 'login.answered' }),
      invoke: {
        id: 'log in',
        src: 'log in',
        input: ({ event }) => {
          assertEvent(event, 'log in')
          return event.form
        },
        onDone: {
          target: 'logged in',
          actions: [
            { type: 'keep the session', params: ({ event }) => ({ session: event.output.session }) },
            { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: {
          target: 'filling in',
          actions: [
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
          ],
        },
      },
    },
    'logged in': {
      type: 'final',
      description: 'The site takes the session, closes the dialog and resumes what was wanted.',
      meta: { section: '4 Login' },
    },
  },
})

export type LoginActor = ActorRefFrom<typeof loginMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/login/login.provide.ts')
}
