import { fromPromise } from 'xstate'
import { timeOutMachine, type TimeOutEffect } from '#machines/time-out/time-out.machine.ts'
import { ask } from '../../http/ask.ts'
import { tellFailure, tellSuccess } from '../tell.ts'
import { watchBreak } from './watch-break.ts'

type Provided = Parameters<typeof timeOutMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, TimeOutEffect>

export const providedTimeOut: typeof timeOutMachine = timeOutMachine.provide({
  actors: {
    'ask for the standing': fromPromise(async ({ signal }) => {
      const { data } = await ask('protection/standing', {}, { signal })
      return data
    }),
    'begin the break': fromPromise(async ({ input: { hours, panicHours }, signal }) => {
      const { data, message } =
        hours === panicHours
          ? await ask('protection/panic', {}, { signal })
          : await ask('protection/timeout', { hours }, { signal })
      return { standing: data, message: message ?? '' }
    }),
    'watch the break': watchBreak,
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
  } satisfies Required<Effects>,
})
