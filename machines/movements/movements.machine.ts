import { assign, fromPromise, or, setup, stateIn, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Movement, MovementPage } from '#contract/movement.ts'
import { itsFailure } from '../failure.ts'
import { withPage } from '../with-page.ts'

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

export const movementsMachine = setup({
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
      list: withPage(context.list, params.list),
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
}).createMachine({
  id: 'movements',
  description: "What has changed the player's balance, newest first, and where the money is.",
  context: { list: [], total: 0, standing: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      description: 'The newest are asked for; what is known stays in sight.',
      meta: { section: 'beyond' },
      entry: 'forget the failure',
      invoke: {
        id: 'load the movements',
        src: 'load the movements',
        input: { skip: 0 },
        onDone: [
          {
            guard: 'it changed meanwhile',
            target: 'loading',
            reenter: true,
            actions: [
              { type: 'keep the standing', params: ({ event }) => event.output },
              { type: 'take in the newest', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'nothing has moved', params: ({ event }) => event.output },
            target: 'nothing moved',
            actions: [
              { type: 'keep the standing', params: ({ event }) => event.output },
              { type: 'take in the newest', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'list',
            actions: [
              { type: 'keep the standing', params: ({ event }) => event.output },
              { type: 'take in the newest', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
      },
      initial: 'asking once',
      states: {
        'asking once': {
          description: 'Nothing has changed since the server was asked.',
          on: { 'hub.balance changed': 'asking once more', 'hub.connected': 'asking once more' },
        },
        'asking once more': {
          description:
            'The balance has changed while the answer was on its way: the newest are asked for after it.',
        },
      },
    },
    list: {
      description: 'The player sees the balance and what has changed it.',
      meta: { section: '4 Balance display' },
      on: {
        'show more': { guard: 'there are older ones', target: 'loading more' },
        'hub.balance changed': 'loading',
        'hub.connected': 'loading',
      },
    },
    'loading more': {
      description: 'Older ones come below what is there.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'load the movements',
        src: 'load the movements',
        input: ({ context }) => ({ skip: context.list.length }),
        onDone: [
          {
            guard: 'it changed meanwhile',
            target: 'loading',
            actions: { type: 'take in older ones', params: ({ event }) => event.output },
          },
          {
            target: 'list',
            actions: [
              { type: 'keep the standing', params: ({ event }) => event.output },
              { type: 'take in older ones', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: 'it changed meanwhile',
            target: 'loading',
            actions: { type: 'show the failure', params: itsFailure },
          },
          {
            target: 'list',
            actions: { type: 'show the failure', params: itsFailure },
          },
        ],
      },
      initial: 'asking once',
      states: {
        'asking once': {
          description: 'Nothing has changed since the older ones were asked for.',
          on: { 'hub.balance changed': 'asking once more', 'hub.connected': 'asking once more' },
        },
        'asking once more': {
          description:
            'The balance has changed while the answer was on its way: the newest are asked for after it.',
        },
      },
    },
    'nothing moved': {
      description: 'The balance has not changed yet.',
      meta: { section: 'beyond' },
      on: { 'hub.balance changed': 'loading', 'hub.connected': 'loading' },
    },
    unavailable: {
      description: 'The newest did not come: the person sees it and can ask again.',
      meta: { section: '8 Any call with success false' },
      on: { 'try again': 'loading', 'hub.balance changed': 'loading', 'hub.connected': 'loading' },
    },
  },
})

export type MovementsActor = ActorRefFrom<typeof movementsMachine>

/** Puts the newest page on top. Without an overlap the known list is dropped: there is never a gap. */
function withNewest(known: readonly Movement[], newest: readonly Movement[]): Movement[] {
  const ids = new Set(newest.map(({ id }) => id))
  const reaches = known.some(({ id }) => ids.has(id))
  return reaches ? [...newest, ...known.filter(({ id }) => !ids.has(id))] : [...newest]
}

function unprovided(): never {
  throw new Error('This is provided in src/flows/movements/movements.provide.ts')
}
