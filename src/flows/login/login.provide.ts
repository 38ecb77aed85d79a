import { fromPromise } from 'xstate'
import { loginMachine, type LoginEffect } from '#machines/login/login.machine.ts'
import { ask } from '../../http/ask.ts'
import { fingerprint } from '../../session/fingerprint.ts'
import { tellFailure, tellSuccess } from '../tell.ts'

type Provided = Parameters<typeof loginMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, LoginEffect>

export const providedLogin: typeof loginMachine = loginMachine.provide({
  actors: {
    'log in': fromPromise(async ({ input, signal }) => {
      const { data, message } = await ask('auth/login', input, { signal })
      return { session: { ...data, fingerprint: fingerprint() }, message: message ?? '' }
    }),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
  } satisfies Required<Effects>,
})
