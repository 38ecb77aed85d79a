import { fromPromise } from 'xstate'
import { limitsMachine, type LimitsEffect } from '#machines/limits/limits.machine.ts'
import { ask } from '../../http/ask.ts'
import { tellFailure } from '../tell.ts'

type Provided = Parameters<typeof limitsMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, LimitsEffect>

export const providedLimits: typeof limitsMachine = limitsMachine.provide({
  actors: {
    'load the limits': fromPromise(async ({ signal }) => {
      const { data } = await ask('protection/limits', {}, { signal })
      return data
    }),
    'keep the limits': fromPromise(async ({ signal }) => {
      await ask('protection/limitsreviewed', {}, { signal })
    }),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
  } satisfies Required<Effects>,
})
