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
import type { BreakStanding, ExclusionForm, ExclusionLength } from '#contract/protection-breaks.ts'
import { itsFailure } from '../failure.ts'
import type { BreakAnswer, BreakWatched } from '../time-out/time-out.machine.ts'
import { breakChanged, site } from '../to-site.ts'

export type ExclusionEvent =
  | { type: 'try again' }
  | { type: 'choose the length'; length: ExclusionLength }
  | { type: 'choose another length' }
  | { type: 'exclude me'; form: Pick<ExclusionForm, 'password'> }
  | { type: 'ask to lift' }
  | { type: 'confirm the lift' }
  | { type: 'break.may be over' }

export type ExclusionEffect = 'show the failure' | 'show the success'

export interface ExclusionContext {
  /** Null until it is known. */
  standing: BreakStanding | null
  /** Null until one is chosen. */
  length: ExclusionLength | null
  failure: Failure | null
}

export const exclusionMachine = setup({
  types: {
    context: {} as ExclusionContext,
    events: {} as ExclusionEvent,
    tags: {} as 'busy' | 'form' | 'excluded',
    meta: {} as { section: string },
  },
  actors: {
    'ask for the standing': fromPromise<BreakStanding>(unprovided),
    'exclude the player': fromPromise<BreakAnswer, ExclusionForm>(unprovided),
    'ask to lift': fromPromise<BreakAnswer>(unprovided),
    'lift the exclusion': fromPromise<BreakAnswer>(unprovided),
    'watch the break': fromCallback<EventObject, BreakWatched>(unprovided),
  },
  actions: {
    'keep the standing': assign((_, params: { standing: BreakStanding }) => ({ ...params, failure: null })),
    'tell the site': sendTo(site, (_, params: { standing: BreakStanding }) => breakChanged(params.standing)),
    'remember the length': assign((_, params: { length: ExclusionLength }) => ({
      ...params,
      failure: null,
    })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
  },
  guards: {
    'an exclusion runs': (_, params: { standing: BreakStanding }) =>
      params.standing.break?.kind === 'exclusion',
    'a lift can be asked for': ({ context }) => liftOf(context)?.request === null,
    'a lift can be confirmed': ({ context }) => (liftOf(context)?.request ?? null) !== null,
    'the server refused': (_, params: { failure: Failure }) => params.failure.kind === 'refused',
  },
  delays: { 'another look': 60_000 },
}).createMachine({
  id: 'exclusion',
  description:
    'A player closes the account to play for months or without an end. It holds at once, on every device; after its end it is lifted only when the player asks and, after a wait, confirms.',
  context: { standing: null, length: null, failure: null },
  initial: 'asking for the standing',
  states: {
    'asking for the standing': {
      tags: 'busy',
      description:
        'The server says which lengths there are, and whether the account is closed to play already.',
      meta: { section: 'beyond' },
      entry: 'forget the failure',
      invoke: {
        id: 'ask for the standing',
        src: 'ask for the standing',
        onDone: [
          {
            guard: { type: 'an exclusion runs', params: ({ event }) => ({ standing: event.output }) },
            target: 'excluded',
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
        'The player reads what ends and what stays, and chooses how long; a length that was chosen before is chosen still.',
      meta: { section: 'beyond' },
      on: {
        'choose the length': {
          target: 'confirming',
          actions: { type: 'remember the length', params: ({ event }) => ({ length: event.length }) },
        },
      },
    },
    confirming: {
      tags: 'form',
      description: 'The player reads the length again and confirms it with the password.',
      meta: { section: 'beyond' },
      on: {
        'exclude me': { target: 'excluding', actions: 'forget the failure' },
        'choose another length': { target: 'choosing the length', actions: 'forget the failure' },
      },
    },
    excluding: {
      tags: ['busy', 'form'],
      description: 'The server closes the account to play and ends the sessions of other devices.',
      meta: { section: 'beyond' },
      entry: sendTo(site, { type: 'exclusion.sent' }),
      exit: sendTo(site, { type: 'exclusion.answered' }),
      invoke: {
        id: 'exclude the player',
        src: 'exclude the player',
        input: ({ context, event }) => {
          assertEvent(event, 'exclude me')
          if (context.length === null) throw new Error('No length is chosen')
          return { ...event.form, length: context.length }
        },
        onDone: {
          target: 'excluded',
          actions: [
            { type: 'keep the standing', params: ({ event }) => ({ standing: event.output.standing }) },
            { type: 'tell the site', params: ({ event }) => ({ standing: event.output.standing }) },
            { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: [
          {
            guard: { type: 'the server refused', params: itsFailure },
            target: 'confirming',
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
    excluded: {
      tags: 'excluded',
      description:
        'The player sees until when and what still works. After the end the way back is here: a request, a wait, and a confirmation in time. The server is asked again when the next step of the way back may be open, and when the tab is looked at again.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'watch the break',
        src: 'watch the break',
        input: ({ context }) => ({ until: nextMomentOf(context) }),
      },
      on: {
        'ask to lift': { guard: 'a lift can be asked for', target: 'asking to lift' },
        'confirm the lift': { guard: 'a lift can be confirmed', target: 'lifting' },
      },
      initial: 'resting',
      states: {
        resting: {
          description:
            'Nothing is asked before the next step of the way back may be open, unless the tab is looked at again.',
          on: { 'break.may be over': 'looking' },
        },
        looking: {
          description:
            'The page stays as it is until the server has answered. While the account is closed, the next step is then watched for anew.',
          invoke: {
            id: 'ask for the standing',
            src: 'ask for the standing',
            onDone: [
              {
                guard: { type: 'an exclusion runs', params: ({ event }) => ({ standing: event.output }) },
                target: '#exclusion.excluded',
                actions: [
                  { type: 'keep the standing', params: ({ event }) => ({ standing: event.output }) },
                  { type: 'tell the site', params: ({ event }) => ({ standing: event.output }) },
                ],
              },
              {
                target: '#exclusion.lifted',
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
    'asking to lift': {
      tags: ['busy', 'excluded'],
      description: 'The server notes the request and says from when it can be confirmed.',
      meta: { section: 'beyond' },
      entry: sendTo(site, { type: 'exclusion.sent' }),
      exit: sendTo(site, { type: 'exclusion.answered' }),
      invoke: {
        id: 'ask to lift',
        src: 'ask to lift',
        onDone: {
          target: 'excluded',
          actions: [
            { type: 'keep the standing', params: ({ event }) => ({ standing: event.output.standing }) },
            { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: { target: 'finding out', actions: { type: 'show the failure', params: itsFailure } },
      },
    },
    lifting: {
      tags: ['busy', 'excluded'],
      description: 'The server opens the account to play again.',
      meta: { section: 'beyond' },
      entry: sendTo(site, { type: 'exclusion.sent' }),
      exit: sendTo(site, { type: 'exclusion.answered' }),
      invoke: {
        id: 'lift the exclusion',
        src: 'lift the exclusion',
        onDone: {
          target: 'lifted',
          actions: [
            { type: 'keep the standing', params: ({ event }) => ({ standing: event.output.standing }) },
            { type: 'tell the site', params: ({ event }) => ({ standing: event.output.standing }) },
            { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: { target: 'finding out', actions: { type: 'show the failure', params: itsFailure } },
      },
    },
    'finding out': {
      tags: ['busy', 'excluded'],
      description:
        'A request or a confirmation was refused or got no answer: the server is asked what holds. Without an answer the page shows what it knew.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'ask for the standing',
        src: 'ask for the standing',
        onDone: [
          {
            guard: { type: 'an exclusion runs', params: ({ event }) => ({ standing: event.output }) },
            target: 'excluded',
            actions: [
              { type: 'keep the standing', params: ({ event }) => ({ standing: event.output }) },
              { type: 'tell the site', params: ({ event }) => ({ standing: event.output }) },
            ],
          },
          {
            target: 'lifted',
            actions: [
              { type: 'keep the standing', params: ({ event }) => ({ standing: event.output }) },
              { type: 'tell the site', params: ({ event }) => ({ standing: event.output }) },
            ],
          },
        ],
        onError: '#exclusion.excluded.unanswered',
      },
    },
    lifted: {
      description: 'The account is open to play again.',
      meta: { section: 'beyond' },
    },
  },
})

export type ExclusionActor = ActorRefFrom<typeof exclusionMachine>

/** Null: there is no way back, or its next step cannot be taken yet. */
function liftOf({ standing }: ExclusionContext) {
  const lift = standing?.break?.lift ?? null
  return lift?.open === true ? lift : null
}

/** Null: no step of the way back opens or lapses by itself. */
function nextMomentOf({ standing }: ExclusionContext) {
  const lift = standing?.break?.lift
  if (!lift) return null
  const { open, from, request } = lift
  if (request === null) return open ? null : from
  return open ? request.lapsesAt : request.confirmableFrom
}

function unprovided(): never {
  throw new Error('This is provided in src/flows/exclusion/exclusion.provide.ts')
}
