import { fromPromise } from 'xstate'
import type { LimitName, LimitsStanding } from '#contract/protection.ts'
import {
  limitChangeMachine,
  type FoundLimit,
  type LimitChangeEffect,
} from '#machines/limit-change/limit-change.machine.ts'
import { ask } from '../../http/ask.ts'
import { tellFailure } from '../tell.ts'
import { watchTab } from '../watch-tab.ts'

type Provided = Parameters<typeof limitChangeMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, LimitChangeEffect>

/** The one of this name. */
const foundIn = ({ limits, raiseWait }: LimitsStanding, { kind, period }: LimitName): FoundLimit => ({
  limit: limits.find((each) => each.kind === kind && each.period === period) ?? null,
  raiseWait,
})

export const providedLimitChange: typeof limitChangeMachine = limitChangeMachine.provide({
  actors: {
    'load the limit': fromPromise(async ({ input, signal }) => {
      const { data } = await ask('protection/limits', {}, { signal })
      return foundIn(data, input)
    }),
    'set the limit': fromPromise(async ({ input, signal }) => {
      const { data } = await ask('protection/setlimit', input, { signal })
      return foundIn(data, input)
    }),
    'confirm the raise': fromPromise(async ({ input, signal }) => {
      const { data } = await ask('protection/confirmraise', input, { signal })
      return foundIn(data, input)
    }),
    'cancel the request': fromPromise(async ({ input, signal }) => {
      const { data } = await ask('protection/cancelraise', input, { signal })
      return foundIn(data, input)
    }),
    'watch the tab': watchTab,
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
  } satisfies Required<Effects>,
})
