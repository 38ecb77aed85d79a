import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { NetworkFact } from '../realtime/realtime.machine.ts'

/** One for each wait in `delays`. */
const retries = 5

export interface LatePartContext {
  /** Retries since the first fetch, or since the network returned. */
  retry: number
  online: boolean
}

export const latePartMachine = setup({
  types: {
    context: {} as LatePartContext,
    events: {} as NetworkFact,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'fetch the code': fromPromise<void>(unprovided),
    'watch the network': fromCallback(unprovided),
  },
  actions: {
    'count the retry': assign(({ context }) => ({ retry: context.retry + 1 })),
    'forget the retries': assign({ retry: 0 }),
    'remember the network': assign((_, params: { online: boolean }) => params),
  },
  guards: {
    'there is no network': ({ context }) => !context.online,
    'retries are left': (_, params: { retry: number }) => params.retry < retries,
    'it is its turn': ({ context }, params: { retry: number }) => context.retry === params.retry,
  },
  /**
   * The browser may not have noticed a lost network yet. In total less than the minute in which the site reloads only
   * once: code that is gone for good must not reload the page again and again.
   */
  delays: {
    'first wait': 1_000,
    'second wait': 2_000,
    'third wait': 4_000,
    'fourth wait': 8_000,
    'last wait': 16_000,
  },
}).createMachine({
  id: 'late part',
  description: 'A part of the page whose code is loaded after the page, and again if it does not come.',
  context: { retry: 0, online: true },
  initial: 'fetching',
  invoke: { id: 'watch the network', src: 'watch the network' },
  on: {
    'network.lost': { actions: { type: 'remember the network', params: { online: false } } },
    'network.returned': { actions: { type: 'remember the network', params: { online: true } } },
  },
  states: {
    fetching: {
      tags: 'busy',
      description: 'The part is on its way; its place is kept.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'fetch the code',
        src: 'fetch the code',
        onDone: 'arrived',
        onError: [
          { guard: 'there is no network', target: 'waiting for the network' },
          {
            guard: { type: 'retries are left', params: ({ context }) => ({ retry: context.retry }) },
            target: 'waiting to retry',
            actions: 'count the retry',
          },
          { target: 'waiting for the network' },
        ],
      },
    },
    'waiting to retry': {
      description: 'Each retry has a wait of its own, twice as long as the one before.',
      meta: { section: 'beyond' },
      on: {
        'network.lost': {
          target: 'waiting for the network',
          actions: { type: 'remember the network', params: { online: false } },
        },
      },
      after: {
        'first wait': { guard: { type: 'it is its turn', params: { retry: 1 } }, target: 'fetching' },
        'second wait': { guard: { type: 'it is its turn', params: { retry: 2 } }, target: 'fetching' },
        'third wait': { guard: { type: 'it is its turn', params: { retry: 3 } }, target: 'fetching' },
        'fourth wait': { guard: { type: 'it is its turn', params: { retry: 4 } }, target: 'fetching' },
        'last wait': { guard: { type: 'it is its turn', params: { retry: 5 } }, target: 'fetching' },
      },
    },
    'waiting for the network': {
      description:
        'The device has no network, or the retries are used up: the next network brings another fetch.',
      meta: { section: 'beyond' },
      on: {
        'network.returned': {
          target: 'fetching',
          actions: ['forget the retries', { type: 'remember the network', params: { online: true } }],
        },
      },
    },
    arrived: {
      type: 'final',
      description: 'The part is there and can be used.',
      meta: { section: 'beyond' },
    },
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/http/late-part.provide.ts')
}
