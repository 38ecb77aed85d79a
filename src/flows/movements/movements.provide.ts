import { fromPromise } from 'xstate'
import { movementsMachine, type MovementsEffect } from '#machines/movements/movements.machine.ts'
import { ask } from '../../http/ask.ts'
import { tellFailure } from '../tell.ts'

type Provided = Parameters<typeof movementsMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, MovementsEffect>

const take = 20

export const providedMovements: typeof movementsMachine = movementsMachine.provide({
  actors: {
    'load the movements': fromPromise(async ({ input, signal }) => {
      const { data } = await ask('transaction/movements', { ...input, take }, { signal })
      return data
    }),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
  } satisfies Required<Effects>,
})
