import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { SessionEntry } from '#contract/customer.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import { withPage } from '../with-page.ts'

export type SessionHistoryEvent =
  | { type: 'try again' }
  | { type: 'show more' }
  | { type: 'end the session'; id: number }

export type SessionHistoryEffect = 'show the failure' | 'show the success'

export interface SessionPage {
  total: number
  list: SessionEntry[]
}

export interface SessionEnded {
  /** UTC. */
  ended: string
  /** The server's message; empty when it sent none. */
  message: string
}

export interface SessionHistoryContext {
  /** No duplicates, newest first. */
  list: SessionEntry[]
  /** Entries that came, duplicates too: how many the next page skips. */
  read: number
  total: number
  /** Sessions to end, in order; the call for the first is running. */
  ending: number[]
  failure: Failure | null
}

export const sessionHistoryMachine = setup({
  types: {
    context: {} as SessionHistoryContext,
    events: {} as SessionHistoryEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'load the sessions': fromPromise<SessionPage, { skip: number }>(unprovided),
    'end the session': fromPromise<SessionEnded, { id: number }>(unprovided),
  },
  actions: {
    'take in': assign(({ context }, params: SessionPage) => ({
      list: withPage(context.list, params.list),
      read: context.read + params.list.length,
      total: params.total,
    })),
    'line it up': assign(({ context }, params: { id: number }) => ({
      ending: [...context.ending, params.id],
    })),
    'write down its end': assign(({ context }, params: { ended: string }) => ({
      list: ended(context.list, context.ending[0], params.ended),
    })),
    'take it from the line': assign(({ context }) => ({ ending: context.ending.slice(1) })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
  },
  guards: {
    'there are more': ({ context }) => context.read < context.total,
    'it can be ended': ({ context }, params: { id: number }) =>
      !context.ending.includes(params.id) &&
      context.list.some((each) => each.id === params.id && !each.current && each.ended === null),
    'one waits to be ended': (_, params: { ending: readonly number[] }) => params.ending.length > 0,
  },
}).createMachine({
  id: 'session history',
  description: 'Where a player has signed in, and how another device is signed out from here.',
  context: { list: [], read: 0, total: 0, ending: [], failure: null },
  type: 'parallel',
  states: {
    list: {
      description: 'The sign-ins of the player, newest first.',
      meta: { section: '2 Session history' },
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          description: 'The newest sessions are asked for.',
          meta: { section: '2 Session history' },
          invoke: {
            id: 'load the sessions',
            src: 'load the sessions',
            input: ({ context }) => ({ skip: context.read }),
            onDone: { target: 'loaded', actions: { type: 'take in', params: ({ event }) => event.output } },
            onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
          },
        },
        loaded: {
          description: 'The player sees where and when each sign-in was, and which one is this device.',
          meta: { section: '2 Session history' },
          on: { 'show more': { guard: 'there are more', target: 'loading more' } },
        },
        'loading more': {
          description: 'What is known stays in sight; older sessions are on their way.',
          meta: { section: '2 Session history' },
          invoke: {
            id: 'load the sessions',
            src: 'load the sessions',
            input: ({ context }) => ({ skip: context.read }),
            onDone: { target: 'loaded', actions: { type: 'take in', params: ({ event }) => event.output } },
            onError: { target: 'loaded', actions: { type: 'show the failure', params: itsFailure } },
          },
        },
        unavailable: {
          description: 'The list did not come: the person sees why and can ask again.',
          meta: { section: '8 Any call with success false' },
          on: { 'try again': { target: 'loading', actions: 'forget the failure' } },
        },
      },
    },
    ending: {
      description: 'Sessions are ended one after the other; each shows its own progress.',
      meta: { section: 'beyond' },
      initial: 'at rest',
      on: {
        'end the session': {
          guard: { type: 'it can be ended', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'line it up', params: ({ event }) => ({ id: event.id }) },
        },
      },
      states: {
        'at rest': {
          description: 'Nothing is being signed out: each open session of another device can be ended.',
          always: {
            guard: { type: 'one waits to be ended', params: ({ context }) => ({ ending: context.ending }) },
            target: 'ending the session',
          },
        },
        'ending the session': {
          description: 'The server ends the first in line, with its connections.',
          meta: { section: 'beyond' },
          invoke: {
            id: 'end the session',
            src: 'end the session',
            input: ({ context }) => ({ id: context.ending[0] ?? 0 }),
            onDone: {
              target: 'at rest',
              actions: [
                { type: 'write down its end', params: ({ event }) => ({ ended: event.output.ended }) },
                'take it from the line',
                { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
              ],
            },
            onError: {
              target: 'at rest',
              actions: ['take it from the line', { type: 'show the failure', params: itsFailure }],
            },
          },
        },
      },
    },
  },
})

export type SessionHistoryActor = ActorRefFrom<typeof sessionHistoryMachine>

/** `at` in UTC. */
function ended(list: readonly SessionEntry[], id: number | undefined, at: string): SessionEntry[] {
  return list.map((each) => (each.id === id ? { ...each, ended: at } : each))
}

function unprovided(): never {
  throw new Error('This is provided in src/flows/session-history/session-history.provide.ts')
}
