import { fromPromise } from 'xstate'
import {
  phoneVerificationMachine,
  type PhoneVerificationEffect,
} from '#machines/phone-verification/phone-verification.machine.ts'
import { ask } from '../../http/ask.ts'
import { tellFailure, tellSuccess } from '../tell.ts'
import { forgetSentCode, keepSentCode, recallSentCode } from './sent-code.store.ts'

type Provided = Parameters<typeof phoneVerificationMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, PhoneVerificationEffect>

export const providedPhoneVerification: typeof phoneVerificationMachine = phoneVerificationMachine.provide({
  actors: {
    'recall the sent code': fromPromise(async ({ input }) => recallSentCode(input.accountPhone)),
    'send the code': fromPromise(async ({ input, signal }) => {
      const { data, message } = await ask('customer/updatephone', { step: 1, phone: input.phone }, { signal })
      return { ...keepSentCode(input, data), message: message ?? '' }
    }),
    'verify the code': fromPromise(async ({ input, signal }) => {
      const { message } = await ask('customer/updatephone', { step: 2, ...input }, { signal })
      forgetSentCode()
      return { message: message ?? '' }
    }),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
  } satisfies Required<Effects>,
})
