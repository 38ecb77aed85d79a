import { fromPromise } from 'xstate'
import { callRequestMachine, type CallRequestEffect } from '#machines/call-request/call-request.machine.ts'
import { ask } from '../../http/ask.ts'
import { tellFailure, tellSuccess } from '../tell.ts'

type Provided = Parameters<typeof callRequestMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, CallRequestEffect>

export const providedCallRequest: typeof callRequestMachine = callRequestMachine.provide({
  actors: {
    'save the request': fromPromise(async ({ input, signal }) => {
      const { message } = await ask(input.from === 'player' ? 'cms/callme' : 'cms/contact', input.form, {
        signal,
      })
      return { message: message ?? '' }
    }),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
  } satisfies Required<Effects>,
})
