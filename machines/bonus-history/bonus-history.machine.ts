import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ClaimedBonus } from '#contract/bonus.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import { addPage, type HistoryContext, type HistoryPage } from '../history/history.ts'

export type Status = ClaimedBonus['status']
export type Page = HistoryPage<ClaimedBonus>

/** Filter of the list; days as 'YYYY-MM-DD', null: no choice. */
export interface Filter {
  status: Status | null
  from: string | null
  to: string | null
}

export const noFilter: Filter = { status: null, from: null, to: null }

export type BonusHistoryEvent =
  | { type: 'choose the status'; status: Status | null }
  | { type: 'choose the first day'; day: string | null }
  | { type: 'choose the last day'; day: string | null }
  | { type: 'clear the filter' }
  | { type: 'show more' }
  | { type: 'try again' }

export type BonusHistoryEffect = 'show the failure'

export const bonusHistoryMachine = setup({
  types: {
    context: {} as HistoryContext<Filter, ClaimedBonus>,
    events: {} as BonusHistoryEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'load the history': fromPromise<Page, { filter: Filter }>(unprovided),
    'load the next page': fromPromise<Page, { filter: Filter; skip: number }>(unprovided),
  },
  actions: {
    'change the filter': assign(({ context }, params: Partial<Filter>) => ({
      filter: { ...context.filter, ...params },
    })),
    'keep the first page': assign((_, params: Page) => ({ ...params, read: params.list.length })),
    'add the page': assign(({ context }, params: Page) => addPage(context, params)),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
  },
  guards: {
    'nothing was found': (_, params: { list: readonly unknown[] }) => params.list.length === 0,
    'there is more': ({ context }) => context.read < context.total,
  },
}).createMachine({
  id: 'bonus history',
  description: 'What a player has asked for as a bonus, and what became of it: filtered, page by page.',
  context: { filter: noFilter, total: 0, list: [], read: 0, failure: null },
  initial: 'loading',
  on: {
    'choose the status': {
      target: '.loading',
      actions: { type: 'change the filter', params: ({ event }) => ({ status: event.status }) },
    },
    'choose the first day': {
      target: '.loading',
      actions: { type: 'change the filter', params: ({ event }) => ({ from: event.day }) },
    },
    'choose the last day': {
      target: '.loading',
      actions: { type: 'change the filter', params: ({ event }) => ({ to: event.day }) },
    },
    'clear the filter': {
      target: '.loading',
      actions: { type: 'change the filter', params: noFilter },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      description: 'The first page of what the filter shows; a filter that changes meanwhile asks anew.',
      meta: { section: '2 Dashboard menu, Bonuses History' },
      entry: 'forget the failure',
      invoke: {
        id: 'load the history',
        src: 'load the history',
        input: ({ context }) => ({ filter: context.filter }),
        onDone: [
          {
            guard: { type: 'nothing was found', params: ({ event }) => event.output },
            target: 'nothing found',
            actions: { type: 'keep the first page', params: ({ event }) => event.output },
          },
          {
            target: 'list',
            actions: { type: 'keep the first page', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
      },
    },
    list: {
      on: { 'show more': { guard: 'there is more', target: 'loading more' } },
    },
    'loading more': {
      description: 'The next page comes below what is there.',
      invoke: {
        id: 'load the next page',
        src: 'load the next page',
        input: ({ context }) => ({ filter: context.filter, skip: context.read }),
        onDone: {
          target: 'list',
          actions: { type: 'add the page', params: ({ event }) => event.output },
        },
        onError: { target: 'list', actions: { type: 'show the failure', params: itsFailure } },
      },
    },
    'nothing found': { description: 'The filter shows nothing, or there is nothing yet.' },
    unavailable: {
      description: 'The list did not come: the person sees why and can ask again.',
      on: { 'try again': 'loading' },
    },
  },
})

export type BonusHistoryActor = ActorRefFrom<typeof bonusHistoryMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/bonus-history/bonus-history.provide.ts')
}
