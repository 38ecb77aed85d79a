import { fromPromise } from 'xstate'
import { trialBonusMachine, type TrialBonusEffect } from '#machines/trial-bonus/trial-bonus.machine.ts'
import { ask } from '../../http/ask.ts'
import { throwConfetti } from '../../ui/throw-confetti.ts'
import { tellFailure, tellSuccess } from '../tell.ts'

type Provided = Parameters<typeof trialBonusMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, TrialBonusEffect>

export const providedTrialBonus: typeof trialBonusMachine = trialBonusMachine.provide({
  actors: {
    'claim the trial bonus': fromPromise(async ({ signal }) => {
      const { message } = await ask('bonus/definetrialbonus', {}, { signal })
      return { message: message ?? '' }
    }),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
    'throw the confetti': () => void throwConfetti(),
  } satisfies Required<Effects>,
})
