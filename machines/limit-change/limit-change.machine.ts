import { assertEvent, assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Limit, LimitName, SetLimit } from '#contract/protection.ts'
import { itsFailure } from '../failure.ts'
import type { TabFact } from '../tab-fact.ts'

export type LimitChangeEvent =
  | { type: 'set the limit'; form: SetLimit }
  | { type: 'remove the limit' }
  | { type: 'choose another amount' }
  | { type: 'confirm the raise' }
  | { type: 'cancel the request' }
  | { type: 'try again' }
  | TabFact

export type LimitChangeEffect = 'show the failure'

export interface LimitChangeInput {
  name: LimitName
}

export interface FoundLimit {
  /** Null: the player has none of this name. */
  limit: Limit | null
  /** Hours from the request of a raise to the moment from which it can be confirmed. */
  raiseWait: number
}

export interface LimitChangeContext extends LimitChangeInput, FoundLimit {
  failure: Failure | null
}

export const limitChangeMachine = setup({
  types: {
    context: {} as LimitChangeContext,
    events: {} as LimitChangeEvent,
    input: {} as LimitChangeInput,
    tags: {} as 'busy' | 'form' | 'sent',
    meta: {} as { section: string },
  },
  actors: {
    'load the limit': fromPromise<FoundLimit, LimitName>(unprovided),
    'set the limit': fromPromise<FoundLimit, SetLimit>(unprovided),
    'confirm the raise': fromPromise<FoundLimit, LimitName>(unprovided),
    'cancel the request': fromPromise<FoundLimit, LimitName>(unprovided),
    'watch the tab': fromCallback(unprovided),
  },
  actions: {
    'take in the limit': assign((_, { limit, raiseWait }: FoundLimit) => ({ limit, raiseWait })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
  },
  guards: {
    'the server refused': (_, params: { failure: Failure }) => params.failure.kind === 'refused',
    'there is a limit': ({ context }) => context.limit !== null,
    'a request waits': (_, { limit }: FoundLimit) => limit?.request?.confirmable === false,
    'a request can be confirmed': (_, { limit }: FoundLimit) => limit?.request?.confirmable === true,
    'it was raised': ({ context }, { limit }: FoundLimit) =>
      context.limit?.request?.amount === (limit === null ? null : limit.amount),
  },
  delays: { 'another look': 60_000 },
}).createMachine({
  id: 'limit change',
  description:
    'A player sets, lowers, raises or removes one limit. Only a confirmation of the player after the wait raises it.',
  context: ({ input }) => ({ ...input, limit: null, raiseWait: 0, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      description: 'The server is asked what holds now, and whether a request waits.',
      meta: { section: 'beyond' },
      entry: 'forget the failure',
      invoke: {
        id: 'load the limit',
        src: 'load the limit',
        input: ({ context }) => context.name,
        onDone: [
          {
            guard: { type: 'a request waits', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'take in the limit', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'a request can be confirmed', params: ({ event }) => event.output },
            target: 'asking for the confirmation',
            actions: { type: 'take in the limit', params: ({ event }) => event.output },
          },
          {
            target: 'filling in',
            actions: { type: 'take in the limit', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
      },
    },
    'filling in': {
      tags: 'form',
      description:
        'The player enters an amount, or removes the limit; a refusal of the last attempt stands beside the form.',
      meta: { section: 'beyond' },
      on: {
        'set the limit': { target: 'setting', actions: 'forget the failure' },
        'remove the limit': {
          guard: 'there is a limit',
          target: 'setting',
          actions: 'forget the failure',
        },
      },
    },
    setting: {
      tags: ['form', 'sent'],
      description: 'A first or a lower limit holds at once; a higher one and a removal become a request.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'set the limit',
        src: 'set the limit',
        input: ({ context, event }) => {
          assertEvent(event, ['set the limit', 'remove the limit'])
          return event.type === 'set the limit' ? event.form : { ...context.name, amount: null }
        },
        onDone: [
          {
            guard: { type: 'a request waits', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'take in the limit', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'a request can be confirmed', params: ({ event }) => event.output },
            target: 'asking for the confirmation',
            actions: { type: 'take in the limit', params: ({ event }) => event.output },
          },
          {
            target: 'set',
            actions: { type: 'take in the limit', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'the server refused', params: itsFailure },
            target: 'filling in',
            actions: [
              { type: 'say why', params: itsFailure },
              { type: 'show the failure', params: itsFailure },
            ],
          },
          { target: 'loading', actions: { type: 'show the failure', params: itsFailure } },
        ],
      },
    },
    set: {
      description: 'The limit holds from now on.',
      meta: { section: 'beyond' },
      on: { 'choose another amount': 'filling in' },
    },
    waiting: {
      description:
        'The request is noted and changes nothing. The player sees from when and until when it can be confirmed; a lower limit can be set at any time.',
      meta: { section: 'beyond' },
      invoke: { id: 'watch the tab', src: 'watch the tab' },
      on: {
        'cancel the request': 'cancelling',
        'choose another amount': 'filling in',
      },
      initial: 'resting',
      states: {
        resting: {
          description: 'The server is asked again soon: only its clock says when the wait is over.',
          on: { 'tab.hidden': 'out of sight' },
          after: { 'another look': 'looking' },
        },
        looking: {
          description: 'The page stays as it is until the server has answered.',
          on: { 'tab.hidden': 'out of sight' },
          invoke: {
            id: 'load the limit',
            src: 'load the limit',
            input: ({ context }) => context.name,
            onDone: [
              {
                guard: { type: 'a request waits', params: ({ event }) => event.output },
                target: 'resting',
                actions: { type: 'take in the limit', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'a request can be confirmed', params: ({ event }) => event.output },
                target: '#limit change.asking for the confirmation',
                actions: { type: 'take in the limit', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'it was raised', params: ({ event }) => event.output },
                target: '#limit change.raised',
                actions: { type: 'take in the limit', params: ({ event }) => event.output },
              },
              {
                target: '#limit change.lapsed',
                actions: { type: 'take in the limit', params: ({ event }) => event.output },
              },
            ],
            onError: 'resting',
          },
        },
        'out of sight': {
          description: 'A hidden tab asks nothing. When it is shown again, it asks at once.',
          on: { 'tab.shown': 'looking' },
        },
      },
    },
    'asking for the confirmation': {
      description: 'The wait is over: the player confirms the request, cancels it, or lets it lapse.',
      meta: { section: 'beyond' },
      on: {
        'confirm the raise': 'confirming',
        'cancel the request': 'cancelling',
        'choose another amount': 'filling in',
      },
    },
    confirming: {
      tags: 'sent',
      description: 'The server raises or removes the limit if the time to confirm has come and is not over.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'confirm the raise',
        src: 'confirm the raise',
        input: ({ context }) => context.name,
        onDone: {
          target: 'raised',
          actions: { type: 'take in the limit', params: ({ event }) => event.output },
        },
        onError: {
          target: 'finding out',
          actions: { type: 'show the failure', params: itsFailure },
        },
      },
    },
    'finding out': {
      tags: 'busy',
      description:
        'The confirmation or the cancellation was refused, or its answer never came: the server is asked what holds.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'load the limit',
        src: 'load the limit',
        input: ({ context }) => context.name,
        onDone: [
          {
            guard: { type: 'a request waits', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'take in the limit', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'a request can be confirmed', params: ({ event }) => event.output },
            target: 'asking for the confirmation',
            actions: { type: 'take in the limit', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'it was raised', params: ({ event }) => event.output },
            target: 'raised',
            actions: { type: 'take in the limit', params: ({ event }) => event.output },
          },
          {
            target: 'lapsed',
            actions: { type: 'take in the limit', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
      },
    },
    raised: {
      description: 'The limit that the player has confirmed holds from now on, or there is none any more.',
      meta: { section: 'beyond' },
    },
    lapsed: {
      description:
        'The request is gone, not confirmed in time or cancelled elsewhere; the limit is as it was.',
      meta: { section: 'beyond' },
      on: { 'choose another amount': 'filling in' },
    },
    cancelling: {
      tags: 'sent',
      description: 'The server drops the request at once.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'cancel the request',
        src: 'cancel the request',
        input: ({ context }) => context.name,
        onDone: {
          target: 'cancelled',
          actions: { type: 'take in the limit', params: ({ event }) => event.output },
        },
        onError: { target: 'finding out', actions: { type: 'show the failure', params: itsFailure } },
      },
    },
    cancelled: {
      description: 'The request is gone, and the limit is as it was.',
      meta: { section: 'beyond' },
      on: { 'choose another amount': 'filling in' },
    },
    unavailable: {
      description: 'What holds did not come: the person sees why and can ask again. It holds all the same.',
      meta: { section: '8 Any call with success false' },
      on: { 'try again': 'loading' },
    },
  },
})

export type LimitChangeActor = ActorRefFrom<typeof limitChangeMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/limit-change/limit-change.provide.ts')
}
