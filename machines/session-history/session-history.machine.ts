import type { ActorRefFrom } from 'xstate'
import { failureOf } from '../failure.ts'
import { sessionHistory } from './session-history.setup.ts'

export const sessionHistoryMachine = sessionHistory.createMachine({
  id: 'session history',
  description: 'Where a player has signed in, and how another device is signed out from here.',
  context: { list: [], total: 0, ending: [] },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          description: 'The newest sessions are asked for.',
          meta: { section: '7 customer/sessions' },
          invoke: {
            id: 'load the sessions',
            src: 'load the sessions',
            input: ({ context }) => ({ skip: context.list.length }),
            onDone: { target: 'loaded', actions: { type: 'take in', params: ({ event }) => event.output } },
            onError: 'unavailable',
          },
        },
        loaded: {
          meta: { section: '2 Session history' },
          on: { 'show more': { guard: 'there are more', target: 'loading more' } },
        },
        'loading more': {
          description: 'What is known stays in sight; older sessions are on their way.',
          meta: { section: '7 customer/sessions' },
          invoke: {
            id: 'load the sessions',
            src: 'load the sessions',
            input: ({ context }) => ({ skip: context.list.length }),
            onDone: { target: 'loaded', actions: { type: 'take in', params: ({ event }) => event.output } },
            onError: {
              target: 'loaded',
              actions: {
                type: 'show the failure',
                params: ({ event }) => ({ failure: failureOf(event.error) }),
              },
            },
          },
        },
        unavailable: {
          description: 'The list did not come: the person can ask again.',
          on: { 'try again': 'loading' },
        },
      },
    },
    ending: {
      description: 'Sessions are ended one after the other; each shows its own progress.',
      initial: 'at rest',
      on: {
        'end the session': {
          guard: { type: 'it can be ended', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'line it up', params: ({ event }) => ({ id: event.id }) },
        },
      },
      states: {
        'at rest': {
          always: {
            guard: { type: 'one waits to be ended', params: ({ context }) => ({ ending: context.ending }) },
            target: 'ending the session',
          },
        },
        'ending the session': {
          description: 'The server ends the first in line, with its connections.',
          meta: { section: '7 customer/endsession' },
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
              actions: [
                'take it from the line',
                { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              ],
            },
          },
        },
      },
    },
  },
})

export type SessionHistoryActor = ActorRefFrom<typeof sessionHistoryMachine>
