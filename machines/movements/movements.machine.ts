import type { ActorRefFrom } from 'xstate'
import { failureOf } from '../failure.ts'
import { movements } from './movements.setup.ts'

/** One request at a time; a change during it triggers another one. */
const asking = movements.createStateConfig({
  initial: 'asking once',
  states: {
    'asking once': {
      on: { 'hub.balance changed': 'asking once more', 'hub.connected': 'asking once more' },
    },
    'asking once more': {
      description:
        'The balance has changed while the answer was on its way: the newest are asked for after it.',
    },
  },
})

export const movementsMachine = movements.createMachine({
  id: 'movements',
  description: "What has changed the player's balance, newest first, and where the money is.",
  context: { list: [], total: 0, standing: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      ...asking,
      tags: 'busy',
      description: 'The newest are asked for; what is known stays in sight.',
      meta: { section: '7 transaction/movements' },
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
        onError: {
          target: 'unavailable',
          actions: { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    list: {
      meta: { section: '4 Balance display' },
      on: {
        'show more': { guard: 'there are older ones', target: 'loading more' },
        'hub.balance changed': 'loading',
        'hub.connected': 'loading',
      },
    },
    'loading more': {
      ...asking,
      description: 'Older ones come below what is there.',
      meta: { section: '7 transaction/movements' },
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
            actions: {
              type: 'show the failure',
              params: ({ event }) => ({ failure: failureOf(event.error) }),
            },
          },
          {
            target: 'list',
            actions: {
              type: 'show the failure',
              params: ({ event }) => ({ failure: failureOf(event.error) }),
            },
          },
        ],
      },
    },
    'nothing moved': {
      description: 'The balance has not changed yet.',
      on: { 'hub.balance changed': 'loading', 'hub.connected': 'loading' },
    },
    unavailable: {
      description: 'The newest did not come: the person sees it and can ask again.',
      on: { 'try again': 'loading', 'hub.balance changed': 'loading', 'hub.connected': 'loading' },
    },
  },
})

export type MovementsActor = ActorRefFrom<typeof movementsMachine>
