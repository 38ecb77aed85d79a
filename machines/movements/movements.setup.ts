import { assign, fromPromise, or, setup, stateIn } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Movement, MovementPage } from '#contract/movement.ts'
import { withNewest, withOlder } from './movements.list.ts'

export type MovementsEvent =
  | { type: 'show more' }
  | { type: 'try again' }
  | { type: 'hub.balance changed' }
  /** Changes before it may have been missed. */
  | { type: 'hub.connected' }

export type MovementsEffect = 'show the failure'

export type Standing = Pick<MovementPage, 'balance' | 'withdrawable' | 'held'>

export interface MovementsContext {
  /** No duplicates, newest first, no gap: its length is the `skip` of the next page. */
  list: Movement[]
  total: number
  /** Null until loaded. */
  standing: Standing | null
  failure: Failure | null
}

export const movements = setup({
  types: {
    context: {} as MovementsContext,
    events: {} as MovementsEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'load the movements': fromPromise<MovementPage, { skip: number }>(unprovided),
  },
  actions: {
    'keep the standing': assign((_, { total, balance, withdrawable, held }: MovementPage) => ({
      total,
      standing: { balance, withdrawable, held },
    })),
    'take in the newest': assign(({ context }, params: MovementPage) => ({
      list: withNewest(context.list, params.list),
    })),
    'take in older ones': assign(({ context }, params: MovementPage) => ({
      list: withOlder(context.list, params.list),
    })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
  },
  guards: {
    'it changed meanwhile': or([
      stateIn({ loading: 'asking once more' }),
      stateIn({ 'loading more': 'asking once more' }),
    ]),
    'nothing has moved': (_, params: MovementPage) => params.total === 0,
    'there are older ones': ({ context }) => context.list.length < context.total,
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/movements/movements.provide.ts')
}
