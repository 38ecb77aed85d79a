import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Promotion } from '#contract/cms.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'

export type PromotionEvent = { type: 'try again' }

export interface PromotionInput {
  id: number
}

/** Null when it is not, or no longer, offered. */
export interface FoundPromotion {
  promotion: Promotion | null
}

export interface PromotionContext extends PromotionInput, FoundPromotion {
  failure: Failure | null
}

export const promotionMachine = setup({
  types: {
    context: {} as PromotionContext,
    events: {} as PromotionEvent,
    input: {} as PromotionInput,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: { 'load the promotion': fromPromise<FoundPromotion, PromotionInput>(unprovided) },
  actions: {
    'keep the promotion': assign((_, { promotion }: FoundPromotion) => ({ promotion })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
  },
  guards: { 'it is offered': (_, { promotion }: FoundPromotion) => promotion !== null },
}).createMachine({
  id: 'promotion',
  description: 'One promotion is read: its second picture, its title and its words.',
  context: ({ input }) => ({ ...input, promotion: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      description: 'The server is asked for the promotion that the address names.',
      meta: { section: '2 Promotion detail dialog' },
      invoke: {
        id: 'load the promotion',
        src: 'load the promotion',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'it is offered', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keep the promotion', params: ({ event }) => event.output },
          },
          { target: 'no longer offered' },
        ],
        onError: { target: 'missing', actions: { type: 'say why', params: itsFailure } },
      },
    },
    shown: { description: 'The person reads the promotion.', meta: { section: '2 Promotion detail dialog' } },
    'no longer offered': {
      description: 'An address that was kept for long: the person is led to what is offered now.',
      meta: { section: 'beyond' },
    },
    missing: {
      description: 'It did not come: the person sees why and can ask again.',
      meta: { section: '8 Any call with success false' },
      on: { 'try again': { target: 'loading', actions: 'forget the failure' } },
    },
  },
})

export type PromotionActor = ActorRefFrom<typeof promotionMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/promotion/promotion.provide.ts')
}
