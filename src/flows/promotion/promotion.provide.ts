import { fromPromise } from 'xstate'
import { promotionMachine } from '#machines/promotion/promotion.machine.ts'
import { knownPromotions } from './promotions.load.ts'

type Actors = NonNullable<Parameters<typeof promotionMachine.provide>[0]['actors']>

export const providedPromotion: typeof promotionMachine = promotionMachine.provide({
  actors: {
    'load the promotion': fromPromise(async ({ input }) => {
      const offered = await knownPromotions()
      return { promotion: offered.find(({ id }) => id === input.id) ?? null }
    }),
  } satisfies Required<Actors>,
})
