import type { ActorRefFrom } from 'xstate'
import { failureOf } from '../failure.ts'
import { gameHistory, noFilter } from './game-history.setup.ts'

export const gameHistoryMachine = gameHistory.createMachine({
  id: 'game history',
  description: 'The rounds that a player has played: filtered, summed, page by page, and as a file.',
  context: { filter: noFilter, total: 0, list: [], read: 0, failure: null },
  type: 'parallel',
  states: {
    showing: {
      meta: { section: '2 Dashboard menu, Game Activities' },
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
          description: 'The first page of what the filter shows; a filter that changes meanwhile asks anew.',
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
            onError: {
              target: 'unavailable',
              actions: { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            },
          },
        },
        list: {
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
            onError: {
              target: 'list',
              actions: {
                type: 'show the failure',
                params: ({ event }) => ({ failure: failureOf(event.error) }),
              },
            },
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
      initial: 'at rest',
      states: {
        'at rest': { on: { download: { guard: 'there is something to save', target: 'gathering' } } },
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
            onError: {
              target: 'at rest',
              actions: {
                type: 'show the failure',
                params: ({ event }) => ({ failure: failureOf(event.error) }),
              },
            },
          },
        },
      },
    },
  },
})

export type GameHistoryActor = ActorRefFrom<typeof gameHistoryMachine>
