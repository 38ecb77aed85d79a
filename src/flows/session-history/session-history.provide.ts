import { fromPromise } from 'xstate'
import {
  sessionHistoryMachine,
  type SessionHistoryEffect,
} from '#machines/session-history/session-history.machine.ts'
import { ask } from '../../http/ask.ts'
import { tellFailure, tellSuccess } from '../tell.ts'

type Provided = Parameters<typeof sessionHistoryMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, SessionHistoryEffect>

const take = 10

export const providedSessionHistory: typeof sessionHistoryMachine = sessionHistoryMachine.provide({
  actors: {
    'load the sessions': fromPromise(async ({ input, signal }) => {
      const { data } = await ask('customer/sessions', { ...input, take }, { signal })
      return data
    }),
    'end the session': fromPromise(async ({ input, signal }) => {
      const { data, message } = await ask('customer/endsession', input, { signal })
      return { ...data, message: message ?? '' }
    }),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
  } satisfies Required<Effects>,
})
