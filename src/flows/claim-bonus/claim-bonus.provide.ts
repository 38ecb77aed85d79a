import { fromPromise } from 'xstate'
import { claimBonusMachine, type ClaimBonusEffect } from '#machines/claim-bonus/claim-bonus.machine.ts'
import { ask } from '../../http/ask.ts'
import { dropNumber, keepNumber, newNumber, recallNumber } from '../form/sent-number.store.ts'
import { tellFailure, tellSuccess } from '../tell.ts'

type Provided = Parameters<typeof claimBonusMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, ClaimBonusEffect>

export const providedClaimBonus: typeof claimBonusMachine = claimBonusMachine.provide({
  actors: {
    'load the offers': fromPromise(async ({ signal }) => {
      const { data } = await ask('bonus/list', {}, { signal })
      const offers = data.filter(({ status }) => status === 'offered')
      const unanswered = data.flatMap(({ id, status }) => {
        const number = recallNumber({ purpose: 'claim', id })
        return number ? [{ ...number, id, arrived: status !== 'offered' }] : []
      })
      return { ...newNumber(), offers, unanswered }
    }),
    'claim the bonus': fromPromise(async ({ input, signal }) => {
      const { formId, attempt, ...claim } = input
      const requestId = `${formId}:${claim.id}:${attempt}`
      const { message } = await ask('bonus/claim', claim, { requestId, signal })
      return { message: message ?? '' }
    }),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
    'keep the number beyond a reload': (_, number) => keepNumber(number),
    'drop the kept number': (_, number) => dropNumber(number),
  } satisfies Required<Effects>,
})
