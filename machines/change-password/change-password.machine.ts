import { assertEvent, assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { ChangePasswordForm } from '#contract/customer.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import { site } from '../to-site.ts'

export type ChangePasswordEvent = { type: 'change the password'; form: ChangePasswordForm }

export type ChangePasswordEffect = 'show the failure' | 'show the success'

export interface PasswordChanged {
  /** The server's message; empty when it sent none. */
  message: string
}

export interface ChangePasswordContext {
  failure: Failure | null
}

export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'change the password': fromPromise<PasswordChanged, ChangePasswordForm>(unprovided),
  },
  actions: {
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
  },
}).createMachine({
  id: 'change password',
  description: 'A player replaces the password; every other device is signed out.',
  context: { failure: null },
  initial: 'filling in',
  states: {
    'filling in': {
      description: 'The form is open; a refusal of the last attempt stands at the field that it blames.',
      meta: { section: '2 Change password screen' },
      on: { 'change the password': { target: 'changing', actions: 'forget the failure' } },
    },
    changing: {
      tags: 'busy',
      description: 'The server checks the old password and keeps the new one; neither is kept here.',
      meta: { section: '7 customer/changepassword' },
      entry: sendTo(site, { type: 'change password.sent' }),
      exit: sendTo(site, { type: 'change password.answered' }),
      invoke: {
        id: 'change the password',
        src: 'change the password',
        input: ({ event }) => {
          assertEvent(event, 'change the password')
          return event.form
        },
        onDone: {
          target: 'changed',
          actions: { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
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
    changed: {
      description: 'The new password counts; this device stays signed in. Leaving the page ends the flow.',
      meta: { section: '2 Change password screen' },
    },
  },
})

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/change-password/change-password.provide.ts')
}
