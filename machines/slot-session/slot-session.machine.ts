import { assertEvent, assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { SlotSessionForm, SlotSessionNow } from '#contract/protection-slots.ts'
import { itsFailure } from '../failure.ts'

export type SlotSessionEvent = { type: 'begin the session'; form: SlotSessionForm }

export type SlotSessionEffect = 'launch the game' | 'show why it did not begin'

export interface SlotSessionContext {
  failure: Failure | null
}

export const slotSessionMachine = setup({
  types: {
    context: {} as SlotSessionContext,
    events: {} as SlotSessionEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'begin the session': fromPromise<SlotSessionNow, SlotSessionForm>(unprovided),
    'look for a session': fromPromise<SlotSessionNow>(unprovided),
  },
  actions: {
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'launch the game': () => unprovided(),
    'show why it did not begin': (_args, _params: { failure: Failure | null }) => unprovided(),
  },
  guards: {
    'a session runs': (_, params: SlotSessionNow) => params.until !== null,
  },
}).createMachine({
  id: 'slot session',
  description:
    'Where the law wants it, a player sets the time and the money of a session before a slot starts. Only those whose launch was refused run it.',
  context: { failure: null },
  initial: 'filling in',
  states: {
    'filling in': {
      description: 'The player sets time and money; why the last attempt failed stands in the form.',
      meta: { section: 'beyond' },
      on: { 'begin the session': { target: 'beginning', actions: 'forget the failure' } },
    },
    beginning: {
      tags: 'busy',
      description: 'The server begins the session.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'begin the session',
        src: 'begin the session',
        input: ({ event }) => {
          assertEvent(event, 'begin the session')
          return event.form
        },
        onDone: 'begun',
        onError: { target: 'finding out', actions: { type: 'say why', params: itsFailure } },
      },
    },
    'finding out': {
      tags: 'busy',
      description:
        'The answer got lost, or another tab was faster: the server is asked whether a session runs.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'look for a session',
        src: 'look for a session',
        onDone: [
          {
            guard: { type: 'a session runs', params: ({ event }) => event.output },
            target: 'begun',
            actions: {
              type: 'show why it did not begin',
              params: ({ context: { failure } }) => ({ failure }),
            },
          },
          { target: 'filling in' },
        ],
        onError: 'filling in',
      },
    },
    begun: {
      type: 'final',
      tags: 'busy',
      description: 'The session runs, and the game is launched.',
      meta: { section: 'beyond' },
      entry: 'launch the game',
    },
  },
})

export type SlotSessionActor = ActorRefFrom<typeof slotSessionMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/slot-session/slot-session.provide.ts')
}
