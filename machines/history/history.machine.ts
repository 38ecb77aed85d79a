import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import { withPage } from '../with-page.ts'
import type { HistoryContext, HistoryEvent, HistoryFilter, HistoryEntries, Listed } from './history.ts'

/** One chart for each list of an account that is filtered: payments, rounds, bonuses. */
export const historyMachine = <Of extends Listed>() =>
  setup({
    types: {
      context: {} as HistoryContext<Of>,
      events: {} as HistoryEvent<Of>,
      tags: {} as 'busy' | 'gathering',
      meta: {} as { section: string },
    },
    actors: {
      'load the history': fromPromise<HistoryEntries<Of>, { filter: HistoryFilter<Of> }>(unprovided),
      'load the next page': fromPromise<HistoryEntries<Of>, { filter: HistoryFilter<Of>; skip: number }>(
        unprovided,
      ),
      'gather the history': fromPromise<Of['item'][], { filter: HistoryFilter<Of> }>(unprovided),
    },
    actions: {
      'change the filter': assign(({ context }, params: Partial<HistoryFilter<Of>>) => ({
        filter: { ...context.filter, ...params },
      })),
      'keep the first page': assign((_, params: HistoryEntries<Of>) => ({
        ...params,
        read: params.list.length,
      })),
      'add the page': assign(({ context }, params: HistoryEntries<Of>) => ({
        ...params,
        list: withPage(context.list, params.list),
        read: context.read + params.list.length,
      })),
      'forget the failure': assign({ failure: null }),
      'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
      'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
      'save the file': (_args, _params: { list: Of['item'][] }) => unprovided(),
    },
    guards: {
      'nothing was found': (_, params: { list: readonly unknown[] }) => params.list.length === 0,
      'there is something to save': ({ context }) => context.total > 0,
      'there is more': ({ context }) => context.read < context.total,
    },
  }).createMachine({
    id: 'history',
    description: 'What a player has paid, played or claimed: filtered, page by page, and as a file.',
    context: { filter: noFilter, total: 0, list: [], read: 0, failure: null },
    type: 'parallel',
    states: {
      showing: {
        description: 'The entries that the filter leaves, newest first.',
        meta: { section: '2 Dashboard menu, Financial History, Game Activities, Bonuses History' },
        initial: 'loading',
        on: {
          'choose the kind': {
            target: '.loading',
            actions: { type: 'change the filter', params: ({ event }) => ({ kind: event.kind }) },
          },
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
            description:
              'The first page of what the filter shows; a filter that changes meanwhile asks anew.',
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
            description: 'The player reads the entries; a link brings more where there are more.',
            on: {
              'show more': { guard: 'there is more', target: 'loading more' },
            },
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
      },
      download: {
        description: 'All that the filter shows, as a file.',
        meta: { section: 'beyond' },
        initial: 'at rest',
        states: {
          'at rest': {
            description: 'A file can be asked for where there is something to save.',
            on: { download: { guard: 'there is something to save', target: 'gathering' } },
          },
          gathering: {
            tags: 'gathering',
            description: 'Every page is asked for; the list stays as it is.',
            invoke: {
              id: 'gather the history',
              src: 'gather the history',
              input: ({ context }) => ({ filter: context.filter }),
              onDone: {
                target: 'at rest',
                actions: { type: 'save the file', params: ({ event }) => ({ list: event.output }) },
              },
              onError: { target: 'at rest', actions: { type: 'show the failure', params: itsFailure } },
            },
          },
        },
      },
    },
  })

export type HistoryMachine<Of extends Listed> = ReturnType<typeof historyMachine<Of>>
export type HistoryActor<Of extends Listed> = ActorRefFrom<HistoryMachine<Of>>

export const noFilter = { kind: 0, status: null, from: null, to: null } as const

function unprovided(): never {
  throw new Error('This is provided in src/flows/history/history.provide.ts')
}
