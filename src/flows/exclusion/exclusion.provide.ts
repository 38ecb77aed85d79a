import { fromPromise } from 'xstate'
import { exclusionMachine, type ExclusionEffect } from '#machines/exclusion/exclusion.machine.ts'
import { ask } from '../../http/ask.ts'
import { watchBreak } from '../time-out/watch-break.ts'
import { tellFailure, tellSuccess } from '../tell.ts'

type Provided = Parameters<typeof exclusionMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, ExclusionEffect>

export const providedExclusion: typeof exclusionMachine = exclusionMachine.provide({
  actors: {
    'ask for the standing': fromPromise(async ({ signal }) => {
      const { data } = await ask('protection/standing', {}, { signal })
      return data
    }),
    'exclude the player': fromPromise(async ({ input, signal }) => {
      const { data, message } = await ask('protection/exclude', input, { signal })
      return { standing: data, message: message ?? '' }
    }),
    'ask to lift': fromPromise(async ({ signal }) => {
      const { data, message } = await ask('protection/lift', {}, { signal })
      return { standing: data, message: message ?? '' }
    }),
    'lift the exclusion': fromPromise(async ({ signal }) => {
      const { data, message } = await ask('protection/confirmlift', {}, { signal })
      return { standing: data, message: message ?? '' }
    }),
    'watch the break': watchBreak,
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
  } satisfies Required<Effects>,
})
