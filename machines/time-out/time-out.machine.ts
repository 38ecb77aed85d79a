import {
  assertEvent,
  assign,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type ActorRefFrom,
  type EventObject,
} from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { BreakStanding, TimeOutForm } from '#contract/protection-breaks.ts'
import { itsFailure } from '../failure.ts'
import { breakChanged, site } from '../to-site.ts'

export type TimeOutEvent =
  | { type: 'try again' }
  | { type: 'begin the break'; form: TimeOutForm }
  | { type: 'break.may be over' }

export type TimeOutEffect = 'show the failure' | 'show the success'

export interface TimeOutContext {
  /** Null until it is known. */
  standing: BreakStanding | null
  /** Of the break that the player wants. Null until it is chosen. */
  hours: number | null
  failure: Failure | null
}

export interface BreakAnswer {
  standing: BreakStanding
  /** The server's message; empty when it sent none. */
  message: string
}

export interface BreakWatched {
  /** UTC; null: it does not end by itself. */
  until: string | null
}

export const timeOutMachine = setup({
  types: {
    context: {} as TimeOutContext,
    events: {} as TimeOutEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'ask for the standing': fromPromise<BreakStanding>(unprovided),
    'begin the break': fromPromise<BreakAnswer, TimeOutForm & { panicHours: number }>(unprovided),
    'watch the break': fromCallback<EventObject, BreakWatched>(unprovided),
  },
  actions: {
    'keep the standing': assign((_, params: { standing: BreakStanding }) => ({ ...params, failure: null })),
    'tell the site': sendTo(site, (_, params: { standing: BreakStanding }) => breakChanged(params.standing)),
    'remember the length': assign((_, params: { hours: number }) => ({ ...params, failure: null })),
    'forget the length': assign({ hours: null }),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
  },
  guards: {
    'a break runs': (_, params: { standing: BreakStanding }) => params.standing.break !== null,
    'the server refused': (_, params: { failure: Failure }) => params.failure.kind === 'refused',
  },
  delays: { 'another look': 60_000 },
}).createMachine({
  id: 'time-out',
  description:
    'A player takes a break from play. It begins at once, on every device, and ends by itself; nobody ends it earlier.',
  context: { standing: null, hours: null, failure: null },
  initial: 'asking for the standing',
  states: {
    'asking for the standing': {
      tags: 'busy',
      description: 'The server says which lengths there are, and whether a break runs already.',
      meta: { section: 'beyond' },
      entry: 'forget the failure',
      invoke: {
        id: 'ask for the standing',
        src: 'ask for the standing',
        onDone: [
          {
            guard: { type: 'a break runs', params: ({ event }) => ({ standing: event.output }) },
            target: 'on a break',
            actions: [
              { type: 'keep the standing', params: ({ event }) => ({ standing: event.output }) },
              { type: 'tell the site', params: ({ event }) => ({ standing: event.output }) },
            ],
          },
          {
            target: 'choosing the length',
            actions: [
              { type: 'keep the standing', params: ({ event }) => ({ standing: event.output }) },
              { type: 'tell the site', params: ({ event }) => ({ standing: event.output }) },
            ],
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
      },
    },
    unavailable: {
      description: 'The lengths did not come: the player sees why and can ask again.',
      meta: { section: '8 Any call with success false' },
      on: { 'try again': 'asking for the standing' },
    },
    'choosing the length': {
      description:
        'The shortest break is chosen already, or the one that the player sent without success: one press begins it.',
      meta: { section: 'beyond' },
      on: {
        'begin the break': {
          target: 'beginning',
          actions: { type: 'remember the length', params: ({ event }) => ({ hours: event.form.hours }) },
        },
      },
    },
    beginning: {
      tags: 'busy',
      description: 'The server begins the break and ends the sessions of other devices.',
      meta: { section: 'beyond' },
      entry: sendTo(site, { type: 'time-out.sent' }),
      exit: sendTo(site, { type: 'time-out.answered' }),
      invoke: {
        id: 'begin the break',
        src: 'begin the break',
        input: ({ context, event }) => {
          assertEvent(event, 'begin the break')
          return { ...event.form, panicHours: context.standing?.panicHours ?? 0 }
        },
        onDone: {
          target: 'on a break',
          actions: [
            { type: 'keep the standing', params: ({ event }) => ({ standing: event.output.standing }) },
            { type: 'tell the site', params: ({ event }) => ({ standing: event.output.standing }) },
            { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: [
          {
            guard: { type: 'the server refused', params: itsFailure },
            target: 'choosing the length',
            actions: [
              { type: 'say why', params: itsFailure },
              { type: 'show the failure', params: itsFailure },
            ],
          },
          {
            target: 'asking for the standing',
            actions: { type: 'show the failure', params: itsFailure },
          },
        ],
      },
    },
    'on a break': {
      description:
        'The player sees until when, what still works, and where to find help. The server is asked again when the time is over and when the tab is looked at again.',
      meta: { section: 'beyond' },
      entry: 'forget the length',
      invoke: {
        id: 'watch the break',
        src: 'watch the break',
        input: ({ context }) => ({ until: endOf(context) }),
      },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is asked before the end, unless the tab is looked at again.',
          on: { 'break.may be over': 'looking' },
        },
        looking: {
          description:
            'The page stays as it is until the server has answered. A break that still runs is watched anew: its end may have changed.',
          invoke: {
            id: 'ask for the standing',
            src: 'ask for the standing',
            onDone: [
              {
                guard: { type: 'a break runs', params: ({ event }) => ({ standing: event.output }) },
                target: '#time-out.on a break',
                actions: [
                  { type: 'keep the standing', params: ({ event }) => ({ standing: event.output }) },
                  { type: 'tell the site', params: ({ event }) => ({ standing: event.output }) },
                ],
              },
              {
                target: '#time-out.choosing the length',
                actions: [
                  { type: 'keep the standing', params: ({ event }) => ({ standing: event.output }) },
                  { type: 'tell the site', params: ({ event }) => ({ standing: event.output }) },
                ],
              },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          description:
            'The page shows what it knows. The server is asked again soon, or when the tab is looked at again.',
          on: { 'break.may be over': 'looking' },
          after: { 'another look': 'looking' },
        },
      },
    },
  },
})

/** An exclusion does not end by itself. */
const endOf = ({ standing }: TimeOutContext) =>
  standing?.break?.kind === 'exclusion' ? null : (standing?.break?.until ?? null)

export type TimeOutActor = ActorRefFrom<typeof timeOutMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/time-out/time-out.provide.ts')
}
