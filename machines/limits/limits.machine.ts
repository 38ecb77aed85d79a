import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { LimitsStanding } from '#contract/protection.ts'
import { itsFailure } from '../failure.ts'

export type LimitsEvent = { type: 'try again' } | { type: 'keep the limits' }

export type LimitsEffect = 'show the failure'

export interface LimitsContext {
  /** Null until it has come. */
  standing: LimitsStanding | null
  failure: Failure | null
}

export const limitsMachine = setup({
  types: {
    context: {} as LimitsContext,
    events: {} as LimitsEvent,
    tags: {} as 'busy' | 'review',
    meta: {} as { section: string },
  },
  actors: {
    'load the limits': fromPromise<LimitsStanding>(unprovided),
    'keep the limits': fromPromise(unprovided),
  },
  actions: {
    'take in the limits': assign((_, params: { standing: LimitsStanding }) => params),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
  },
  guards: {
    'a review is due': (_, params: LimitsStanding) => params.reviewDue,
  },
}).createMachine({
  id: 'limits',
  description: 'The limits that a player has set, and what of them is used.',
  context: { standing: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      description: 'The server is asked for the limits, and for what is used now.',
      meta: { section: 'beyond' },
      entry: 'forget the failure',
      invoke: {
        id: 'load the limits',
        src: 'load the limits',
        onDone: [
          {
            guard: { type: 'a review is due', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'take in the limits', params: ({ event }) => ({ standing: event.output }) },
          },
          {
            target: 'showing',
            actions: { type: 'take in the limits', params: ({ event }) => ({ standing: event.output }) },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
      },
    },
    showing: {
      description: 'The page shows how much of each limit is used. The player can change each limit.',
      meta: { section: 'beyond' },
    },
    reviewing: {
      tags: 'review',
      description:
        'The player has not looked at the limits for months: they can be changed, or kept as they are.',
      meta: { section: 'beyond' },
      on: { 'keep the limits': 'keeping the limits' },
    },
    'keeping the limits': {
      tags: 'review',
      description: 'The server notes that the player has looked at the limits.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'keep the limits',
        src: 'keep the limits',
        onDone: 'showing',
        onError: { target: 'reviewing', actions: { type: 'show the failure', params: itsFailure } },
      },
    },
    unavailable: {
      description: 'The limits did not come: the person sees why and can ask again. They hold all the same.',
      meta: { section: '8 Any call with success false' },
      on: { 'try again': 'loading' },
    },
  },
})

export type LimitsActor = ActorRefFrom<typeof limitsMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/limits/limits.provide.ts')
}
