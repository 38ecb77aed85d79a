import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Bonus } from '#contract/bonus.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'

export type BonusesEvent = { type: 'try again' }

export interface BonusesContext {
  /** Running bonuses first, then what can be claimed. */
  list: Bonus[]
  failure: Failure | null
}

export const bonusesMachine = setup({
  types: {
    context: {} as BonusesContext,
    events: {} as BonusesEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'load the bonuses': fromPromise<Bonus[]>(unprovided),
  },
  actions: {
    'keep the bonuses': assign((_, params: { list: Bonus[] }) => ({ list: params.list })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
  },
  guards: {
    'nothing was found': (_, params: { list: readonly unknown[] }) => params.list.length === 0,
  },
}).createMachine({
  id: 'bonuses',
  description: 'The bonuses and discounts that a player has and can have.',
  context: { list: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      description: 'The server is asked for the bonuses of the player and those on offer.',
      meta: { section: '2 Dashboard menu, Bonuses & Discounts' },
      entry: 'forget the failure',
      invoke: {
        id: 'load the bonuses',
        src: 'load the bonuses',
        onDone: [
          {
            guard: { type: 'nothing was found', params: ({ event }) => ({ list: event.output }) },
            target: 'nothing found',
          },
          {
            target: 'list',
            actions: { type: 'keep the bonuses', params: ({ event }) => ({ list: event.output }) },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
      },
    },
    list: {
      description: 'What goes on stands above what can be claimed.',
      meta: { section: '2 Dashboard menu, Bonuses & Discounts' },
    },
    'nothing found': {
      description: 'Nothing is on offer, and nothing goes on.',
      meta: { section: '2 Dashboard menu, Bonuses & Discounts' },
    },
    unavailable: {
      description: 'The list did not come: the person sees why and can ask again.',
      meta: { section: '8 Any call with success false' },
      on: { 'try again': 'loading' },
    },
  },
})

export type BonusesActor = ActorRefFrom<typeof bonusesMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/bonuses/bonuses.provide.ts')
}
