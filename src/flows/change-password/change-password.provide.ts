import { fromPromise } from 'xstate'
import {
  changePasswordMachine,
  type ChangePasswordEffect,
} from '#machines/change-password/change-password.machine.ts'
import { ask } from '../../http/ask.ts'
import { tellFailure, tellSuccess } from '../tell.ts'

type Provided = Parameters<typeof changePasswordMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, ChangePasswordEffect>

export const providedChangePassword: typeof changePasswordMachine = changePasswordMachine.provide({
  actors: {
    'change the password': fromPromise(async ({ input, signal }) => {
      const { message } = await ask('customer/changepassword', input, { signal })
      return { message: message ?? '' }
    }),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
  } satisfies Required<Effects>,
})
